import type { NeedLines } from '../theme.ts';
import { hasNoVerb, type ListedNeed, listedNeeds, relation, wishes } from './listed-needs.ts';
import { isHarsh, withoutContempt } from './own-words.ts';
import { plainWords, sentencesIn } from './plain-words.ts';

/** What a text asks for, or gives thanks for, in so many words. */
export interface Petition {
  kind: 'ask' | 'thanks';
  /** Whole sentences in the voice of the prayer, each says it all: "I pray that my wife beats this pneumonia." */
  wordings: NeedLines;
  /** For one need of a list: what the text says of it. */
  about?: string;
  /** It is for a person, and tells no need of its own. */
  isPerson?: boolean;
}

/** A longer petition is hard to say aloud. */
const MOST_WORDS = 26;
const MOST = 4;
/** Needs of one list. */
const MOST_LISTED = 8;

const people = '(?:me|us|him|her|them|you|everyone|someone|each other)';
/** "please pray", "can you all pray hard", "I would like prayer": a request to us. */
const wish = [
  `(?:(?:please|pls|plz|just|also|so|and|would|could|can|will|you|u|ya|y’?all|guys|someone|everyone|i’m|we’re|i am|we are|let’s|do)\\s+)*`,
  `(?<!\\b(?:i|we|to|he|she|they)\\s+)(?:keep\\s+)?pray(?:ing)?(?:\\s+(?:please|hard|with\\s+${people}|to\\s+god|also|too|now|especially|specially))*`,
].join('');
const noun = `(?:prayers?|request|intercession)(?:\\s+(?:please|request|requests|needed|also))*`;
const help =
  '(?:help|strength|wisdom|courage|peace|patience|guidance|healing|comfort|rest|hope|mercy|direction|faith|protection|provision|unity|safe travels|travel(?:ing|l?ing)? mercies)';
/** "asking God to", "please ask the Lord that", "asking for"; "she asks for him" is another thing. */
const request =
  '(?:\\b(?:please|pls|i|we|i’m|we’re|just|would|could|can|you|u)\\s+)*(?:\\bask(?:ing)?\\s+(?:god|the lord|jesus)\\s+(?:please\\s+)?|(?<!\\p{L})asking\\s+)';

/** Where a petition begins, what follows it ("for", "that" or nothing), and how the prayer takes it up. */
const leads: readonly { begin: RegExp; link: 'for' | 'that' | 'to' | 'none' }[] = [
  { begin: new RegExp(`\\b${wish}\\s+that\\s+`, 'iu'), link: 'that' },
  { begin: new RegExp(`\\b${wish}\\s+for\\s+`, 'iu'), link: 'for' },
  { begin: new RegExp(`\\b${noun}\\s+that\\s+`, 'iu'), link: 'that' },
  { begin: new RegExp(`\\b${noun}\\s+for\\s+`, 'iu'), link: 'for' },
  { begin: new RegExp(`${request}that\\s+`, 'iu'), link: 'that' },
  { begin: new RegExp(`${request}for\\s+`, 'iu'), link: 'for' },
  { begin: new RegExp(`${request}to\\s+`, 'iu'), link: 'to' },
  // "Can God make her better?"
  { begin: /\b(?:can|could|will|would)\s+(?:god|the lord|jesus)\s+(?:please\s+)?(?=\p{L})/iu, link: 'to' },
  { begin: new RegExp(`^for\\s+(?=${relation}(?![\\p{L}]))`, 'iu'), link: 'for' },
  { begin: /\b(?:please\s+|we\s+|i\s+)?lift(?:ing)?\s+up\s+/iu, link: 'for' },
  {
    begin: new RegExp(`(?:^|\\b(?:i|we)\\s+)(?:\\p{L}+ly\\s+|just\\s+)?(?:need|could use)\\s+(?=${help}\\b)`, 'iu'),
    link: 'for',
  },
  { begin: new RegExp(`^(?=(?:\\p{L}+\\s+)?${help}\\s+(?:for|with|to|in|about|please)\\b)`, 'iu'), link: 'for' },
  { begin: /\b(?:i’m|we’re|i am|we are|i|we)?\s*(?:hope|hoping)\s+(?:that\s+)?(?=\p{L})/iu, link: 'none' },
  {
    begin: new RegExp(`\\b${wish}\\s+(?!for\\b|that\\b|about\\b|over\\b|on\\b|with\\b|and\\b|to\\b)(?=\\p{L})`, 'iu'),
    link: 'none',
  },
];
const thanks: readonly { begin: RegExp; link: 'for' | 'that' | 'none' }[] = [
  {
    begin:
      /\b(?:(?:thank(?:s|ing|ful)?(?: you)?|praise|praising|grateful|give thanks|giving thanks)(?:\s+be)?)(?:\s+to)?(?:\s+(?:god|the lord|lord|jesus|him))?(?:\s+with\s+(?:me|us))?[,!]?\s+for\s+/iu,
    link: 'for',
  },
  {
    begin:
      /\b(?:(?:thank(?:s|ing|ful)?(?: you)?|praise|praising|grateful|give thanks|giving thanks)(?:\s+be)?)(?:\s+to)?(?:\s+(?:god|the lord|lord|jesus|him))?(?:\s+with\s+(?:me|us))?[,!]?\s+that\s+/iu,
    link: 'that',
  },
];
const verbs =
  '(?:help|give|heal|bless|protect|guide|comfort|cover|watch over|be with|provide for|strengthen|calm|forgive)';
