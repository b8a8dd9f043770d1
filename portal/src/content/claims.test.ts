import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims, shownClaims } from './claims.ts';
import { terms } from './terms.ts';

const repository = join(import.meta.dirname, '../../..');

/** All sources of page text: pages, content, posts, guides. */
const spoken = ['portal/src', 'server/content', 'docs'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md|json)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('claims.ts'))
    .map((file) => join(repository, folder, file)),
);

/** Patterns of unproven claims. */
const unproven: Record<string, RegExp> = {
  hoursSaved: /\b15\+? ?hours|fifteen hours|hours a week saved|saves? (?:you )?\d+ ?\+? hours/i,
  engagement: /\b40 ?%(?! \|)|forty percent|engagement gain/i,
  uptime: /\b99\.\d|uptime (?:guarantee|of)/i,
  setup: /\b(?:5|five)[- ]minute (?:setup|set-up)|set up in (?:5|five) minutes/i,
  patent: /\bpatent(?:ed|s)?\b|patent[- ]pending/i,
};

test('an unproven claim is not in the list of shown claims and appears in no text', () => {
  const withheld = Object.entries(claims).filter(([, { substantiation }]) => substantiation === null);

  expect(withheld.map(([id]) => id).sort()).toEqual(Object.keys(unproven).sort());
  expect(shownClaims.map(({ id }) => id)).not.toEqual(expect.arrayContaining(withheld.map(([id]) => id)));
});

test.each(Object.entries(unproven))('no page, post or guide says what nobody has shown: %s', (_, pattern) => {
  expect(spoken.length).toBeGreaterThan(100);
  expect(spoken.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([...shownClaims])('“$words” names where it can be checked and a date', ({ substantiation }) => {
  const { how, source, date } = substantiation;

  expect(how).toMatch(/^[A-Z].+\.$/);
  expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  if (!source.startsWith('/')) expect(existsSync(join(repository, source)), source).toBe(true);
});

test('the server knows the promo code of the terms, with the same number of days', () => {
  const codes = readFileSync(join(repository, 'server/src/features/subscriptions/promo-code.ts'), 'utf8');

  expect(codes).toContain(`${terms.trial.code}: { extensionDays: ${terms.trial.days} }`);
});

test('the claimed script size is at least what the build enforces', () => {
  const budget = readFileSync(join(repository, 'loader/src/budget.test.ts'), 'utf8');
  const most = Number(/toBeLessThanOrEqual\((\d)_(\d+)\)/.exec(budget)?.slice(1).join(''));

  expect(most).toBeLessThanOrEqual(2_900);
  expect(claims.loaderSize.words).toContain('2,900 bytes');
});
