import { expect, test } from 'vitest';
import { statementText } from './statement-text.ts';

const statement = {
  title: 'Cómo usamos la IA',
  church: 'Gracia',
  lead: 'Así.',
  asOf: '2026-11-22',
  parts: [{ heading: 'La Biblia', text: 'Palabra por palabra.' }],
};

test('the text of a statement has blank lines between parts and a date in its language', () => {
  expect(statementText({ ...statement, lang: 'es' })).toBe(
    'Cómo usamos la IA\nGracia\n\nAsí.\n\nLa Biblia\nPalabra por palabra.\n\nAl 22 de noviembre de 2026.\n',
  );
  expect(statementText({ ...statement, lang: 'en' })).toContain('As of November 22, 2026.');
});
