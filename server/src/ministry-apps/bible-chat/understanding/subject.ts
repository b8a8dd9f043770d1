import type { PhrasingSet } from '../../../understanding/nearest.ts';
import { details, type PreparedDetail } from '../data/details/index.ts';
import type { Fact } from '../data/fact.ts';
import { facts, findFact } from '../data/facts/index.ts';
import { type Misquotation, misquotations } from '../data/misquotations.ts';
import { type OutsideMatter, outsideMatters } from '../data/outside.ts';
import { phrasings, talkPhrasings } from '../data/phrasings/index.ts';
import type { Topic } from '../data/topic.ts';
import { findTopic, topics } from '../data/topics/index.ts';
import { isNamed } from './is-named.ts';
import type { SmallTalk } from './small-talk.ts';

/** What a phrasing asks for. */
export type Subject =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'detail'; detail: PreparedDetail }
  | { kind: 'misquotation'; misquotation: Misquotation }
  | { kind: 'outside'; matter: Omit<OutsideMatter, 'when'> }
  | { kind: 'small-talk'; talk: SmallTalk };

export const phrasingSet: PhrasingSet = {
  id: 'bible-chat',
  phrasings,
  answers: new Map(details.map(({ id, answer }) => [id, answer])),
};

const subjects = new Map<string, Subject>([
  ...topics.map((topic) => [`topic:${topic.id}`, { kind: 'topic', topic }] as const),
  ...facts.map((fact) => [`fact:${fact.id}`, { kind: 'fact', fact }] as const),
  ...details.map((detail) => [detail.id, { kind: 'detail', detail }] as const),
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

/** The topic or the fact that a prepared question belongs to. */
export function ownerOf({ about }: PreparedDetail): { topic: Topic } | { fact: Fact } {
  const id = about.slice(about.indexOf(':') + 1);
  const topic = about.startsWith('topic:') ? findTopic(id) : undefined;
  if (topic) return { topic };
  const fact = findFact(id);
  if (fact) return { fact };
  throw new Error(`Nothing is prepared on ${about}.`);
}

/** Returns the prepared question with an id; undefined for the id of something else. */
export function detailWith(id: string): PreparedDetail | undefined {
  const subject = subjects.get(id);
  return subject?.kind === 'detail' ? subject.detail : undefined;
}

/** The id under which questions on a subject are prepared. */
export function idOf(subject: Extract<Subject, { kind: 'topic' | 'fact' | 'misquotation' }>): string {
  if (subject.kind === 'topic') return `topic:${subject.topic.id}`;
  return subject.kind === 'fact' ? `fact:${subject.fact.id}` : `topic:${subject.misquotation.topic}`;
}

/** What a subject is called; undefined for what has no name, such as small talk. */
export function nameOf(subject: Subject | undefined): string | undefined {
  if (subject?.kind === 'topic') return subject.topic.name;
  if (subject?.kind === 'fact') return subject.fact.name;
  if (subject?.kind !== 'detail') return undefined;
  const owner = ownerOf(subject.detail);
  return 'topic' in owner ? owner.topic.name : owner.fact.name;
}

/** Names that are words as well: only with a capital letter do they name someone. */
const alsoWords = new Set(['job', 'mark', 'ruth', 'lot', 'acts', 'numbers', 'judges', 'grace', 'faith', 'hope']);
const named = facts.filter(
  ({ question, name }) => /^(?:Who|Where) (?:was|is|were|are) /.test(question) && !/ /.test(name),
);

/** Whether a message has a word of the subject: of its name, its phrases, or the saying. */
export function isNamedIn(message: string, subject: Subject): boolean {
  const own = subject.kind === 'detail' ? ownerOf(subject.detail) : undefined;
  const topic = subject.kind === 'topic' ? subject.topic : own && 'topic' in own ? own.topic : undefined;
  const fact = subject.kind === 'fact' ? subject.fact : own && 'fact' in own ? own.fact : undefined;
  const words = topic
    ? `${topic.name} ${topic.phrases}`
    : fact
      ? fact.name
      : subject.kind === 'misquotation'
        ? subject.misquotation.saying
        : message;
  if (fact && isMeantAsWord(message, fact)) return false;
  return isNamed(message, words);
}

/** Whether a name is used as the word that it also is, e.g. "this job". */
export function isMeantAsWord(message: string, { name }: Fact): boolean {
  if (!alsoWords.has(name.toLowerCase())) return false;
  const word = `(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`;
  return new RegExp(
    `(?:\\b(?:a|an|the|this|that|my|your|his|her|our|their|new|good|better|another|any|no|get|got|lost|losing|find|quit|dream) ${word}|${word}s\\b)`,
    'u',
  ).test(message);
}

/** The one person or place of a prepared fact that a message names; undefined for none or several. */
export function factNamedIn(message: string): Fact | undefined {
  const found = named.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${name}(?:['’]s)?(?!\\p{L})`, alsoWords.has(name.toLowerCase()) ? 'u' : 'iu').test(message),
  );
  return found.length === 1 ? found[0] : undefined;
}
