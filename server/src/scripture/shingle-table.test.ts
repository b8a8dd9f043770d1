import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHINGLE, shingleTableOf } from './shingle-table.ts';
import { hashOf } from './tokens.ts';

const vocabulary = ['', 'the', 'lord', 'said', 'to', 'moses'];
const hashes = Int32Array.from(vocabulary, hashOf);
const known = fc.integer({ min: 1, max: vocabulary.length - 1 });

test('five words in a row are found at each position where they occur, and nowhere else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(known, { maxLength: 80 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 }),
      async (text, typed) => {
        const table = await shingleTableOf(Uint16Array.from(text), hashes);
        const numbers = Uint32Array.from(typed);
        const typedHashes = Int32Array.from(typed, (number) => hashes[number] ?? 0);
        for (let at = 0; at + SHINGLE <= typed.length; at += 1) {
          const asked = typed.slice(at, at + SHINGLE);
          const places = text.flatMap((_, from) => (asked.every((word, i) => word === text[from + i]) ? [from] : []));
          expect(table.find(numbers, at, 100)).toEqual(places);
          if (places.length > 0) expect(table.mayHold(typedHashes, at)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('hashes alone rule out nearly all words that a text lacks', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `word${at}`);
  const table = await shingleTableOf(Uint16Array.from(many.keys()), Int32Array.from(many, hashOf));
  const others = Int32Array.from({ length: 20_000 }, (_, at) => hashOf(`other${at}`));

  const held = Array.from(many.keys()).filter((at) => at + SHINGLE <= others.length && table.mayHold(others, at));

  expect(held.length).toBeLessThan(20);
});
