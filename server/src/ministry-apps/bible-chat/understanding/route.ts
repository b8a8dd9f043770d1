import type { ChatMessage, Language } from '@lampstand/sdk/app';
import type { FoundReference } from '../../../scripture/reader.ts';
import type { Misquotation } from '../data/misquotations.ts';
import { minorMatter, type OutsideMatter, outsideMatters } from '../data/outside.ts';
import type { Topic } from '../data/topic.ts';
import { countedWords } from './concordance.ts';
import { type FollowUp, followUpIn } from './follow-up.ts';
import { subjectOf, topicAsked, topicIndex } from './indexes.ts';
import { findMisquotation } from './misquoted.ts';
import { isUnderAge } from './person.ts';
import { CLEAR_SCORE } from './phrase-index.ts';
import { type SmallTalk, smallTalkIn } from './small-talk.ts';
import { isStopWord, stemsOf } from './stems.ts';

/** What a message is about, and so how it is answered. */
export type Route =
  | { kind: 'topic'; topic: Topic; follow?: FollowUp; references: readonly FoundReference[] }
  | { kind: 'misquotation'; misquotation: Misquotation }
  | { kind: 'reference'; references: readonly FoundReference[]; context: boolean }
  | { kind: 'count'; words: string }
  | { kind: 'outside'; matter: Omit<OutsideMatter, 'when'> }
  | { kind: 'small-talk'; talk: SmallTalk }
  | { kind: 'search'; words: string }
  | { kind: 'unclear' }
  | { kind: 'unanswered'; lang: Language };

const sexual = new Set(['lust', 'pornography', 'sex-before-marriage']);
/** A message with this many words or fewer can be about a topic that it names only weakly. */
const FEW_WORDS = 6;

/** Finds the route of the newest message; earlier ones matter for follow-ups only. `references` are those in the newest. */
export function routeOf(messages: readonly ChatMessage[], references: readonly FoundReference[]): Route {
  const asked = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  const message = asked.at(-1) ?? '';
  const direct = topicAsked(message);
  if (direct) return { kind: 'topic', topic: direct, references: [] };
  const talk = smallTalkIn(message);
  if (talk) return { kind: 'small-talk', talk };
  const matter = outsideMatters.find(({ when }) => when.test(message));
  if (matter) return { kind: 'outside', matter };
  const words = countedWords(message);
  if (words) return { kind: 'count', words };
  const topic = clearTopic(message, references);
  if (topic && sexual.has(topic.id) && asked.some(isUnderAge)) return { kind: 'outside', matter: minorMatter };
  if (references.length > 0 && !(topic && isMoreThanReference(message))) {
    return {
      kind: 'reference',
      references,
      context: /\bcontext\b|\bbackground\b|\babout\b|\bmeans?\b|\bexplain/i.test(message),
    };
  }
  const follow = followUpIn(message, Boolean(topic));
  const before = follow && lastTopic(asked.slice(0, -1));
  if (follow && before) return { kind: 'topic', topic: before, follow, references };
  const misquotation = findMisquotation(message);
  if (misquotation) return { kind: 'misquotation', misquotation };
  if (topic) return { kind: 'topic', topic, references };
  const weak = weakTopic(message);
  if (weak) return { kind: 'topic', topic: weak, references };
  const content = stemsOf(message).filter((stem) => !isStopWord(stem));
  return content.length > 0 ? { kind: 'search', words: message } : { kind: 'unclear' };
}

function clearTopic(message: string, references: readonly FoundReference[]): Topic | undefined {
  const rest = references.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, message);
  const [best] = topicIndex.match(subjectOf(rest));
  return best && best.score >= CLEAR_SCORE ? best.entry : undefined;
}

function weakTopic(message: string): Topic | undefined {
  const subject = subjectOf(message);
  const [best, second] = topicIndex.match(subject);
  const content = stemsOf(subject).filter((stem) => !isStopWord(stem));
  if (!best || content.length > FEW_WORDS) return undefined;
  return best.score > (second?.score ?? 0) || content.length <= 2 ? best.entry : undefined;
}

// "What does Ephesians 5:22 say?" is about the verse; "quoted Malachi 3:10, do I have to tithe?" is about a topic.
function isMoreThanReference(message: string): boolean {
  return !/\b(?:what (?:does|do|is|did)|context|read|show|quote me|say|says|mean|means|explain|text of)\b/i.test(
    message,
  );
}

function lastTopic(earlier: readonly string[]): Topic | undefined {
  for (const message of earlier.toReversed()) {
    const topic = topicAsked(message) ?? clearTopic(message, []) ?? weakTopic(message);
    if (topic) return topic;
  }
  return undefined;
}
