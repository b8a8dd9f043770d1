import { isDeniedPassage, writtenLanguage } from '../../../care/index.ts';
import type { FoundReference } from '../../../scripture/reader.ts';
import type { Topic } from '../data/topic.ts';
import type { Route } from './route.ts';
import { isSmall, stemsOf } from './stems.ts';

/** Share of a message's own words that a subject has to know, so that its answer is given to someone who speaks of themselves. */
const floors = { question: 0.5, tender: 0.34, statement: 0.6, weighty: 0.75 };
/** A message of so few words of its own tells no story. */
const few = { question: 3, tender: 1, statement: 1, weighty: 1 };
/** What tells the page what not to do asks for no subject. */
const refusal = /^(?:please )?(?:don'?t|do not|stop|quit|shut up|leave me|no\b)/i;
/** A question without a person in it: from so many words of its own, and below such a share. */
const LONG = 6;
const HARDLY = 0.2;
/** Subjects whose answers weigh so much that a wrong one may do harm. */
const weighty = new Set(
  'death fear-of-death heaven hell resurrection suicide euthanasia submission marriage divorce honoring-parents unforgivable-sin gods-judgment'.split(
    ' ',
  ),
);

/** Subjects whose answers comfort, and can be given for less. */
const gentle = new Set(
  'anxiety fear sleep self-worth rest provision unemployment debt perseverance last-words-comfort gods-love unanswered-prayer'.split(
    ' ',
  ),
);

const personal = /\b(?:i|i'?m|i'?ve|i'?d|im|me|my|mine|myself|we|us|our|he|she|him|her|his|they|them|ur|u)\b/i;
// "You" is often the writer where death is spoken of.
const ofDeath =
  /\byou\b.*\b(?:die|dying|dead|death|kill|suicid\w*|unalive|hell|heaven)\b|\b(?:die|dying|dead|death|kill|suicid\w*|unalive|hell|heaven)\b.*\byou\b/i;
const question =
  /\?\s*$|^(?:(?:so|and|but|ok|okay|please|hi|hello)[ ,]+)*(?:who|whom|whose|what|whats|when|where|why|how|which|does|do|did|is|are|was|were|can|could|should|would|will|may|must|tell me|explain|show|give|find|any|(?:a |some )?(?:bible )?(?:verses?|passages?|scriptures?|psalms?|prayer))\b/i;

/**
 * The same route, or `unanswered` where a person tells something of their own and the subject that was found knows too little of
 * it. A wrong answer to a personal story does harm; none, with a person to turn to, does not.
 */
export function aboveFloor(route: Route, message: string): Route {
  if (route.kind === 'reference')
    return tellsOfHarm(route.references, message) ? { kind: 'unanswered', lang: 'en' } : route;
  // A saying inside a story is not what the story asks about.
  if (route.kind === 'misquotation') {
    const { saying, asks } = route.misquotation;
    return personal.test(message) && knownShare(message, `${saying} ${asks}`, few.question) < floors.question
      ? { kind: 'unanswered', lang: 'en' }
      : route;
  }
  if (route.kind !== 'topic' && route.kind !== 'search' && route.kind !== 'unclear') return route;
  if (route.kind === 'topic' && route.follow) return route;
  if (writtenLanguage([message]) === 'es') return { kind: 'unanswered', lang: 'es' };
  const asked = question.test(message.trim());
  const lost: Route = { kind: 'unanswered', lang: 'en' };
  const own = personal.test(message) || ofDeath.test(message);
  if (route.kind !== 'topic') return own || !asked ? lost : route;
  // A long question of which hardly a word is known is about something else.
  if (!own) return knownShare(message, phrasesOf(route.topic), LONG) < HARDLY ? lost : route;
  if (refusal.test(message.trim())) return lost;
  const floor = floorFor(route.topic, asked);
  return knownShare(message, phrasesOf(route.topic), few[floor]) >= floors[floor] ? route : lost;
}

const phrasesOf = ({ asks, name, question: asked }: Topic) => `${asks} ${name} ${asked}`;

function floorFor({ id, tender }: Topic, asked: boolean): keyof typeof floors {
  if (weighty.has(id)) return 'weighty';
  if (asked) return 'question';
  return tender || gentle.has(id) ? 'tender' : 'statement';
}

/** Share of a message's own words that the phrases of a subject have, 0 to 1; 1 for a message of no more words than `most`. */
function knownShare(message: string, phrases: string, most: number): number {
  const own = [...new Set(stemsOf(message).filter((stem) => !isSmall(stem)))];
  if (own.length <= most) return 1;
  const known = new Set(stemsOf(phrases));
  return own.filter((stem) => known.has(stem)).length / own.length;
}

/** Whether a story of one's own comes with a passage that is often turned against people in danger. */
function tellsOfHarm(references: readonly FoundReference[], message: string): boolean {
  if (!references.some(({ reference }) => reference && isDeniedPassage(reference))) return false;
  const rest = references.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), message);
  const own = new Set(stemsOf(rest).filter((stem) => !isSmall(stem)));
  return /\b(?:i|me|my|myself|us|our)\b/i.test(rest) && own.size >= few.question;
}
