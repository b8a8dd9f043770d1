import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { fixtures, openPrintedScripture, openTestTexts } from './fixtures.testing.ts';
import { anywhere, judgeQuotation } from './judge-quotation.ts';
import { SHINGLE } from './shingle-table.ts';
import { verses } from './table.ts';
import type { TextIndex } from './text-index.ts';
import { tokensOf, WordScan } from './tokens.ts';
import { plainOf } from './verified-text.ts';
import { verifyText } from './verify-text.ts';
import { verseParts } from './verse-id.ts';

let db: Database;
let close: () => Promise<void>;
let texts: readonly TextIndex[];
let inWeb: Map<number, { words: string[] }>;
let stored: { translationId: string; id: number; text: string; words: string[] }[];

beforeAll(async () => {
  ({ db, close, texts } = await openTestTexts(openPrintedScripture));
  const rows = await db.read.select().from(verses);
  stored = rows.map((row) => ({ ...row, words: tokensOf(row.text).map(({ word }) => word) }));
  inWeb = new Map(stored.flatMap((row) => (row.translationId === 'web' ? [[row.id, row]] : [])));
}, 60_000);
afterAll(() => close());

test(`each verse of ${fixtures ? 'three texts' : 'the packaged text (more with SCRIPTURE_FIXTURES)'} is found by its reference and verified by its words`, () => {
  const wrong: string[] = [];
  for (const { translationId, id, text, words } of stored) {
    const index = texts.find(({ translation }) => translation.id === translationId);
    const at = index?.wordsWithin(id, id);
    const found = index && words.length >= SHINGLE ? anywhere(index.numbersOf(words), index, id) : at;
    const same = index && at && found && index.print(at) === text;
    if (!same) wrong.push(`${translationId} ${id}`);
  }

  expect(wrong).toEqual([]);
  expect(stored).toHaveLength(fixtures ? 31_098 + 31_086 + 31_102 : 31_098);
}, 60_000);

test('the quick hash test finds every five words of a text', () => {
  const scan = new WordScan();
  const passed = stored.filter(({ translationId, text }) => {
    const index = texts.find(({ translation }) => translation.id === translationId);
    const { count, hashes } = scan.read(text);
    for (let at = 0; at + SHINGLE <= count; at += 1) if (!index?.mayHold(hashes, at)) return true;
    return false;
  });

  expect(passed).toEqual([]);
});

/** One word changed, left out, swapped with the next, added; the next verse; the same place in another book. */
type Kind = 'change' | 'drop' | 'swap' | 'add' | 'next verse' | 'other book';
const kinds: Kind[] = ['change', 'drop', 'swap', 'add', 'next verse', 'other book'];
const VERSES = 600;

test('a verse with one slip, or under another reference, is caught', () => {
  const random = seeded(20_261_121);
  const inChosen = stored.filter(({ translationId, words }) => translationId === 'web' && words.length >= SHINGLE);
  const missed: string[] = [];
  let [tried, repaired] = [0, 0];
  for (let turn = 0; turn < VERSES; turn += 1) {
    const verse = inChosen[Math.floor(random() * inChosen.length)];
    if (!verse) continue;
    for (const kind of kinds) {
      const slip = withSlip(verse, kind, random, inChosen);
      if (!slip) continue;
      tried += 1;
      const found = judgeQuotation(slip.words, [{ first: slip.id, last: slip.id }], texts);
      if (found?.state === 'set-right') repaired += 1;
      if (found?.state === 'verified' && found.text === texts[0])
        missed.push(`${kind} ${verse.id}: ${slip.words.join(' ')}`);
    }
  }

  const rate = 1 - missed.length / tried;
  console.info(
    `${tried} slips: ${(rate * 100).toFixed(2)} % caught, ${((repaired / tried) * 100).toFixed(1)} % set right`,
  );
  expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(0.999);
}, 60_000);

test('no slip in a quotation reaches the text that is shown as the words of a verse', () => {
  const random = seeded(7);
  const long = stored.filter(({ translationId, words }) => translationId === 'web' && words.length >= 12);
  let [tried, shown] = [0, 0];
  for (let turn = 0; turn < 150; turn += 1) {
    const verse = long[Math.floor(random() * long.length)];
    for (const kind of ['change', 'drop', 'swap'] as const) {
      const slip = verse && withSlip(verse, kind, random, long);
      if (!slip) continue;
      tried += 1;
      // Without marks and without a reference: only its words give it away.
      if (plainOf(verifyText(`Friends, ${slip.words.join(' ')}.`, { texts })).includes(slip.words.join(' ')))
        shown += 1;
    }
  }

  console.info(`${tried} slips without marks or reference: ${((1 - shown / tried) * 100).toFixed(1)} % set right`);
  expect(shown / tried).toBeLessThan(0.1);
}, 60_000);

function withSlip(verse: (typeof stored)[number], kind: Kind, random: () => number, others: typeof stored) {
  const words = [...verse.words];
  const at = Math.floor(random() * words.length);
  const other = others[Math.floor(random() * others.length)]?.words[0] ?? 'lantern';
  const { id } = verse;
  if (kind === 'change' && other !== words[at]) return { words: words.with(at, other), id };
  if (kind === 'drop') return { words: words.toSpliced(at, 1), id };
  if (kind === 'add') return { words: words.toSpliced(at, 0, 'verily'), id };
  const next = words[at + 1];
  if (kind === 'swap' && next && next !== words[at])
    return { words: words.with(at, next).with(at + 1, words[at] ?? ''), id };
  // Two verses may hold the same words; then neither reference is wrong.
  const moved =
    kind === 'next verse'
      ? id + 1
      : kind === 'other book'
        ? ((verseParts(id).book % 66) + 1) * 1_000_000 + (id % 1_000_000)
        : id;
  const there = inWeb.get(moved);
  return moved === id || there?.words.join(' ').includes(words.join(' ')) ? undefined : { words, id: moved };
}

/** The same slips in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
