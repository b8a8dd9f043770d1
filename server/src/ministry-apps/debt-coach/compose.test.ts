import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { coachingSection, document } from './document.ts';
import type { DebtInput } from './fields.ts';
import { anyHousehold, carLoan, church, given, hospital, now, payday, storeCard } from './household.fixture.ts';
import { plainName } from './household.ts';
import { solve } from './solve.ts';

const monthPattern =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g;
const moneyPattern = /(?:[A-Z]{0,2}\$|£|€)[\d,]+(?:\.\d\d)?/g;

async function noteOf(input: DebtInput, seed: number, voice = church) {
  const result = solve(input, { now });
  const plan = document(result, { now });
  const request = { input, result, plan, section: coachingSection, church: voice, messages: [], attempt: 1, seed };
  return { plan, text: compose({ ...request, lang: 'en' }) };
}

/** Amounts and months of a text; months in the short form of the tables. Names the person typed are taken out first. */
function figuresIn(text: string, names: readonly string[]): Set<string> {
  let rest = text;
  for (const name of [...names].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '');
  const months = [...rest.matchAll(monthPattern)].map(([, month, year]) => `${month?.slice(0, 3)} ${year}`);
  return new Set([...months, ...(rest.match(moneyPattern) ?? [])]);
}

test('every amount and every month in the note is in the computed blocks', async () => {
  await fc.assert(
    fc.asyncProperty(anyHousehold, fc.nat(), async (input, seed) => {
      const { plan, text } = await noteOf(input, seed);
      const names = input.debts.map((debt) => plainName(debt.name)).filter(Boolean);
      const shown = JSON.stringify(plan.sections.map((section) => section.blocks));
      const known = figuresIn(shown, []);
      for (const [month] of shown.matchAll(/\b[A-Z][a-z]{2} \d{4}\b/g)) known.add(month);

      for (const figure of figuresIn(text, names)) expect(known, `${figure} in: ${text}`).toContain(figure);
    }),
    { numRuns: 100 },
  );
});

test('no note has words of blame, sermons, promises or exclamation marks', async () => {
  await fc.assert(
    fc.asyncProperty(anyHousehold, fc.nat(), async (input, seed) => {
      const { text } = await noteOf(input, seed);
      expect(text).not.toMatch(
        /irresponsib|foolish|careless|reckless|your fault|should have|lazy|failure|sin\b|tith|bless|guarantee|!/i,
      );
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\./);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 60 },
  );
});

const usual = given({ debts: [storeCard, carLoan, hospital], extra: 15_000, strategy: 'snowball' });

test('the same seed writes the same note, and other seeds write many others', async () => {
  const notes = await Promise.all(Array.from({ length: 60 }, async (_, seed) => (await noteOf(usual, seed)).text));

  expect((await noteOf(usual, 7)).text).toBe(notes[7]);
  expect(new Set(notes).size).toBeGreaterThan(50);
});

test('the note of a plan with a date names the first debt and the last month', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { text } = await noteOf(usual, seed);
    expect(text).toContain('Store card');
    expect(text).toContain('December 2028');
  }
});

test('the church’s care contact is named, and no one else is named without one', async () => {
  const withCare = await noteOf(usual, 3);
  const without = await noteOf(usual, 3, { ...church, care: null });

  expect(withCare.text).toMatch(/[Tt]he care team of Grace Chapel/);
  expect(without.text).not.toMatch(/care team/);
});

test('a note for someone who wrote what is going on says so, and changes no figure', async () => {
  const raw = { debts: [storeCard, carLoan, hospital], extra: 15_000, strategy: 'snowball' };
  const said = given({ ...raw, situation: 'My wife died in March and left $9,999.99 of bills.' });
  const { heard } = await import('./data/coaching/endings.ts');
  for (let seed = 0; seed < 20; seed += 1) {
    const { plan, text } = await noteOf(said, seed);
    expect(heard.some((sentence) => text.includes(sentence))).toBe(true);
    expect(text).not.toMatch(/9,999|the way out is plain|Mark that evening/);
    expect(plan).toEqual((await noteOf(given(raw), seed)).plan);
  }
});

test('without a date the note names the missing sum', async () => {
  const input = given({ debts: [payday], strategy: 'avalanche', income: 104_000, essentials: 100_000 });
  for (let seed = 0; seed < 20; seed += 1) {
    const { text } = await noteOf(input, seed);
    expect(text).toContain('$60.00');
  }
});

test('nothing cheerful is said of the end of a plan of many years', async () => {
  const input = given({ debts: [{ ...storeCard, apr: 36, balance: 100_000, minimum: 3_002 }], strategy: 'avalanche' });
  for (let seed = 0; seed < 40; seed += 1) {
    const { text } = await noteOf(input, seed);
    expect(text).not.toMatch(/the way out is plain|Mark that evening/);
  }
});

test('without money for the essentials the note is about those and names no payment', async () => {
  const input = given({ debts: [storeCard, carLoan], strategy: 'avalanche', income: 210_000, essentials: 240_000 });
  for (let seed = 0; seed < 20; seed += 1) {
    const { text } = await noteOf(input, seed);
    expect(text).toContain('$300.00');
    expect(text).not.toMatch(/\$35\.00|send|Begin with/);
  }
});