/** "Lord, help me …", "please heal her": words to God. */
const toGod = new RegExp(
  `^(?:(?:dear|oh|o|please|pls|[Ll]ord|[Gg]od|[Jj]esus|[Ff]ather|and|just)[,!]?\\s+)*(?<verb>${verbs})\\s+(?<whom>me|us|him|her|them|my|our|his|their|this|these|those|the|all|\\p{Lu}\\p{L}+)\\b`,
  'u',
);

/** Words to the reader of the form, and not to God. */
const toReader = /\b(?:you|your|yours|u|ur|y’all|lol|haha|lmao|thanks in advance|website|email|call me|text me)\b/i;
/** What follows these is a reason or another sentence. */
const afterwards =
  /\s*(?:[;:–—]|\s-\s|\.{2,}|…|[,.]?\s+(?:because|since|cause|bc|thanks|thank you|thx|amen|in jesus’? name|but|pls|plz|please|so (?:i|we)(?:’m|’re| am| are)|esp|especially)(?=\s|$|[.,!]))/iu;
/** A new sentence without a mark: "my mom she works nights". */
const runOn =
  /,?\s+(?:and\s+)?(?:he|she|they|we|i)(?:’s|’re|’m|’ve)?\s+(?=\p{L})|,?\s+(?:hes|shes|theyre|its|im|it(?:’s| is| was| has))\s+(?=\p{L})|,\s+(?:had|has|is|was|got|just|now|currently)\s/iu;
/** A reason after a comma: "my wife comes to watch, she thinks it’s a phase". */
const nextClause =
  /,\s+(?:(?:he|she|they|we|it|i|there)(?:’s|’re|’m|’ve)?|(?:my|our|his|her|their) (?:[\p{L}’-]+ ){1,3}?(?:is|are|was|were|got|has|have|had|went|lost|can’t|won’t))\s+(?=\p{L})/iu;
/** Before these a pronoun goes on with what was asked. */
const goesOn =
  /\b(?:that|who|whom|which|when|while|if|where|as|what|how|until|till|after|before|the way|so|and|than|everything|all|whatever|day|night|time|moment|people|one)$/i;
/** Begins a clause with its subject: "my wife beats this". */
const subject =
  /^(?:(?:[Ii]|he|she|it|they|we|you)(?:’(?:d|ll|s|re|m|ve))?|this|that|these|those|the|my|our|his|her|their|its|nothing|everything|no one|everyone|all|both|\p{Lu}\p{L}+)\s+\p{L}+/u;

