import { expect, test } from 'vitest';
import { pluralOf } from './plurals.ts';

test('one takes the singular and every other count the plural, in both languages', () => {
  const verses = (count: number) => pluralOf(count, { one: 'verse', other: 'verses' });
  const versículos = (count: number) => pluralOf(count, { one: 'versículo', other: 'versículos' }, 'es');

  expect([0, 1, 2, 21, 1_000_000].map(verses)).toEqual(['verses', 'verse', 'verses', 'verses', 'verses']);
  expect([0, 1, 2].map(versículos)).toEqual(['versículos', 'versículo', 'versículos']);
  // Spanish has a third rule, for millions.
  expect(versículos(1_000_000)).toBe('versículos');
});
