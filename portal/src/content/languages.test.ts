import { expect, test } from 'vitest';
import { en } from './en/church-admin.ts';
import { es } from './es/church-admin.ts';

/** Texts that are the same in both languages. */
const same = [
  'Error',
  'English',
  'Español',
  'Color',
  'Squarespace',
  'Plan',
  'Status',
  'HTML',
  'Code Embed',
  'Toggle Editor',
  'Iframe',
  'Super Admin',
  'Pastor',
];

/** Each message by its path. Message functions are called with the number 2. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return texts(words(2, 2, 2, 2), path);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => texts(value, `${path}.${name}`));
}

test('every message exists in both languages and none is left in English', () => {
  const [english, spanish] = [new Map(texts(en)), new Map(texts(es))];
  const left = [...english].filter(([path, text]) => spanish.get(path) === text && /[a-z]{2}/i.test(text));

  expect([...english.keys()].filter((path) => !spanish.get(path)?.trim())).toEqual([]);
  expect(left.filter(([, text]) => !same.includes(text))).toEqual([]);
  expect([...spanish].filter(([, text]) => /\b(the|your|with|please|is not|of the)\b/i.test(text))).toEqual([]);
});

// Words of Spain, literal translations and images. Labels that other products print are excepted.
const avoided =
  /puls[ae]|añad|comprob|caduc|tablón|\bcarta\b|aparato|sereno|obtener|interruptor|encend|apagad|redactor|acompañamiento|servidor|\bmarco\b|[«»]|10\.000/i;

test('Spanish is that of the Americas', () => {
  const paper = 'Tamaño carta';

  expect(texts(es).filter(([, text]) => text !== paper && avoided.test(text))).toEqual([]);
});

test('one day of the trial is left in the singular', () => {
  expect(es.status.trial(1)[1]).toMatch(/^Queda 1 día de prueba\./);
  expect(es.status.trial(12)[1]).toMatch(/^Quedan 12 días de prueba\./);
});

// check-words.mjs reads only texts of two words and more.
test('labels of one word keep to the word list too', () => {
  expect(texts(en).filter(([, text]) => /^(?:telephone|server|somebody|nobody|tool|widget)s?$/i.test(text))).toEqual(
    [],
  );
});
