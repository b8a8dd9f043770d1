import type { CalloutBlock, ChurchVoice, Language } from '@lampstand/sdk/app';
import { churchContacts } from '../church-contacts.ts';
import { careGate } from '../gate.ts';
import { contactsOf } from '../helplines.ts';
import type { Meaning } from '../meaning.ts';
import { careWords } from '../words/index.ts';

/** From so many messages that sound weighed down, the conversation itself is a reason to point to people. */
const HEAVY_THREAD = 3;
/** Messages that are read, and characters of each. */
const READ = { messages: 40, characters: 2_000 };

const weighedDown =
  /\b(?:lonely|alone|hopeless|worthless|useless|depress\w*|anxi\w*|panic\w*|exhausted|overwhelmed|cannot sleep|can'?t sleep|can'?t stop crying|crying|cry every|numb|empty inside|no one cares|nobody cares|nobody would notice|hate myself|can'?t go on|can'?t cope|can'?t do this|tired of (?:life|everything|living|trying)|so sad|miserable|heartbroken|abandoned|grie\w+|scared|afraid all|falling apart|breaking down|no point|giving up|what is the point|a burden)\b/i;
const ofThemselves = /\b(?:i|i'?m|i'?ve|me|my|myself|we|our)\b/i;
// The same in Spanish, on words without accents.
const weighedDownInSpanish =
  /\b(?:sol[oa]|trist\w+|desesperad\w+|deprimid\w+|depresion|ansiedad|angusti\w+|no puedo dormir|llor(?:o|ando|ar)|vaci[oa]|inutil|no valgo nada|a nadie le importo|nadie me (?:quiere|entiende|escucha|ayuda)|no puedo (?:mas|con todo|seguir)|no aguanto|agotad[oa]|abrumad[oa]|destrozad[oa]|abandonad[oa]|fracasad[oa]|miedo a todo|sin esperanza|me odio|una carga|un estorbo|rendirme)\b/i;
const ofThemselvesInSpanish = /\b(?:yo|me|mi|mis|estoy|soy|tengo|siento|puedo|nos|nuestr\w+)\b/i;

/**
 * Whether a conversation has become heavy with its newest message: mild distress for the third time. `meaning` are the vectors
 * of the messages. True once, so that the offer of a person does not come with every answer.
 */
export function becomesHeavy(messages: readonly string[], meaning?: Meaning): boolean {
  const newest = messages.at(-1);
  if (newest === undefined || !isHeavy(newest, meaning)) return false;
  return messages.slice(-READ.messages).filter((message) => isHeavy(message, meaning)).length === HEAVY_THREAD;
}

function isHeavy(message: string, meaning: Meaning | undefined): boolean {
  const text = message.slice(0, READ.characters).replaceAll('’', "'");
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const spanish = ofThemselvesInSpanish.test(plain);
  if (ofThemselves.test(text) && weighedDown.test(text)) return true;
  if (spanish && weighedDownInSpanish.test(plain)) return true;
  return (spanish || ofThemselves.test(text)) && careGate([text], meaning).some(({ kind }) => kind !== 'scam');
}

/** A quiet word, when someone has named several heavy things one after the other. */
export function offerOfPerson(messages: readonly string[], church: ChurchVoice, lang: Language = 'en'): CalloutBlock {
  const findings = careGate(messages.slice(-READ.messages));
  const clergy = findings.some(({ circumstances }) => circumstances?.includes('harmed-by-clergy'));
  return {
    type: 'callout',
    tone: 'info',
    lang,
    ...careWords[lang].offer,
    contacts: [...(clergy ? [] : churchContacts(church, lang)), ...contactsOf('lifeline', lang)],
    dismissible: true,
  };
}
