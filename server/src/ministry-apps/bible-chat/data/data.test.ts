import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDenied, isDeniedPassage } from '../../../care/index.ts';
import type { Passage, ScriptureReader } from '../../../scripture/reader.ts';
import { openTestScripture } from '../../../testing/scripture-database.ts';
import { ownerOf, subjectWith } from '../understanding/subject.ts';
import { bookContexts } from './books.ts';
import { details } from './details/index.ts';
import { facts } from './facts/index.ts';
import { misquotations } from './misquotations.ts';
import { misusedVerses } from './misused.ts';
import { minorMatter, outsideMatters } from './outside.ts';
import { matterPhrasings, phrasings, sayingPhrasings, talkPhrasings, topicPhrasings } from './phrasings/index.ts';
import { spanishSubjects } from './spanish.ts';
import { findTopic, topics } from './topics/index.ts';
import { openings, smallTalk } from './wording.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

interface Cited {
  where: string;
  reference: string;
  sentences: readonly string[];
}

const matters = [...outsideMatters, minorMatter];
const cited: Cited[] = [
  ...topics.flatMap(({ id, passages, answer, more, next, differ }) =>
    passages.map(([reference, context]) => ({
      where: id,
      reference,
      sentences: [answer, more, next, context, ...Object.values(differ ?? {})],
    })),
  ),
  ...misquotations.flatMap(({ id, passages, answer }) =>
    passages.map(([reference, context]) => ({ where: id, reference, sentences: [answer, context] })),
  ),
  ...matters.flatMap(({ id, passages, answers, next }) =>
    passages.map(([reference, context]) => ({ where: id, reference, sentences: [...answers, next, context] })),
  ),
  ...facts.flatMap(({ id, passages, answer, more = '' }) =>
    passages.map(([reference, context]) => ({ where: id, reference, sentences: [answer, more, context] })),
  ),
  ...misusedVerses.map(({ reference, context }) => ({ where: 'misused', reference, sentences: [context] })),
];

test('there are at least 150 topics, 40 sayings and 11 misused verses, each with its own id', () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  expect(topics.length).toBeGreaterThanOrEqual(150);
  expect(new Set(misquotations.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40);
  expect(misusedVerses.length).toBeGreaterThanOrEqual(11);
  expect(Object.keys(bookContexts)).toHaveLength(66);
});

test('every topic, saying, refusal and kind of small talk has at least eight phrasings, each under one id', () => {
  const prepared = [
    ...topics.map(({ id }) => topicPhrasings[id]),
    ...misquotations.map(({ id }) => sayingPhrasings[id]),
    ...outsideMatters.map(({ id }) => matterPhrasings[id]),
    ...Object.values(talkPhrasings),
    ...facts.map((fact) => fact.phrasings),
  ];
  const texts = new Map<string, string>();
  // A question can be prepared under two subjects.
  const twice = phrasings.filter(({ id, text }) => {
    if (id.startsWith('detail:')) return false;
    const known = texts.get(text.toLowerCase());
    texts.set(text.toLowerCase(), id);
    return known !== undefined && known !== id;
  });

  expect(prepared.filter((texts = '') => texts.split(' | ').length < 8)).toEqual([]);
  expect(phrasings.filter(({ id }) => !subjectWith(id))).toEqual([]);
  expect(twice).toEqual([]);
});

test('every prepared question belongs to a topic or a fact, has three wordings or more and a short answer', () => {
  const broken = details.filter((detail) => {
    const words = detail.answer.split(/\s+/).length;
    return !ownerOf(detail) || detail.asked.length < 3 || words < 8 || words > 80;
  });

  // A yes to one wording is a no to another.
  const verdicts = details.filter(({ answer }) => /^(?:Yes|No)\b[,.:;]/.test(answer));

  expect([...broken, ...verdicts].map(({ id }) => id)).toEqual([]);
  expect(details.length).toBeGreaterThan(2_500);
});

test('every reference in the data is in the World English Bible, written the same', async () => {
  const wrong: string[] = [];
  for (const { where, reference } of [...cited, ...answered]) {
    const passage = await scripture.passage(reference);
    if (passage?.reference !== reference) wrong.push(`${where}: ${reference} -> ${passage?.reference}`);
  }

  expect(wrong).toEqual([]);
});

const answered: Cited[] = details.flatMap(({ id, passages, answer }) =>
  passages.map((reference) => ({ where: id, reference, sentences: [answer] })),
);

test.each([
  ['six', cited, 6],
  // Prepared questions tell stories and list names.
  ['nine', answered, 9],
] as const)('no sentence shares %s words in a row with the passage it cites', async (_, rows, count) => {
  const passages = new Map<string, Passage | undefined>();
  for (const { reference } of rows) passages.set(reference, await scripture.passage(reference));

  const copied = rows.flatMap(({ where, reference, sentences }) => {
    const text = shingles(passages.get(reference)?.text ?? '', count);
    return sentences.flatMap((sentence) =>
      [...shingles(sentence, count)].filter((run) => text.has(run)).map((run) => `${where}, ${reference}: ${run}`),
    );
  });

  expect(copied).toEqual([]);
});

test('each topic has two to five passages, a short answer, a next step and three related topics', () => {
  const broken = topics.filter(({ id, passages, answer, next, related }) => {
    const sentences = answer.match(/[^.!?]+[.!?]+/g)?.length ?? 0;
    const linked = related.every((other) => other !== id && findTopic(other));
    return (
      passages.length < 2 ||
      passages.length > 5 ||
      sentences < 2 ||
      sentences > 6 ||
      !next ||
      !linked ||
      new Set(related).size !== 3
    );
  });

  expect(broken.map(({ id }) => id)).toEqual([]);
  expect(misquotations.filter(({ topic, passages }) => !findTopic(topic) || passages.length === 0)).toEqual([]);
  expect(matters.flatMap(({ related }) => related).filter((id) => !findTopic(id))).toEqual([]);
});

test('answers, next steps and contexts are in plain words', () => {
  const shown = [...cited, ...answered].flatMap(({ sentences }) => sentences);
  const spoken = [openings, smallTalk]
    .flatMap((kinds) => Object.values(kinds).flat())
    .filter((it) => typeof it === 'string');

  const heavy = [...shown, ...spoken].filter((text) =>
    /\b(?:somebody|nobody|anybody|everybody|whoever|whomever|oneself|shall|stands? (?:in|at) [A-Z])\b|(?<!no )\bone['’]s /i.test(
      text.replace('This too shall pass', ''),
    ),
  );

  expect(heavy).toEqual([]);
});

test('the data has no exclamation mark and no telephone number', () => {
  const texts = JSON.stringify([topics, misquotations, matters, misusedVerses, bookContexts]);

  expect(texts.match(/[^"]{0,40}!(?!\[)[^"]{0,10}/g) ?? []).toEqual([]);
  expect(texts.match(/\d{3}-\d{3,4}/g) ?? []).toEqual([]);
});

function shingles(text: string, count: number): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(count - 1).map((_, at) => words.slice(at, at + count).join(' ')));
}

test('no Spanish subject shows a passage that is withheld in danger: the care gate reads less of Spanish', () => {
  const withheld = spanishSubjects.flatMap(({ id, answer, passages }) =>
    isDenied(answer) || passages.some(isDeniedPassage) ? [id] : [],
  );

  expect(withheld).toEqual([]);
});
