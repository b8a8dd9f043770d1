import { careGate, writtenLanguage } from '../../../care/index.ts';
import { spanishSubjects } from '../data/spanish.ts';
import type { SpanishSubject } from '../data/spanish-subject.ts';
import { namesSpanishBook, spanishReferenceIn } from './spanish-reference.ts';

/** What a message in Spanish asks for. */
export interface SpanishRoute {
  kind: 'spanish';
  subject?: SpanishSubject;
  /** A passage, with its English name. */
  reference?: string;
  /** `unprepared`: a question that tells nothing of anyone, to which nothing is prepared. */
  follow?: 'another' | 'where' | 'shorter' | 'why' | 'do' | 'opinion' | 'beside' | 'unprepared' | 'thanks' | 'greeting';
}

const follows = [
  ['thanks', /^\W*(?:(?:muchas |mil )?gracias|bendiciones|am[eé]n)\b/i],
  ['greeting', /^\W*(?:hola|buenos d[ií]as|buenas (?:tardes|noches))\W*$/i],
  [
    'another',
    /^\W*(?:y |dame |deme |quiero |hay )*(?:otr[oa]|m[aá]s|un|alg[uú]n)(?: (?:vers[ií]culo|salmo|pasaje|uno|una))\W*$|^\W*(?:y |dame |deme )?(?:otr[oa]|m[aá]s)\W*$/i,
  ],
  [
    'where',
    /^\W*(?:y )?(?:d[oó]nde (?:lo )?(?:dice|est[aá])|en qu[eé] (?:vers[ií]culo|libro|cap[ií]tulo)|qu[eé] vers[ií]culo)(?: (?:eso|esto|la biblia|en la biblia|lo dice|dice eso|est[aá]))*\W*$/i,
  ],
  [
    'why',
    /^\W*(?:(?:y|pero|entonces) )?(?:¿)?(?:por qu[eé](?: (?:no|s[ií]|es as[ií]|eso|lo hizo|pas[oó] eso))?|c[oó]mo (?:as[ií]|es eso|puede ser)|expl[ií]c\w+(?: m[aá]s)?|cu[eé]nt\w+ m[aá]s|d[ií]g?[ae]me m[aá]s|qu[eé] m[aá]s|siga|qu[eé] significa(?: eso)?|no entiendo)\W*$/i,
  ],
  [
    'do',
    /^\W*(?:(?:y|pero|entonces) )?(?:¿)?(?:qu[eé] (?:hago|puedo hacer|debo hacer|tengo que hacer)|c[oó]mo (?:lo hago|empiezo|le hago))(?: (?:ahora|entonces|yo))*\W*$/i,
  ],
  [
    'opinion',
    /^\W*(?:(?:y|pero) )?(?:¿)?(?:t[uú] |usted )?qu[eé] (?:piensas?|opinas?|crees?)(?: t[uú]| usted)?\W*$|^\W*(?:¿)?cu[aá]l es (?:la correcta|el correcto|verdad)\W*$/i,
  ],
  [
    'shorter',
    /^\W*(?:por favor |puede |puedes |d[ií]melo |hazlo |un poco |algo )*(?:m[aá]s (?:corto|breve|simple|sencillo)|resum\w+|en (?:una|pocas) (?:frase|palabras)|en resumen)(?: por favor)?\W*$/i,
  ],
] as const;
const plainlySpanish = /[¿¡ñ]|\b(?:gracias|otr[oa]|hola|pecado|biblia|vers[ií]culo|salmo)\b/i;
/** A longer message tells a story, which words alone do not understand. */
const MOST_WORDS = 16;

/** A follow-up that names something has a subject of its own only when it is this short, or asks what the Bible says. */
const SHORT = 5;
const asksAnew =
  /\bqu[eé] (?:dice|ense[ñn]a)\b|\bqui[eé]n (?:es|fue|era)\b|\bh[aá]bl(?:a|e)me de\b|^\W*y (?:para|sobre|acerca de|qu[eé] (?:hay|pasa)|cuando)\b/i;
const goesOn = /^\W*(?:entonces|pero|y|o sea|as[ií] que|por qu[eé])(?!\p{L})/iu;

