import type { VerseBlock } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importMadeUp, madeUp, madeUpShown, madeUpVerses } from '../testing/licensed-text.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { createImportedTexts } from './imported-texts.ts';
import { limitedPassage } from './passage-blocks.ts';
import type { TextIndex } from './text-index.ts';
import { type VerifiedPiece, verifyStream } from './verified-stream.ts';
import { VerseLimit, versesOf } from './verse-limit.ts';

const MOST = 3;
let texts: readonly TextIndex[];
let text: TextIndex;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openTestScripture();
  close = opened.close;
  await importMadeUp(opened.db, MOST);
  texts = await createImportedTexts(opened.db).current(madeUp.id);
  text = texts[0] as TextIndex;
}, 30_000);
afterAll(() => close());

const block = (reference: string, words: string): VerseBlock => ({
  ...{ type: 'verse', reference, translation: madeUp.name, translationId: madeUp.id, text: words, status: 'verified' },
});
const passage = (from: number, count: number) => {
  const chapterOf = (verse?: { reference: string }) => verse?.reference.split(':')[0];
  const near = madeUpVerses.slice(from, from + count);
  const verses = near.filter((verse) => chapterOf(verse) === chapterOf(near[0]));
  const last = verses.at(-1)?.reference.split(':')[1];
  const words = verses.map((verse) => verse.text).join(' ');
  return { reference: verses.length > 1 ? `${verses[0]?.reference}-${last}` : `${verses[0]?.reference}`, words };
};

/** Everything that a reader sees of a document: the app's own passages, then the prose with its passages. */
async function shown(own: readonly VerseBlock[], prose: string, limit = new VerseLimit(texts)) {
  const blocks = own.map((one) => limitedPassage(one, limit));
  async function* written() {
    yield prose;
  }
  const pieces: VerifiedPiece[] = [];
  for await (const piece of verifyStream(written(), { texts, limit })) pieces.push(piece);
  const verses = pieces.flatMap((piece) => (piece.type === 'verse' ? [piece.verse] : []));
  const words = pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
  const notices = pieces.flatMap((piece) => (piece.type === 'notice' ? [piece.notice.message] : []));
  const all = [...blocks, ...verses];
  return { prose: words, blocks: all, notices, seen: [words, ...all.map((one) => one.text)].join('\n\n') };
}

test('a second count finds every verse of the made-up text', () => {
  expect(madeUpVerses).toHaveLength(69);
  expect(madeUpShown(madeUpVerses.map((verse) => verse.text).join(' '))).toBe(69);
  expect(madeUpShown(`He said: ${madeUpVerses[4]?.text.slice(20)}`)).toBe(1);
  expect(madeUpShown('Nothing of it.')).toBe(0);
});

test('a verse counts once, and a passage beyond the limit is refused whole', () => {
  const limit = new VerseLimit(texts);
  const of = (reference: string) => versesOf(reference, text);

  expect(limit.take(text, of('Jonah 1:1-2'))).toBe(true);
  expect(limit.take(text, of('Jonah 1:2'))).toBe(true);
  expect(limit.take(text, of('Jonah 2:1-2'))).toBe(false);
  expect(limit.take(text, of('Jonah 2:1'))).toBe(true);
  expect(limit.take(text, of('Jonah 2:2'))).toBe(false);
});

test('a text without a limit is never counted', () => {
  const web = texts.find(({ translation }) => translation.id === 'web') as TextIndex;
  const limit = new VerseLimit(texts);

  expect(limit.take(web, versesOf('Jude', web))).toBe(true);
  expect(limit.take(web, versesOf('Psalm 119', web))).toBe(true);
  expect(limit.limited('web')).toBeUndefined();
});

test('never a whole book, however high the limit is', () => {
  const generous = { ...text, translation: { ...text.translation, maxVerses: 500 } };
  const limit = new VerseLimit([generous]);

  expect(limit.take(generous, versesOf('Obadiah 1', generous))).toBe(false);
  expect(limit.take(generous, versesOf('Obadiah 1-20', generous))).toBe(true);
  expect(limit.take(generous, versesOf('Jonah 1-3', generous))).toBe(true);
  expect(limit.take(generous, versesOf('Obadiah 21', generous))).toBe(false);
});

