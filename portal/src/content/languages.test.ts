import { expect, test } from 'vitest';
import { accountEn } from './en/account.ts';
import { authEn } from './en/auth.ts';
import { en } from './en/church-admin.ts';
import { contactDialogEn } from './en/contact-dialog.ts';
import { cookiesEn } from './en/cookies.ts';
import { dashboardEn } from './en/dashboard.ts';
import { fieldsEn } from './en/fields.ts';
import { memberEn } from './en/member.ts';
import { sessionEndedEn } from './en/session-ended.ts';
import { shellEn } from './en/shell.ts';
import { accountEs } from './es/account.ts';
import { authEs } from './es/auth.ts';
import { es } from './es/church-admin.ts';
import { contactDialogEs } from './es/contact-dialog.ts';
import { cookiesEs } from './es/cookies.ts';
import { dashboardEs } from './es/dashboard.ts';
import { fieldsEs } from './es/fields.ts';
import { memberEs } from './es/member.ts';
import { sessionEndedEs } from './es/session-ended.ts';
import { shellEs } from './es/shell.ts';

/** All messages of the portal that exist in both languages. */
const pairs: Readonly<Record<string, readonly [english: unknown, spanish: unknown]>> = {
  'Church Admin': [en, es],
  account: [accountEn, accountEs],
  'login and signup': [authEn, authEs],
  'contact dialog': [contactDialogEn, contactDialogEs],
  cookies: [cookiesEn, cookiesEs],
  dashboard: [dashboardEn, dashboardEs],
  fields: [fieldsEn, fieldsEs],
  member: [memberEn, memberEs],
  'session that ended': [sessionEndedEn, sessionEndedEs],
  'header and footer': [shellEn, shellEs],
};

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
  'Cookies',
  'Blog',
  'Legal',
];

/** Each message by its path. Message functions are called with the number 2. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return path.endsWith('.refused') ? [] : texts(words(2, 2, 2, 2), path);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => texts(value, `${path}.${name}`));
}

/** Said in one of the languages only. */
const optional = /^\.(?:toast\.|footer\.untranslated$)/;

test.each(Object.entries(pairs))('every message of %s exists in both languages, none in English', (_, [one, other]) => {
  const [english, spanish] = [new Map(texts(one)), new Map(texts(other))];
  const left = [...english].filter(([path, text]) => spanish.get(path) === text && /[a-z]{2}/i.test(text));

  expect([...english.keys()].filter((path) => !optional.test(path) && !spanish.get(path)?.trim())).toEqual([]);
  expect(left.filter(([, text]) => !same.includes(text))).toEqual([]);
  expect([...spanish].filter(([, text]) => /\b(the|your|with|please|is not|of the)\b/i.test(text))).toEqual([]);
});

// Words of Spain, literal translations and images. Labels that other products print are excepted.
const avoided =
  /puls[ae]|añad|comprob|caduc|tablón|\bcarta\b|aparato|sereno|obtener|interruptor|encend|apagad|redactor|acompañamiento|servidor|\bmarco\b|[«»]|10\.000/i;

test.each(Object.entries(pairs))('the Spanish of %s is that of the Americas', (_, [, other]) => {
  const paper = 'Tamaño carta';

  expect(texts(other).filter(([, text]) => text !== paper && avoided.test(text))).toEqual([]);
});

test('one day of the trial is left in the singular', () => {
  expect(es.status.trial(1)[1]).toMatch(/^Queda 1 día de prueba\./);
  expect(es.status.trial(12)[1]).toMatch(/^Quedan 12 días de prueba\./);
  expect([dashboardEs.trial(1), dashboardEn.trial(1)].map((text) => text.slice(0, 26))).toEqual([
    'Queda 1 día de prueba. Has',
    'Your trial ends in 1 day. ',
  ]);
});

// check-words.mjs reads only texts of two words and more.
test.each(Object.entries(pairs))('labels of one word in %s keep to the word list too', (_, [one]) => {
  expect(texts(one).filter(([, text]) => /^(?:telephone|server|somebody|nobody|tool|widget)s?$/i.test(text))).toEqual(
    [],
  );
});
