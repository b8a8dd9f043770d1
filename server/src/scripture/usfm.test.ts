import { expect, test } from 'vitest';
import { parseUsfm } from './usfm.ts';

const texts = (source: string) => parseUsfm(source)?.verses.map(({ id, text }) => [id % 1_000_000, text]);

test('headings, notes, word attributes and layout are not in the text', () => {
  const source = String.raw`\id PSA - A sample
\h Psalms
\toc1 Psalms
\mt1 Psalms
\ip An introduction.
\c 1
\s1 A heading
\r (Another place 1:1)
\d A title of a psalm
\q1
\v 1 \w Happy|strong="H835"\w* is the one \f + \fr 1:1 \ft Or \fq blessed\f* who walks
\q2 not with \nd Lord\nd*’s foes,
\qa ALEPH
\b
\q1
\v 2 but\x - \xo 1:2 \xt Ps 2:2\x* delights. \qs Selah\qs*
\c 2
\p
\v 1 Why?
\s2 Between
\m So
\v 2 \f + \fr 2:2 \ft Left out\f*
\v 3-4 Both.`;

  expect(texts(source)).toEqual([
    [1_001, 'Happy is the one who walks not with Lord’s foes,'],
    [1_002, 'but delights. Selah'],
    [2_001, 'Why? So'],
    [2_003, 'Both.'],
  ]);
});

test('a verse that comes in two parts is one verse', () => {
  expect(
    texts(String.raw`\id OBA
\c 1
\p
\v 1a First half,
\q1
\v 1b second half.`),
  ).toEqual([[1_001, 'First half, second half.']]);
});

test('books beyond the 66 and front matter are skipped', () => {
  expect(parseUsfm('\\id TOB\n\\c 1\n\\p\n\\v 1 Words.')).toBeUndefined();
  expect(parseUsfm('\uFEFF\\id FRT preface')).toBeUndefined();
});

test.each([
  ['hello', /isn’t a USFM file/],
  ['\\id QQQ', /"QQQ", which is no book/],
  ['\\id GEN\n\\c 2\n\\p\n\\v 1 A.', /after chapter 0 comes/],
  ['\\id GEN\n\\p\n\\v 1 A.', /number that can’t be there/],
  ['\\id GEN\n\\c 1\n\\p\n\\v 2 A.\n\\v 1 B.', /number that can’t be there/],
  ['\\id GEN\n\\c 1\n\\p\n\\v 1 A.\n\\v 1 B.', /1:1 is there twice/],
  ['\\id GEN\n\\c 1\n\\p\n\\v one A.', /number that can’t be there/],
])('anything that is not a USFM book is refused with a reason: %j', (source, reason) => {
  expect(() => parseUsfm(source)).toThrow(reason);
});
