import fc from 'fast-check';
import { expect, test } from 'vitest';
import { books } from './books.ts';
import { ordinarySentences } from './ordinary-sentences.fixture.ts';
import { parseProse, parseSlowly } from './parse.ts';
import { spelledBooks } from './spelled-books.testing.ts';

const spellings = books.flatMap(({ osis, name, abbreviations }) => [osis, name, ...abbreviations]);
const number = fc.integer({ min: 0, max: 160 });
const numbers = fc.oneof(
  fc.tuple(number, number).map(([chapter, verse]) => `${chapter}:${verse}`),
  fc.tuple(number, number, number).map(([chapter, verse, last]) => `${chapter}:${verse}-${last}`),
  fc.tuple(number, number, number).map(([chapter, verse, last]) => `${chapter}.${verse}, ${last}`),
  number.map(String),
  number.map((chapter) => `chapter ${chapter} verse 3`),
);
const named = fc.tuple(fc.constantFrom(...spellings), numbers).map((pair) => pair.join(' '));
const glue = [
  ' ',
  '. ',
  ', ',
  '; ',
  ' and ',
  ' to ',
  '-',
  '—',
  ' (',
  ') ',
  ' a ',
  ' of ',
  ' First ',
  ' I ',
  ' NIV ',
  'ff ',
  '”, ',
  '\n',
  ' 3 ',
];
const words = [
  'God is near',
  'the Prayer of',
  'Greek',
  'Letter of',
  'ch',
  'Is 5 pm fine',
  'Doors open at 6:15',
  'grace',
  'Hezekiah 3:16',
];
const sentence = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: named }, fc.constantFrom(...words)), fc.constantFrom(...glue)), {
    maxLength: 5,
  })
  .map((parts) => parts.flat().join(''));

test('the fast paths find the same references as the whole grammar', () => {
  for (const text of ordinarySentences) expect(parseProse(text), text).toEqual(parseSlowly(text));
  for (const spelling of spellings) {
    const text = `We read ${spelling} 1:2-3 together, and then ${spelling} 4:5.`;
    expect(parseProse(text), text).toEqual(parseSlowly(text));
  }
  fc.assert(
    fc.property(sentence, (text) => {
      expect(parseProse(text)).toEqual(parseSlowly(text));
    }),
    { numRuns: 1_000 },
  );
});

test('every spelling of a book gives the same references as the whole grammar', () => {
  for (const { spelling } of spelledBooks()) {
    const text = fc.tuple(spelling, numbers, fc.constantFrom(...glue), named).map(([book, number, ...rest]) => {
      return `We read ${book} ${number}${rest.join('')} and 4 more.`;
    });
    fc.assert(
      fc.property(text, (typed) => {
        expect(parseProse(typed)).toEqual(parseSlowly(typed));
      }),
      { numRuns: 3 },
    );
  }
});
