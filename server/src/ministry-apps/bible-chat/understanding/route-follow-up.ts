import type { FoundReference } from '../../../scripture/reader.ts';
import type { Fact } from '../data/fact.ts';
import { findFact } from '../data/facts/index.ts';
import type { Topic } from '../data/topic.ts';
import { findTopic } from '../data/topics/index.ts';
import type { FollowUp } from './follow-up.ts';
import type { OnSubject, Route, Standing } from './routes.ts';

/** A message on what belongs to the subject before, such as a person's wife, has this many words at most. */
const SHORT = 12;

/** The route of a follow-up; undefined when there is nothing that it could follow. */
export function routeAfter(
  follow: FollowUp,
  message: string,
  references: readonly FoundReference[],
  { subject, detail, passage, begun }: Standing,
): Route | undefined {
  switch (follow.kind) {
    case 'translation':
      return begun ? { kind: 'passage', from: follow } : undefined;
    case 'verse':
      return subject || passage ? { kind: 'passage', from: follow } : undefined;
    case 'prayer':
      return subject || passage ? { kind: 'passage', from: { kind: 'prayer' } } : undefined;
    case 'tradition': {
      const topic = topicUnder(subject);
      return topic && { ...follow, kind: 'tradition', topic };
    }
    case 'opinion': {
      const topic = topicUnder(subject);
      return topic && { kind: 'tradition', topic, tradition: 'all', named: '', opinion: true };
    }
    default: {
      if (passage && follow.kind !== 'another' && follow.kind !== 'person') {
        return { kind: 'passage', from: { kind: 'context' } };
      }
      if (!subject) return undefined;
      if (detail && follow.kind === 'shorter') return { kind: 'detail', detail, follow: 'shorter' };
      const aside = asideOf(message, { subject, passage });
      if (aside) return { kind: 'fact', fact: aside };
      return subject.kind === 'topic'
        ? { kind: 'topic', topic: subject.topic, follow: follow.kind, references }
        : { ...subject, follow: follow.kind };
    }
  }
}

/** The topic that has the churches' views on a subject. */
function topicUnder(subject: OnSubject | undefined): Topic | undefined {
  if (subject?.kind === 'topic') return subject.topic;
  if (subject?.kind === 'misquotation') return findTopic(subject.misquotation.topic);
  const topics = subject?.fact.related.flatMap((id) => findTopic(id) ?? []) ?? [];
  return topics.find(({ differ }) => differ) ?? topics[0];
}

/** What a follow-up asks beside the subject, e.g. a person's wife. */
export function asideOf(message: string, { subject }: Standing): Fact | undefined {
  if (subject?.kind !== 'fact' || message.trim().split(/\s+/).length > SHORT) return undefined;
  const asked = Object.entries(subject.fact.asides ?? {}).find(([word]) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(message),
  );
  return asked && findFact(asked[1]);
}
