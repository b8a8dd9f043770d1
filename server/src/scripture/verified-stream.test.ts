import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endsParagraph } from './chunker.ts';
import { openTestTexts } from './fixtures.testing.ts';
import { ordinarySentences } from './ordinary-sentences.fixture.ts';
import type { TextIndex } from './text-index.ts';
import { type UnitFilter, type VerifiedPiece, verifyStream } from './verified-stream.ts';
import { plainOf } from './verified-text.ts';
import { verifyText } from './verify-text.ts';

let texts: readonly TextIndex[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ texts, close } = await openTestTexts());
}, 30_000);
afterAll(() => close());

interface Options {
  texts?: readonly TextIndex[];
  spoken?: boolean;
  filter?: UnitFilter;
}

async function stream(cut: readonly string[], options: Options = {}) {
  async function* written() {
    yield* cut;
  }
  const pieces: VerifiedPiece[] = [];
  for await (const piece of verifyStream(written(), { texts, ...options })) pieces.push(piece);
  return pieces;
}
const textOf = (pieces: readonly VerifiedPiece[]) =>
  pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
const cutAt = (text: string, places: readonly number[]) => {
  const bounds = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return bounds.slice(1).map((to, at) => text.slice(bounds[at], to));
};

const son = 'For God so loved the world, that he gave his one and only Son';
const shepherd = 'The LORD is my shepherd. I shall lack nothing. He makes me lie down in green pastures.';
const parts = [
  `“${son}” (John 3:16).`,
  `“${son.replace('world', 'planet')}.” That is John 3:16.`,
  `Dear friends, ${son.replace('loved', 'liked')}.`,
  shepherd,
  shepherd.replace('green', 'lush'),
  'See John 3:99 for more. It helps.',
  'As Hezekiah 3:16 has it, all is well.',
  `> ${son}\n> — John 3:17`,
  `“${son}”\n\n— John 3:16`,
  'Read [[Psalm 23:1]] and [[Jude 3:16]] aloud.',
  '[[John 11:35]]',
  '- first\n- Romans 8:28 second\n- “Jesus wept.” (John 11:35)',
  'She said, "I will never forget what you did for us all',
  'Compare 1 Cor. 13:4 with Acts 8:37, and Rev. 22:18-25.',
  'The Bible says it. God helps those who help themselves.',
  '“God wants all of us to be happy and rich” (John 3:16)',
  ...ordinarySentences.slice(0, 30),
];
const documents = fc
  .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(' ', ' ', '\n\n', '\n', '')), {
    minLength: 1,
    maxLength: 9,
  })
  .map((all) => all.flat().join(''));

test('the stream gives the same result as the whole text, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.array(fc.nat(2_000), { maxLength: 40 }), async (text, places) => {
      const whole = verifyText(text, { texts });
      const pieces = await stream(cutAt(text, places));

      expect(textOf(pieces)).toBe(plainOf(whole));
      expect(pieces.flatMap((piece) => (piece.type === 'verse' ? [piece.verse] : []))).toEqual(whole.verses);
      expect(pieces.flatMap((piece) => (piece.type === 'notice' ? [piece.notice] : []))).toEqual(whole.notices);
      expect(pieces.filter(({ type }) => type === 'counts')).toEqual([{ type: 'counts', counts: whole.counts }]);
    }),
    { numRuns: 100 },
  );
});

test('letter by letter the result is the same, also without a Bible text', async () => {
  const text = parts.join('\n\n');

  expect(textOf(await stream([...text]))).toBe(plainOf(verifyText(text, { texts })));
  expect(textOf(await stream([...text], { texts: [] }))).toBe(plainOf(verifyText(text, { texts: [] })));
});

test('a sentence is released when the next one has begun, long before the paragraph ends', async () => {
  const shown: string[] = [];
  let taken = '';
  async function* written() {
    for (const word of 'We planted beans. The rain came late this year. Nobody complained about it much.'.split(
      /(?<= )/,
    )) {
      taken += word;
      yield word;
    }
  }
  for await (const piece of verifyStream(written(), { texts }))
    if (piece.type === 'text') shown.push(`${taken.length} ${piece.text}`);

  expect(shown[0]).toMatch(/^4\d We planted beans\. $/);
});

