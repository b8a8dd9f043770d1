import { expect, test } from 'vitest';
import type { Section, VerseBlock } from './blocks.ts';
import { blockText } from './document-text.ts';
import { quotedIn } from './passages.ts';

const verse: VerseBlock = {
  ...{ type: 'verse', reference: 'Jonah 1:1', translation: 'Made-up Version', translationId: 'made', text: 'Words.' },
  ...{ status: 'verified', copyright: '© a publisher' },
};
const section = (...blocks: Section['blocks']): Section => ({ id: 'a', title: 'A', blocks });

test('the passages that ask for a line are named once each, by their text', () => {
  const other = { ...verse, reference: 'Jonah 2:1' };
  const { copyright: _, ...free } = verse;

  expect(quotedIn([section(verse, { type: 'prose', text: 'x' }), section(other, verse)])).toEqual({
    made: ['Jonah 1:1', 'Jonah 2:1'],
  });
  expect(quotedIn([section({ ...free, translationId: 'web' }), section({ ...verse, text: '' })])).toBeUndefined();
});

test('as plain text a passage has its line, and one without words the address where it can be read', () => {
  expect(blockText(verse)).toBe('“Words.”\nJonah 1:1, Made-up Version\n© a publisher');
  expect(blockText({ ...verse, text: '', note: 'Too many.', href: 'https://read.example' })).toBe(
    'Jonah 1:1, Made-up Version\nToo many.\nhttps://read.example\n© a publisher',
  );
});
