import { expect, test } from 'vitest';
import { namesSpanishBook, spanishReferenceIn } from './spanish-reference.ts';

test.each([
  [['Salmo 23:4'], 'Psalm 23:4'],
  [['¿Qué significa el Salmo 23 versículo 4?'], 'Psalm 23:4'],
  [['salmo 23, versiculo 4 por favor'], 'Psalm 23:4'],
  [['Juan 3:16'], 'John 3:16'],
  [['¿qué dice 1 Juan 4:8?'], '1 John 4:8'],
  [['Romanos 8'], 'Romans 8'],
  [['primera de Corintios 13:4-7'], '1 Corinthians 13:4-7'],
  [['Salmo 23:4', '¿y el versículo 5?'], 'Psalm 23:5'],
  [['¿Qué significa el Salmo 23 versículo 4?', '¿y el 5?'], 'Psalm 23:5'],
  [['Juan 3:16', 'el siguiente'], 'John 3:17'],
  [['Juan 3', 'capítulo 4'], 'John 4'],
])('%j asks for a passage', (asked, reference) => {
  expect(spanishReferenceIn(asked)).toBe(reference);
});

test.each([[['tengo 5 hijos']], [['mi hermano Juan tiene 3 hijas']], [['Salmo 23', 'gracias']]])(
  '%j asks for none',
  (asked) => {
    expect(spanishReferenceIn(asked)).toBeUndefined();
  },
);

test('a passage with a Spanish name is Spanish, and one that English writes the same is not', () => {
  expect(['Juan 3:16', 'Romanos 8', 'Daniel 3:16', 'Psalm 23'].map(namesSpanishBook)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