test('no part of an invented quotation is released before it is checked', async () => {
  const text =
    'He is near. “Everyone who dances in the rain shall be rich and merry” (John 3:16). Come on Sunday, all of you.';
  const seen: string[] = [];
  for (let end = 1; end <= text.length; end += 1) {
    async function* written() {
      yield* text.slice(0, end);
      await new Promise(() => {});
    }
    const pieces = verifyStream(written(), { texts });
    const next = () =>
      Promise.race([pieces.next(), new Promise<undefined>((resolve) => setImmediate(resolve, undefined))]);
    let shown = '';
    for (let piece = await next(); piece && !piece.done; piece = await next()) {
      if (piece.value.type === 'text') shown += piece.value.text;
    }
    seen.push(shown);
  }

  expect(seen.filter((shown) => shown.includes('“Everyone'))).toEqual([]);
  expect(seen.every((shown, at) => shown.startsWith(seen[at - 1] ?? ''))).toBe(true);
});

test('passages follow their paragraph; in text to be read aloud they come at the end', async () => {
  const text = `“${son}” (John 3:16).\n\nSo it is written. Amen.`;
  const order = (pieces: readonly VerifiedPiece[]) => pieces.flatMap(({ type }) => (type === 'counts' ? [] : [type]));

  expect(order(await stream([text]))).toEqual(['text', 'verse', 'text', 'text']);
  expect(order(await stream([text], { spoken: true }))).toEqual(['text', 'text', 'text', 'verse']);
});

test('hostile text without a sentence end is released, and quickly enough', async () => {
  const hostile = [
    '“'.repeat(20_000),
    '[['.repeat(9_000),
    'word '.repeat(6_000),
    '. '.repeat(9_000),
    '> a\n'.repeat(4_000),
  ];

  for (const text of hostile) expect(textOf(await stream(cutAt(text, [7, 99, 12_345]))).length).toBeGreaterThan(0);
});

/** Leaves out every unit that begins with "Vote". */
function withoutVotes(): UnitFilter {
  let seam = false;
  return {
    visible: (piece) => piece,
    *take(unit) {
      const out = unit.startsWith('Vote');
      if (!out) yield { text: unit, seam, endsParagraph: endsParagraph(unit) };
      seam = out;
    },
    end: () => [],
    full: false,
  };
}

test.each([
  ['a reference', '“Everyone who dances in the rain shall be merry.”', '— John 3:16'],
  ['the rest of a verse', 'For God so loved the world.', 'That he gave his one and only car to us all.'],
])('after a left-out sentence no words complete a quotation that was released: %s', async (_, before, after) => {
  const text = `${before}\n\nVote for the other one today.\n\n${after}\n\nPeace to you all.`;
  const shown = textOf(await stream([...text], { filter: withoutVotes() }));

  expect(shown).toContain(before.slice(1, -2));
  expect(shown).not.toContain(after);
  expect(shown).toContain('Peace to you all.');
});

test('after a left-out sentence an ordinary one is shown', async () => {
  const text = 'She said, “Be still.” Go in now, all of you.\n\nVote for the other one today.\n\nWe planted beans.';

  expect(textOf(await stream([...text], { filter: withoutVotes() }))).toMatch(/all of you\.\n\nWe planted beans\.$/);
});

test('a cut text ends with its last whole sentence', async () => {
  async function* written(): AsyncGenerator<string, 'cut'> {
    yield 'We planted beans. The rain ';
    yield 'came late this year. Nobody compl';
    return 'cut';
  }
  let shown = '';
  for await (const piece of verifyStream(written(), { texts })) if (piece.type === 'text') shown += piece.text;

  expect(shown).toBe('We planted beans. The rain came late this year. ');
});

test('the writer is stopped when the reader stops', async () => {
  let left = false;
  async function* written() {
    try {
      for (;;) yield 'We planted beans here. ';
    } finally {
      left = true;
    }
  }
  for await (const piece of verifyStream(written(), { texts })) if (piece.type === 'text') break;

  expect(left).toBe(true);
});
