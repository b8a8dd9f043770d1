import type { PhrasingSet } from '../../../understanding/nearest.ts';
import type { Fact } from '../data/fact.ts';
import { facts } from '../data/facts/index.ts';
import { type Misquotation, misquotations } from '../data/misquotations.ts';
import { type OutsideMatter, outsideMatters } from '../data/outside.ts';
import { phrasings, talkPhrasings } from '../data/phrasings/index.ts';
import type { Topic } from '../data/topic.ts';
import { topics } from '../data/topics/index.ts';
import type { SmallTalk } from './small-talk.ts';

/** What a phrasing asks for. */
export type Subject =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'misquotation'; misquotation: Misquotation }
  | { kind: 'outside'; matter: Omit<OutsideMatter, 'when'> }
  | { kind: 'small-talk'; talk: SmallTalk };

export const phrasingSet: PhrasingSet = { id: 'bible-chat', phrasings };

const subjects = new Map<string, Subject>([
  ...topics.map((topic) => [`topic:${topic.id}`, { kind: 'topic', topic }] as const),
  ...facts.map((fact) => [`fact:${fact.id}`, { kind: 'fact', fact }] as const),
  ...misquotations.map(
    (misquotation) => [`saying:${misquotation.id}`, { kind: 'misquotation', misquotation }] as const,
  ),
  ...outsideMatters.map((matter) => [`matter:${matter.id}`, { kind: 'outside', matter }] as const),
  ...Object.keys(talkPhrasings).map(
    (talk) => [`talk:${talk}`, { kind: 'small-talk', talk: talk as SmallTalk }] as const,
  ),
]);

/** Returns the subject of a phrasing's id, e.g. `topic:grief`. */
export const subjectWith = (id: string): Subject | undefined => subjects.get(id);

/** Returns the question that leads to a subject; undefined for what no one asks on purpose. */
export function questionTo(subject: Subject | undefined): string | undefined {
  if (subject?.kind === 'topic') return subject.topic.question;
  if (subject?.kind === 'fact') return subject.fact.question;
  return subject?.kind === 'misquotation' ? `Is “${subject.misquotation.saying}” in the Bible?` : undefined;
}