test('beyond the limit the reference stays with a link and a notice, with quotation marks and without', async () => {
  const { reference, words } = passage(0, 3);
  const [fourth, fifth] = [passage(3, 1), passage(4, 1)];
  const typed = `Hear this: “${fourth.words}” (${fourth.reference}). And without marks: ${fifth.words} So be it.\n\n[[Jonah 2:1]]`;

  const found = await shown([block(reference, words)], typed);

  expect(found.prose).toMatch(
    /^Hear this: Obadiah 1:4 \(Obadiah 1:4\)\. And without marks: Obadiah 1:5\.? So be it\.\s*$/,
  );
  expect(found.blocks.map((one) => [one.reference, one.text !== '', one.href !== undefined])).toEqual([
    ['Obadiah 1:1-3', true, false],
    ['Obadiah 1:4', false, true],
    ['Obadiah 1:5', false, true],
    ['Jonah 2:1', false, true],
  ]);
  expect(found.blocks[0]?.copyright).toBe(madeUp.copyright);
  expect(found.notices.map(({ en }) => en)).toEqual([
    'At most 3 verses of the Made-up Version can be shown at once. Follow the link to read more.',
  ]);
  expect(madeUpShown(found.seen)).toBe(3);
});

test('no document shows more verses than the limit, however they are quoted', async () => {
  const at = fc.integer({ min: 0, max: 60 });
  const own = fc.array(fc.record({ at, count: fc.integer({ min: 1, max: 5 }) }), { maxLength: 3 });
  const quotation = fc.record({
    at,
    count: fc.integer({ min: 1, max: 5 }),
    slip: fc.option(fc.integer({ min: 0, max: 13 })),
    how: fc.constantFrom('placed', 'line', 'quoted', 'single', 'bare', 'open', 'moved', 'part', 'pieces', 'broken'),
  });
  let most = 0;
  await fc.assert(
    fc.asyncProperty(own, fc.array(quotation, { maxLength: 8 }), async (blocks, quotations) => {
      const prose = quotations.map(typedAs).join(' ');
      const passages = blocks.map((one) => passage(one.at, one.count)).map((one) => block(one.reference, one.words));

      const found = await shown(passages, prose);
      const count = madeUpShown(found.seen);
      most = Math.max(most, count);

      expect(count).toBeLessThanOrEqual(MOST);
      for (const one of found.blocks) {
        if (one.text) expect(one).toMatchObject({ copyright: madeUp.copyright });
        else expect(one).toMatchObject({ href: expect.stringContaining('https://'), note: expect.any(String) });
      }
    }),
    { numRuns: 150 },
  );
  expect(most).toBe(MOST);
}, 60_000);

interface Quotation {
  at: number;
  count: number;
  slip: number | null;
  how: string;
}

function typedAs({ at, count, slip, how }: Quotation): string {
  const { reference, words } = passage(at, count);
  const changed = slip === null ? words : words.split(' ').toSpliced(slip, 1, 'someword').join(' ');
  const half = changed.split(' ').slice(0, 9).join(' ');
  switch (how) {
    case 'placed':
      return `So it is said in [[${reference}]] to us.`;
    case 'line':
      return `Read it aloud.\n\n[[${reference}]]\n\nAnd rest.`;
    case 'quoted':
      return `“${changed}” (${reference}).`;
    case 'single':
      return `In ${reference} it says, ‘${changed}’ and no more.`;
    case 'open':
      return `In ${reference} it says, “${changed}\n\nThat is all.`;
    case 'moved':
      return `“${changed}” (Jonah 4:11).`;
    case 'part':
      return `“${half}” (${reference}).`;
    case 'pieces':
      return `“${half} … ${changed.split(' ').slice(9).join(' ')}” (${reference}).`;
    case 'broken':
      return `“${changed.replaceAll('. ', '.” And then: “')}” (${reference}).`;
    default:
      return `And then: ${changed} Amen to that.`;
  }
}