/** The petitions of a text, in its order. `voice`: a text about "me" is not said by many. `names`: with their capitals. */
export function petitionsIn(text: string, voice: 'I' | 'we', names: readonly string[] = []): Petition[] {
  const found: Petition[] = [];
  for (const piece of piecesOf(plainWords(text, names))) {
    const petition = petitionIn(withoutNotes(piece), voice);
    for (const one of listIn(piece, voice) ?? (petition ? [petition] : [])) {
      if (!found.some(({ wordings: [first] }) => first === one.wordings[0])) found.push(one);
    }
  }
  const listed = found.filter(({ about }) => about !== undefined).length;
  return found.slice(0, Math.max(MOST, Math.min(MOST_LISTED, listed + 2)));
}

/** Sentences, cut before every further request: "Pray I don’t quit, and pray my wife comes. And for the kids." */
function piecesOf(text: string): string[] {
  const pieces = sentencesIn(text).flatMap((sentence) => sentence.split(further));
  let asked = false;
  return pieces.map((piece) => {
    const bare = piece.replace(/^(?:and also|and|also|&)\s+/i, '').replace(/^\d+[.)]\s*/, '');
    // "and for her right here" goes on with the "pray" before it.
    const goes = asked && /^(?:and |also )*(?:for|that)\s/i.test(bare);
    asked = goes || isAsking(bare);
    return goes ? `pray ${bare}` : bare;
  });
}

const further =
  /[,;]?\s+(?=(?:and also|and|also|&)\s+(?:please\s+)?(?:(?:pray|ask)\b|that (?:i|he|she|it|they|we|my|our|the|his|her)(?![\p{L}])|for (?:me|my|our|the|his|her|their|all|us|him|them)\b))|,\s+(?=that (?:i|he|she|it|they|we|god)(?![\p{L}]))/iu;

const isAsking = (piece: string) => leads.some(({ begin }) => begin.test(piece));

const withoutNotes = (piece: string) => piece.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ');

/** "Prayers needed: …", "Lord, we need …": before a list. */
const heading =
  /^(?:my |our |some |the )?(?:(?:prayer )?(?:requests?|needs?|list|concerns?)|prayers?)(?: (?:needed|please|today|tonight|for (?:the )?\p{L}+(?: \p{L}+)?))*\s*:\s*/iu;
const needed =
  /^(?:(?:dear|oh|o|heavenly|and|please)[,!]? )*(?:lord|god|father|jesus)\b[,!]?\s+(?:(?:i|we)\s+(?:\p{L}+ly\s+|just\s+|so\s+)?need|please (?:give|send) us)\s+/iu;
/** Before these a list is for other things than what is asked. */
const listLeads: readonly RegExp[] = [
  heading,
  needed,
  ...leads.filter(({ link }) => link === 'for').map(({ begin }) => begin),
];

/** Each need of a list by itself: "my mom’s surgery, my brother’s job, peace at home and rain". */
function listIn(piece: string, voice: 'I' | 'we'): Petition[] | undefined {
  const rest = listLeads.map((begin) => restAfter(piece, begin)).find((found) => found !== undefined);
  const needs = rest === undefined ? listAlone(piece) : listedNeeds(rest.replace(ending, ''));
  if (!needs || needs.every(({ someone }) => someone)) return undefined;
  const I = voice === 'I' ? 'I' : 'We';
  return needs.flatMap(({ words, told, isPerson }) => {
    if (/^(?:me|us|him|her|them)$/i.test(words)) return [];
    const wished = words.replace(/^(?:me|us) (?=that )/i, '');
    const link = wishes.test(wished) ? 'that' : 'for';
    const bare = link === 'that' ? clause(wished.replace(/^that /i, '')) : uncapitalized(shortened(words));
    const leads = knowing.test(words) ? showing(voice) : ([`${I} pray ${link}`, `${I} ask ${link}`] as const);
    const petition = said('ask', bare, isPerson ? [leads[0], leads[0]] : leads, voice);
    return petition ? { ...petition, about: told, isPerson } : [];
  });
}

