import type { Comparison } from '../../../understanding/compare.ts';
import type { Fact } from '../data/fact.ts';
import { findTopic } from '../data/topics/index.ts';
import { nearestQuestions } from './next-question.ts';
import { hasOnlyWordsOf, type Reading } from './reading.ts';
import type { OnSubject, Route } from './routes.ts';
import { isStopWord, stemsOf } from './stems.ts';
import { idOf } from './subject.ts';

/** Questions that are offered in the place of an answer, at most. */
const OFFERED = 3;

/** A sentence about the writer or someone near, and words that ask for something. */
const tells =
  /^\W*(?:(?:but|and|so|well|ok|okay|oh|yeah|yes|no|thanks?|thank you)\W+)*(?:i|i['’]?m|i['’]?ve|my|we|our|he|she|they|thanks?)\b(?:\W+\w+){2}/i;
const wants =
  /[?]|\b(?:what|whats|why|how|who|when|where|which|was|wasnt|is|isnt|does|did|give|show|write|send|read|find|explain|use|make|need|want|list|verse|passage|prayer|help)\b/i;
/** Whether a message asks something. */
export const asks =
  /\?|^\W*(?:and |but |so |ok |well )*(?:who|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will)\b/i;

/** Whether a message tells something of the writer or someone near, and asks for nothing. */
export const isRemark = (message: string): boolean =>
  tells.test(message) && !asks.test(message) && !wants.test(message);

/** The questions of the topics that lie beside a subject. */
const questionsBeside = (subject: OnSubject): string[] =>
  (subject.kind === 'misquotation'
    ? [subject.misquotation.topic, ...(findTopic(subject.misquotation.topic)?.related ?? [])]
    : (subject.kind === 'topic' ? subject.topic : subject.fact).related
  ).flatMap((id) => findTopic(id)?.question ?? []);

/** The answer that nothing is prepared: with questions on the subject before where the message goes on with it. */
export function unprepared(
  message: string,
  subject: OnSubject,
  comparison: Comparison,
  reading: Reading | undefined,
): Route {
  const onSubject = hasOnlyWordsOf(message, idOf(subject));
  const near = nearestQuestions(comparison, idOf(subject));
  const others = [...(reading?.questions ?? []), ...questionsBeside(subject)];
  const questions = [...new Set([...near, ...(onSubject ? others.reverse() : others)])].slice(0, OFFERED);
  return { kind: 'unprepared', subject, questions, goesOn: onSubject, ...(isRemark(message) ? { remark: true } : {}) };
}

/** The whole answer on a person or place to "who was …", and the nearest questions to anything else. */
export function aboutFact(message: string, fact: Fact, comparison: Comparison): Route {
  if (
    /^\W*(?:who|what|where|tell|explain|about)\b/i.test(message) &&
    stemsOf(message).filter((stem) => !isStopWord(stem)).length <= 1
  ) {
    return { kind: 'fact', fact };
  }
  const questions = nearestQuestions(comparison, `fact:${fact.id}`);
  return questions.length > 0
    ? { kind: 'unprepared', subject: { kind: 'fact', fact }, questions, goesOn: true }
    : { kind: 'fact', fact };
}