/** Whether the newest message is Spanish: by its own words, or as the ones before when it has too few. */
export function isSpanish(asked: readonly string[]): boolean {
  const message = asked.at(-1) ?? '';
  const own = writtenLanguage([message]);
  if (own) return own === 'es';
  if (plainlySpanish.test(message) || namesSpanishBook(message)) return true;
  return message.trim().split(/\s+/).length <= 3 && asked.length > 1 && isSpanish(asked.slice(0, -1));
}

/** Finds what a message in Spanish asks for; undefined when words do not tell, or when the care gate found anything. */
export function spanishRoute(asked: readonly string[]): SpanishRoute | undefined {
  const message = questionOf(asked.at(-1) ?? '');
  if (careGate(asked).length > 0 || message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const reference = spanishReferenceIn(asked);
  if (reference) return { kind: 'spanish', reference };
  const follow = follows.find(([, pattern]) => pattern.test(message))?.[0];
  if (follow === 'thanks' || follow === 'greeting') return { kind: 'spanish', follow };
  const before = standingBefore(asked.slice(0, -1));
  const aside = before.subject?.asides?.find(([word]) => word.test(message))?.[1];
  if (follow && (before.subject || before.reference)) return { kind: 'spanish', ...before, follow };
  if (!aside && before.subject?.more && goesOn.test(message) && sharesWords(message, before.subject.more)) {
    return { kind: 'spanish', ...before, follow: 'why' };
  }
  const subject = spanishSubjects.find(({ id, when }) => id === aside || (!aside && when.test(message)));
  if (!subject) return isImpersonal(message) ? { kind: 'spanish', follow: 'unprepared' } : undefined;
  const other =
    !aside && !subject.isQuestion && before.subject && before.subject.id !== subject.id && isFollowUp(message);
  // "Do I then have to forget the money?" asks about forgiving.
  return other ? { kind: 'spanish', subject: before.subject, follow: 'beside' } : { kind: 'spanish', subject };
}

/** Whether most of a question's longer words are in a text. */
function sharesWords(question: string, text: string): boolean {
  const stems = (of: string) => (of.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));
  const [own, there] = [stems(question), new Set(stems(text))];
  return own.length > 0 && own.filter((stem) => there.has(stem)).length * 2 >= own.length;
}

/** The one marked question of a long message; the other sentences tell about the writer. */
function questionOf(message: string): string {
  if (message.trim().split(/\s+/).length <= MOST_WORDS) return message;
  const marked = message.match(/¿[^?]+\?/g) ?? [];
  return marked.length === 1 && marked[0] ? marked[0] : message;
}

const personal =
  /\b(?:mi|mis|me|nos|nuestr\w+|estoy|estamos|estaba|tengo|tenemos|soy|somos|quiero|puedo|siento|debo|vivo|hice|su|sus|ella|él|le|les|viv\w+|mor\w+|muer\w+|mat\w+|suicid\w*|vida|golpe\w*|peg\w+)\b/i;

/** A question, also without its marks, or words for a text of the Bible. */
const asksOfText =
  /[?？]\W*$|^\W*(?:(?:y|pero|entonces) )?(?:qu[eé]|qui[eé]n(?:es)?|cu[aá](?:l|les|ndo|ntos|ntas)|d[oó]nde|c[oó]mo|por qu[eé])(?!\p{L})|(?<!\p{L})(?:vers[ií]culos?|cap[ií]tulos?|pasajes?|salmos?)(?!\p{L})/iu;

/** Whether a question in Spanish is about the Bible or the churches, and about no one who may need a person. */
const isImpersonal = (message: string) => asksOfText.test(message) && !personal.test(message);

const isFollowUp = (message: string) =>
  goesOn.test(message) && !asksAnew.test(message) && message.trim().split(/\s+/).length > SHORT;

/** What the conversation was about last: a subject or a passage. */
function standingBefore(asked: readonly string[]): Pick<SpanishRoute, 'subject' | 'reference'> {
  for (let end = asked.length; end > 0; end -= 1) {
    const reference = spanishReferenceIn(asked.slice(0, end));
    if (reference) return { reference };
    const message = questionOf(asked[end - 1] ?? '');
    const subject = spanishSubjects.find(({ when }) => when.test(message));
    const told = end > 1 && isFollowUp(message);
    if (subject && !told) return { subject };
  }
  return {};
}