/** "what I should tell her". */
const knowing = /^(?:what|how|whether|when|where|which|who)\s+(?:to|i|we|he|she|they)\s/iu;
const showing = (voice: 'I' | 'we') =>
  voice === 'we' ? (['Show us', 'Show us'] as const) : (['Show me', 'Show me'] as const);

const ending = /[\s.!,]*(?:\b(?:thanks?(?: you)?|thx|amen|in jesus’? name|please|god bless)\b[\s.!,]*)*$/iu;

/** "Mom’s surgery, rent, a new transmission": things and no verb. */
function listAlone(piece: string): ListedNeed[] | undefined {
  if (piece.split(',').length < 3 || !hasNoVerb(piece)) return undefined;
  return listedNeeds(piece.replace(ending, ''));
}

function petitionIn(piece: string, voice: 'I' | 'we'): Petition | undefined {
  const I = voice === 'I' ? 'I' : 'We';
  for (const { begin, link } of thanks) {
    const rest = restAfter(piece, begin);
    if (rest === undefined) continue;
    const words = link === 'for' ? nounPhrase(rest, true) : clause(rest);
    return said('thanks', words, [`Thank you ${link}`, `${I} thank you ${link}`], voice);
  }
  for (const { begin, link } of leads) {
    const rest = restAfter(piece, begin);
    if (rest === undefined) continue;
    if (link === 'to') return said('ask', shortened(rest), [`${I} ask you to`, 'Please'], voice);
    if (link === 'for') {
      // "For me that I’d be more patient."
      const wished = /^(?:me|us) that (?<wish>.+)$/isu.exec(rest)?.groups?.wish;
      if (wished) return said('ask', clause(wished), [`${I} pray that`, `${I} ask that`], voice);
      const words = uncapitalized(nounPhrase(rest, false));
      // No one asks for a person.
      const isOne = /^(?:the|my|our|his|her|their|\p{Lu})/u.test(words ?? '');
      return said('ask', words, [`${I} pray for`, isOne ? `${I} pray for` : `${I} ask for`], voice);
    }
    return said('ask', clause(rest), [`${I} pray that`, `${I} ask that`], voice);
  }
  const spoken = toGod.exec(piece.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  const words = spoken && shortened(uncapitalized(piece.slice(spoken[0].lastIndexOf(spoken.groups?.verb ?? ''))) ?? '');
  return words ? said('ask', words, ['', 'Please'], voice) : undefined;
}

/** "Traveling mercies" in the middle of a sentence. */
const uncapitalized = (words: string | undefined) =>
  words?.replace(new RegExp(`^(?=${help}|${verbs})\\p{Lu}`, 'iu'), (letter) => letter.toLowerCase());

/** What follows the lead; undefined without it, and where it is denied or only thought about. */
function restAfter(piece: string, begin: RegExp): string | undefined {
  const found = begin.exec(piece);
  if (!found || unmeant.test(piece.slice(0, found.index).split(/,\s/).at(-1) ?? '')) return undefined;
  return piece.slice(found.index + found[0].length);
}

const unmeant =
  /\b(?:not|\p{L}+n’t|never|if|whether|how|used to|stopped|cannot|no|an? (?:\p{L}+ )?|opening|closing|meal|table|bedtime|short)\s*(?:\p{L}+\s+){0,2}$/iu;

/** A petition that can be said: not too long, to God, with nothing in it that should not be read aloud. */
function said(
  kind: Petition['kind'],
  asked: string | undefined,
  [first, second]: readonly [string, string],
  voice: 'I' | 'we',
): Petition | undefined {
  const words = asked && withoutContempt(asked);
  if (!words || words.includes('?') || isHarsh(words) || revenge.test(words)) return undefined;
  if (voice === 'we' && /\b(?:I|I’\p{L}+|me|my|mine|myself)\b/u.test(words)) return undefined;
  const worded = (lead: string) => `${lead ? `${lead} ${words}` : words.charAt(0).toUpperCase() + words.slice(1)}.`;
  return { kind, wordings: [worded(first), worded(second)] };
}

/** Harm that is asked for; "that she does not suffer" is none. */
const revenge =
  /(?<!\b(?:not|never|\p{L}+n’t) )\b(?:suffers?|pays? for (?:it|this|that|what)|what (?:he|she|they) deserves?)\b/iu;

const trailing = /(?:[\s.,!;:]|\s(?:too|also|and|or|as well|for once))+$/iu;
/** "two things", "something": what they are comes later. */
const vague =
  /^(?:(?:one|two|three|four|a few|a couple of|several|some|many|other)\s+)?(?:things?|something|anything|it|this|that|a miracle)(?:$|,? (?:if|please|though|although))/iu;

/** The words of a petition up to where another thing begins; undefined when they are too many. */
function shortened(rest: string): string | undefined {
  const cut = afterwards.exec(rest);
  const words = (cut ? rest.slice(0, cut.index) : rest).replace(trailing, '').trim();
  if (!words || toReader.test(words) || vague.test(words)) return undefined;
  const count = words.split(/\s+/).length;
  if (count <= MOST_WORDS) return words;
  const shorter = words.split(/\s+/).slice(0, MOST_WORDS).join(' ');
  const at = Math.max(shorter.lastIndexOf(', '), shorter.lastIndexOf(' and '));
  return at > 20 ? shorter.slice(0, at) : undefined;
}

/** A clause with its own subject: "my wife beats this pneumonia". */
function clause(rest: string): string | undefined {
  const [first = ''] = rest.split(nextClause);
  const words = toYou(shortened(first));
  return words && subject.test(words) ? words : undefined;
}

/** "God softens his heart" in a prayer to God: "you soften his heart". */
function toYou(words: string | undefined): string | undefined {
  return words?.replace(
    /^(?:god|the lord|jesus|he)\s+(?:please\s+)?(?:(will|would|can|could|may)\b|(\p{L}+s)\b)/iu,
    (whole, modal: string | undefined, verb: string | undefined) =>
      modal
        ? `you ${modal.toLowerCase() === 'will' ? 'would' : modal.toLowerCase()}`
        : /^he/i.test(whole)
          ? whole
          : `you ${unInflected(verb ?? '')}`,
  );
}

function unInflected(verb: string): string {
  if (verb === 'is') return 'are';
  if (verb === 'has') return 'have';
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(?:sh|ch|ss|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** What is asked for; undefined where it is only someone. */
function nounPhrase(rest: string, isThanks: boolean): string | undefined {
  let words = shortened(rest);
  if (!words) return undefined;
  words = words.split(nextClause)[0] ?? words;
  const next = runOn.exec(words);
  if (next && !goesOn.test(words.slice(0, next.index))) words = words.slice(0, next.index).replace(trailing, '').trim();
  return (isThanks ? words.length > 3 : !isSomeone(words)) ? words : undefined;
}

/** "my mom", "my sister Renee", "Travis and his wife": whom the prayer is for, and not what it asks. */
function isSomeone(words: string): boolean {
  return (
    /^(?:me|us|him|her|them|both|all)(?: (?:all|both|too|and (?:me|us|him|her|them|my family)))?$/i.test(words) ||
    (/^(?:(?:my|our|his|her|their|the|a|an|me|us|him|them) )?(?:(?:little|baby|sweet|dear|poor) )?(?:[\p{L}’-]+ )?[\p{L}’-]+(?:,? and (?:(?:my|our|his|her|their|the) )?[\p{L}’-]+)?$/u.test(
      words,
    ) &&
      !/\s(?:to|with|in|on|at|by|from|of|through)\s/.test(words) &&
      /^(?:my|our|his|her|their|a|an|me|us|him|her|them|(?:(?:little|baby|sweet|dear|poor) )?\p{Lu})/u.test(words))
  );
}
