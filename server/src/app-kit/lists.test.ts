import { expect, test } from 'vitest';
import { capitalize, listOf, paragraphOf, paragraphsOf, present } from './lists.ts';

test('lists with "and" and "or" in both languages', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((items) => listOf(items))).toEqual([
    '',
    'A',
    'A and B',
    'A, B, and C',
  ]);
  expect(listOf(['A', 'B', 'C'], { last: 'or' })).toBe('A, B, or C');
  expect(listOf(['padres', 'hijos'], { lang: 'es' })).toBe('padres e hijos');
  expect(listOf(['siete', 'ocho'], { lang: 'es', last: 'or' })).toBe('siete u ocho');
});

test('only the first letter becomes upper case', () => {
  expect(['snowball plan', '', 'ñandú', '7 days', '😀 smile'].map((text) => capitalize(text))).toEqual([
    'Snowball plan',
    '',
    'Ñandú',
    '7 days',
    '😀 smile',
  ]);
});

test('what is absent leaves no gap', () => {
  expect(present([0, undefined, false, null, '', 1])).toEqual([0, 1]);
  expect(paragraphOf(['One.', undefined, 'Two.', false, ''])).toBe('One. Two.');
  expect(paragraphsOf(['One.', '', 'Two.'])).toBe('One.\n\nTwo.');
});
