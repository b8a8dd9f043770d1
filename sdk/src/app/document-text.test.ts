import { expect, test } from 'vitest';
import { dayInWords } from './as-of-line.ts';
import { asOfEnglish } from './as-of-words.ts';
import type { ResultDocument, VerseBlock } from './blocks.ts';
import { blockText, documentText } from './document-text.ts';

test('stars of emphasis go, and a link keeps its words and its address', () => {
  expect(blockText({ type: 'prose', text: '**a** *b* [c](https://d.example)' })).toBe('a b c (https://d.example)');
});

test('brackets that never close cost a moment, however many there are', () => {
  const started = performance.now();

  for (const text of ['['.repeat(59_000), '[a]('.repeat(14_000)]) expect(blockText({ type: 'prose', text })).toBe(text);

  // Read once, this takes a few milliseconds; read once for each bracket, it took more than a second.
  expect(performance.now() - started).toBeLessThan(500);
});

test('a day is named in each language and length', () => {
  expect([
    dayInWords('2026-11-20'),
    dayInWords('2026-11-20', 'en-US', 'short'),
    dayInWords('2026-11-20', 'es'),
  ]).toEqual(['November 20, 2026', 'Nov 20, 2026', '20 de noviembre de 2026']);
  expect(dayInWords('some day')).toBe('some day');
});

test('a passage ends with its copyright line, and one without words with the address where it can be read', () => {
  const verse: VerseBlock = {
    ...{ type: 'verse', reference: 'Jonah 1:1', translation: 'Made-up Version', translationId: 'made', text: 'Words.' },
    ...{ status: 'verified', copyright: '© a publisher' },
  };

  expect(blockText(verse)).toBe('“Words.”\nJonah 1:1, Made-up Version\n© a publisher');
  expect(blockText({ ...verse, text: '', note: 'Too many.', href: 'https://read.example' })).toBe(
    'Jonah 1:1, Made-up Version\nToo many.\nhttps://read.example\n© a publisher',
  );
});

test('a copy of a document with a sheet is the sheet alone', () => {
  const writer = { kind: 'built-in' as const };
  const document: ResultDocument = {
    ...{ title: 'Ana Ruiz', asOf: '2026-11-20', writer },
    sections: [
      {
        id: 'work',
        title: 'Work Experience',
        sheet: true,
        writer,
        blocks: [{ type: 'prose', text: '- Ran the register' }],
      },
      { id: 'notes', title: 'Notes', blocks: [{ type: 'prose', text: 'Check the year.' }] },
    ],
  };

  expect(documentText(document, asOfEnglish)).toBe('Ana Ruiz\n\nWork Experience\n\n- Ran the register\n');
});
