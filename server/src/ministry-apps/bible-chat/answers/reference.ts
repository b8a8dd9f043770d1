import type { VerseBlock } from '@lampstand/sdk/app';
import { nextStepSection, passageInContext, sectionIfAny } from '../../../app-kit/index.ts';
import type { FoundReference, Passage } from '../../../scripture/reader.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { contextOf, overlap } from '../data/context-lines.ts';
import type { Fact } from '../data/fact.ts';
import { facts } from '../data/facts/index.ts';
import { manuscriptNote, manuscriptNoteIn } from '../data/manuscripts.ts';
import { topics } from '../data/topics/index.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import { withoutVerdict } from '../understanding/verdict.ts';
import { askedPassage, passageVerse } from './passages.ts';
import { answerOf, answerSection, firstSentences, questionsOf } from './sections.ts';

const MOST_REFERENCES = 4;

/** Answers references with their text and its context, and names those that do not exist. */
export async function planReference(
  { references, context }: Extract<Route, { kind: 'reference' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const asked = references.slice(0, MOST_REFERENCES);
  const passages = await passagesOf(asked, request);
  const [first] = passages;
  const blocks = await Promise.all(passages.map((passage) => askedPassage(request, passage)));
  const single = passages.length === 1 ? first : undefined;
  const around = single && (context || request.length === 'deep') ? await versesAround(single, request) : undefined;
  return answerOf({
    title: first?.reference ?? words.reference.notFound,
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, blocks),
      ...sectionIfAny('around', words.reference.around.title, [around], { folded: true }),
      nextStepSection(nextStep(first)),
    ],
    named: true,
    length: 'short',
    suggestions: first ? suggestionsFor(first, context) : questionsOf(['bible-reading', 'canon', 'psalms']),
    prose: {
      kind: 'reference',
      reference: passages.map((passage) => passage.reference).join('; '),
      problems: asked.flatMap(({ problem }) => problem ?? []).join(' '),
      manuscripts: notesOn(asked, passages),
      context: single ? contextOf(single).line : '',
      explained: single && context ? explanationOf(single) : '',
      misused: single !== undefined && contextOf(single).misused,
      translation: first?.translation.name ?? '',
    },
  });
}

const EXPLAINED = 2;

/** What is prepared on the passage: what it means, the story it tells, or the subject that it is the first passage of. */
function explanationOf({ reference }: Passage): string {
  const own = facts.find(({ name }) => name === reference);
  if (own) return own.answer;
  const isFirst = ({ passages: [first] }: Pick<Fact, 'passages'>) =>
    first !== undefined && overlap(first[0], reference);
  const told = facts.find(isFirst);
  if (told) return told.answer;
  const topic = topics.find(isFirst);
  if (!topic) return words.reference.noSense(reference);
  return words.reference.on(topic.name, firstSentences(withoutVerdict(topic.answer), EXPLAINED));
}

/** Sentences on the manuscripts of the passages, and of verses that no text here has. */
function notesOn(asked: readonly FoundReference[], passages: readonly Passage[]): string {
  const notes = [
    ...passages.map(manuscriptNote),
    ...asked.map(({ problem, status }) =>
      status === 'not-in-translation' ? manuscriptNoteIn(problem ?? '') : undefined,
    ),
  ];
  return [...new Set(notes.filter((note) => note !== undefined))].join(' ');
}

/** The translation that has the verses which newer ones leave out. */
const FULLEST = 'kjv';

/** A verse that the church's text lacks is taken from the King James Version, or another text that has it. */
async function passagesOf(
  references: readonly FoundReference[],
  { scripture, church }: AnswerRequest,
): Promise<Passage[]> {
  const found = new Map<string, Passage>();
  for (const { reference, typed, offered } of references) {
    const passage = reference
      ? await scripture.passage(reference, church.translation)
      : offered && (await passageElsewhere(typed, offered.id, scripture));
    if (passage) found.set(passage.osis, passage);
  }
  return [...found.values()];
}

async function passageElsewhere(typed: string, offered: string, scripture: AnswerRequest['scripture']) {
  const fullest = await scripture.passage(typed, FULLEST);
  return fullest?.translation.id === FULLEST ? fullest : scripture.passage(typed, offered);
}

async function versesAround(passage: Passage, request: AnswerRequest): Promise<VerseBlock | undefined> {
  const wider = await passageInContext(request.scripture, passage);
  return wider && passageVerse(request, wider, words.reference.around.note);
}

function nextStep(first: Passage | undefined): string {
  if (!first) return words.reference.nextNotFound;
  const [verse] = first.verses;
  const chapter = first.reference.replace(/:.*$/, '');
  return verse && first.reference.includes(':')
    ? words.reference.nextForVerse(chapter)
    : words.reference.nextForPassage;
}

// Topics that cite the same chapter are likely next questions.
function suggestionsFor(passage: Passage, context: boolean): string[] {
  const chapter = `${passage.reference.replace(/:.*$/, '')}:`;
  const near = topics
    .filter((topic) => topic.passages.some(([reference]) => reference.startsWith(chapter)))
    .map(({ id }) => id);
  const single = passage.verses.length <= 5;
  return [
    ...(single && !context ? [words.reference.askContext(passage.reference)] : []),
    ...questionsOf([...near, 'bible-reading', 'prayer', 'bible-translations']),
  ].slice(0, 3);
}
