import { careGate, writtenLanguage } from '../../../care/index.ts';
import { type SpanishSubject, spanishSubjects } from '../data/spanish.ts';

/** What a message in Spanish asks for. */
export interface SpanishRoute {
  kind: 'spanish';
  subject?: SpanishSubject;
  follow?: 'another' | 'where' | 'thanks' | 'greeting';
}

const follows = [
  ['thanks', /^\W*(?:(?:muchas |mil )?gracias|bendiciones|am[eé]n)\b/i],
  ['greeting', /^\W*(?:hola|buenos d[ií]as|buenas (?:tardes|noches))\W*$/i],
  ['another', /^\W*(?:y |dame |deme |quiero )?(?:otr[oa]|m[aá]s)(?: (?:vers[ií]culo|salmo|pasaje|uno|una))?\W*$/i],
  [
    'where',
    /^\W*(?:y )?(?:d[oó]nde (?:dice|est[aá])|en qu[eé] (?:vers[ií]culo|libro|cap[ií]tulo)|qu[eé] vers[ií]culo)/i,
  ],
] as const;
const plainlySpanish = /[¿¡ñ]|\b(?:gracias|otr[oa]|hola|pecado|biblia|vers[ií]culo|salmo)\b/i;
/** A longer message tells a story, which words alone do not understand. */
const MOST_WORDS = 16;

/** Whether the newest message is Spanish: by its own words, or as the ones before when it has too few. */
export function isSpanish(asked: readonly string[]): boolean {
  const message = asked.at(-1) ?? '';
  const own = writtenLanguage([message]);
  if (own) return own === 'es';
  if (plainlySpanish.test(message)) return true;
  return message.trim().split(/\s+/).length <= 3 && asked.length > 1 && writtenLanguage(asked.slice(-2, -1)) === 'es';
}

/** Finds what a message in Spanish asks for; undefined when words do not tell, or when the care gate found anything. */
export function spanishRoute(asked: readonly string[]): SpanishRoute | undefined {
  const message = asked.at(-1) ?? '';
  if (careGate(asked).length > 0 || message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const follow = follows.find(([, pattern]) => pattern.test(message))?.[0];
  if (follow === 'thanks' || follow === 'greeting') return { kind: 'spanish', follow };
  const before = subjectBefore(asked.slice(0, -1));
  const aside = before?.asides?.find(([word]) => word.test(message))?.[1];
  const subject = spanishSubjects.find(({ id, when }) => id === aside || (!aside && when.test(message)));
  if (subject) return { kind: 'spanish', subject };
  return follow && before ? { kind: 'spanish', subject: before, follow } : undefined;
}

function subjectBefore(asked: readonly string[]): SpanishSubject | undefined {
  for (const message of asked.toReversed()) {
    const found = spanishSubjects.find(({ when }) => when.test(message));
    if (found) return found;
  }
  return undefined;
}
