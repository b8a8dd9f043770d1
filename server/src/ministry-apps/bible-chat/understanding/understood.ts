import { isDeniedPassage, writtenLanguage } from '../../../care/index.ts';
import type { FoundReference } from '../../../scripture/reader.ts';
import type { Topic } from '../data/topic.ts';
import type { Reading } from './reading.ts';
import type { Route } from './routes.ts';
import { isStopWord, stemsOf } from './stems.ts';

/** The least share of a personal message's own words that has to occur in a topic's phrases before the topic's answer is given. */
const leastShares = { question: 0.5, tender: 0.34, statement: 0.6, sensitive: 0.75 };
/** A message with this many own words or fewer is too short for a personal story. */
const fewWords = { question: 3, tender: 1, statement: 1, sensitive: 1 };
/** A message that tells the page to stop is about no topic. */
const refusal = /^(?:please )?(?:don'?t|do not|stop|quit|shut up|leave me|no\b)/i;
/** A question that names no person is not understood when it has more own words than this and knows fewer than this share. */
const LONG_QUESTION = 6;
const SMALL_SHARE = 0.2;
/** How near a personal message has to be to a phrasing of a sensitive topic. */
const SURE_OF_STORY = 0.93;
/** Topics where a wrong answer can do harm. */
const sensitive = new Set(
  'death fear-of-death heaven hell resurrection suicide euthanasia submission marriage divorce honoring-parents unforgivable-sin gods-judgment'.split(
    ' ',
  ),
);

/** Topics with a comforting answer, which need a smaller share. */
const comforting = new Set(
  'anxiety fear sleep self-worth rest provision unemployment debt perseverance last-words-comfort gods-love unanswered-prayer'.split(
    ' ',
  ),
);

const personal = /\b(?:i|i'?m|i'?ve|i'?d|im|me|my|mine|myself|we|us|our|he|she|him|her|his|they|them|ur|u)\b/i;
// In a message about death, "you" often means the writer.
const aboutDeath =
  /\byou\b.*\b(?:die|dying|dead|death|kill|suicid\w*|unalive|hell|heaven)\b|\b(?:die|dying|dead|death|kill|suicid\w*|unalive|hell|heaven)\b.*\byou\b/i;
const question =
  /\?\s*$|^(?:(?:so|and|but|ok|okay|please|hi|hello)[ ,]+)*(?:who|whom|whose|what|whats|when|where|why|how|which|does|do|did|is|are|was|were|can|could|should|would|will|may|must|tell me|explain|show|give|find|any|(?:a |some )?(?:bible )?(?:verses?|passages?|scriptures?|psalms?|prayer))\b/i;

/**
 * Returns the same route, or `unanswered` for a personal message when too few of its words belong to the topic that was found.
 * A wrong answer to a personal story can do harm; naming a person to talk to does not.
 */
export function routeIfUnderstood(route: Route, message: string): Route {
  if (route.kind === 'reference')
    return mentionsHarm(route.references, message) ? { kind: 'unanswered', lang: 'en' } : route;
  // A personal story that quotes a saying is not a question about the saying.
  if (route.kind === 'misquotation') {
    const { saying, phrases } = route.misquotation;
    return personal.test(message) &&
      knownShare(message, `${saying} ${phrases}`, fewWords.question) < leastShares.question
      ? { kind: 'unanswered', lang: 'en' }
      : route;
  }
  if (route.kind !== 'topic' && route.kind !== 'search' && route.kind !== 'unclear') return route;
  if (route.kind === 'topic' && route.follow) return route;
  if (writtenLanguage([message]) === 'es') return { kind: 'unanswered', lang: 'es' };
  const asked = question.test(message.trim());
  const lost: Route = { kind: 'unanswered', lang: 'en' };
  const own = personal.test(message) || aboutDeath.test(message);
  if (route.kind === 'search' && route.questions.length > 0) return asked || !own ? route : lost;
  if (route.kind === 'unclear' && !own) return route;
  if (route.kind !== 'topic') return own || !asked ? lost : route;
  const unknown: Route =
    route.questions && asked && !aboutDeath.test(message)
      ? { kind: 'search', words: message, questions: route.questions }
      : lost;
  // The meaning of the whole message was read.
  if (route.reading) return isRead(route.topic, route.reading, own) && !refusal.test(message.trim()) ? route : unknown;
  // A long question with almost no known word is about something else.
  if (!own) return knownShare(message, phrasesOf(route.topic), LONG_QUESTION) < SMALL_SHARE ? unknown : route;
  if (refusal.test(message.trim())) return lost;
  const kind = leastShareFor(route.topic, asked);
  return knownShare(message, phrasesOf(route.topic), fewWords[kind]) >= leastShares[kind] ? route : unknown;
}

/** A wrong answer on a sensitive topic does harm to someone who tells their own story. */
const isRead = ({ id }: Topic, { score }: Reading, own: boolean) =>
  !own || !sensitive.has(id) || score >= SURE_OF_STORY;

const phrasesOf = ({ phrases, name, question: asked }: Topic) => `${phrases} ${name} ${asked}`;

function leastShareFor({ id, tender }: Topic, asked: boolean): keyof typeof leastShares {
  if (sensitive.has(id)) return 'sensitive';
  if (asked) return 'question';
  return tender || comforting.has(id) ? 'tender' : 'statement';
}

/** Returns the share (0 to 1) of a message's own words that occur in the phrases; 1 for a message of `most` words or fewer. */
function knownShare(message: string, phrases: string, most: number): number {
  const own = [...new Set(stemsOf(message).filter((stem) => !isStopWord(stem)))];
  if (own.length <= most) return 1;
  const known = new Set(stemsOf(phrases));
  return own.filter((stem) => known.has(stem)).length / own.length;
}

/** Returns whether a personal story cites a passage that is often used against people in danger. */
function mentionsHarm(references: readonly FoundReference[], message: string): boolean {
  if (!references.some(({ reference }) => reference && isDeniedPassage(reference))) return false;
  const rest = references.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), message);
  const own = new Set(stemsOf(rest).filter((stem) => !isStopWord(stem)));
  return /\b(?:i|me|my|myself|us|our)\b/i.test(rest) && own.size >= fewWords.question;
}
