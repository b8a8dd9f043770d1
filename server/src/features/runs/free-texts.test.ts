import type { Manifest } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conversationTexts, freeTexts } from './free-texts.ts';

const manifest = {
  fields: [
    { kind: 'long-text', name: 'situation', label: 'What is happening', maxLength: 1000 },
    { kind: 'choice', name: 'purpose', label: 'Purpose', options: [], display: 'select' },
    {
      kind: 'records',
      name: 'debts',
      label: 'Debts',
      item: 'debt',
      min: 0,
      max: 5,
      of: [{ kind: 'text', name: 'name', label: 'Name', maxLength: 50 }],
    },
    { kind: 'csv', name: 'people', label: 'People', maxRows: 5, columns: [{ name: 'note', label: 'Note' }] },
  ],
} as unknown as Manifest; // only the fields are read

test('every place for free words is read, hidden and overlong ones too; choices are not', () => {
  const texts = freeTexts(manifest, {
    input: {
      situation: 'one'.repeat(9_000),
      purpose: 'grief',
      debts: [{ name: 'two', balance: 3 }],
      people: [{ note: 'three', unknown: 'four' }],
    },
  });

  expect(texts).toEqual(['one'.repeat(9_000), 'two', 'three', 'four']);
});

test('of a conversation everything that the person wrote is read, the newest last', () => {
  const texts = conversationTexts({
    input: {},
    messages: [
      { role: 'user', text: 'old' },
      { role: 'assistant', text: 'answer' },
      { role: 'user', text: 'new' },
      { role: 'user', text: 'newest' },
    ],
  });

  expect(texts).toEqual(['old', 'new', 'newest']);
});

test('no shape of input makes the reading fail', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (situation, debts, people) => {
      for (const text of freeTexts(manifest, { input: { situation, debts, people } }))
        expect(text).toBeTypeOf('string');
    }),
  );
});
