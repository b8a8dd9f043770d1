import fc from 'fast-check';
import { expect, test } from 'vitest';
import { places } from '../data/food.ts';
import { foods, foodWith } from '../data/foods/index.ts';
import { type State, signs, states, warmths } from '../fields.ts';
import { type Case, judge, mustBeCold, type Outcome } from './judge.ts';
import { dayAt, dayNumber, naiveOutcome } from './naive.fixture.ts';
import { rowFor } from './row-for.ts';
import { isRange } from './spans.ts';

const fine: Omit<Case, 'food'> = {
  state: 'cooked',
  place: 'fridge',
  warm: 'no',
  signs: [],
  cannedHow: 'unknown',
  refused: false,
  risk: false,
};
const caseOf = (id: string, more: Partial<Case> = {}): Case => ({ ...fine, food: foodWith(id), ...more });
const outcome = (id: string, today: string, more: Partial<Case>) => judge(caseOf(id, more), today).outcome;

const food = fc.constantFrom(...foods);
const days = fc.integer({ min: 0, max: 2_500 });
const inKitchen: State[] = ['raw', 'cooked', 'unopened', 'opened', 'thawed'];
const anyCase = fc.record({
  food,
  state: fc.constantFrom(...states),
  place: fc.constantFrom(...places),
  since: fc.option(days.map(dayAt), { nil: undefined }),
  labelDate: fc.option(days.map(dayAt), { nil: undefined }),
  warm: fc.constantFrom(...warmths),
  signs: fc.subarray([...signs]),
  cannedHow: fc.constantFrom('pressure' as const, 'water-bath' as const, 'unknown' as const),
  refused: fc.boolean(),
  risk: fc.boolean(),
}) satisfies fc.Arbitrary<Case>;

/** Lower is more careful. "We can't tell" is thrown out as well. */
const rank: { readonly [is in Outcome]: number } = { discard: 0, 'cannot-tell': 0, 'use-today': 1, keep: 2 };
const rankOf = (given: Case, today: string) => rank[judge(given, today).outcome];

test('days give the verdict of a paper calendar, over leap years and the ends of months', () => {
  fc.assert(
    fc.property(
      food,
      fc.constantFrom(...inKitchen),
      days,
      fc.nat(1_500),
      fc.boolean(),
      (named, state, start, later, risk) => {
        const row = rowFor(named, state, 'fridge');
        fc.pre(isRange(row.span) && !row.quality);
        const [since, today] = [dayAt(start), dayAt(start + later)];

        const found = judge({ ...fine, food: named, state, since, risk }, today);

        expect(found.days).toBe(dayNumber(today) - dayNumber(since));
        if (isRange(row.span)) expect(found.outcome).toBe(naiveOutcome(since, today, row.span, risk));
      },
    ),
    { numRuns: 1_500 },
  );
});

test('cooked on Monday: kept through Wednesday, used on Thursday and Friday, thrown out on Saturday', () => {
  const since = '2026-11-16';
  const week = ['16', '17', '18', '19', '20', '21'].map((day) => outcome('soup-or-stew', `2026-11-${day}`, { since }));

  expect(week).toEqual(['keep', 'keep', 'keep', 'use-today', 'use-today', 'discard']);
  expect(outcome('soup-or-stew', '2026-11-20', { since, risk: true })).toBe('discard');
});

test('a night of daylight saving and February 29 count as one day', () => {
  expect(judge(caseOf('soup-or-stew', { since: '2026-10-31' }), '2026-11-02').days).toBe(2);
  expect(judge(caseOf('soup-or-stew', { since: '2026-03-07' }), '2026-03-09').days).toBe(2);
  expect(judge(caseOf('soup-or-stew', { since: '2028-02-28' }), '2028-03-01').days).toBe(2);
  expect(judge(caseOf('margarine', { state: 'opened', since: '2027-08-31' }), '2027-09-01').range?.last).toBe(
    '2028-02-29',
  );
});

test('an older food, a warmer one or one for someone at risk never gets a kinder verdict', () => {
  fc.assert(
    fc.property(anyCase, days, fc.nat(400), (given, now, later) => {
      const today = dayAt(now + 2_500);
      const before = rankOf(given, today);

      // What a day ahead or ripeness says doesn't get better by waiting.
      expect(rankOf(given, dayAt(now + 2_500 + later))).toBeLessThanOrEqual(
        Math.max(before, given.since === undefined ? 2 : before),
      );
      expect(rankOf({ ...given, risk: true }, today)).toBeLessThanOrEqual(rankOf({ ...given, risk: false }, today));
      if (given.place !== 'pantry')
        for (const [index, warm] of (['no', 'to-2', 'hot', 'over-2'] as const).entries()) {
          const cooler = (['no', 'to-2', 'hot', 'over-2'] as const)[index - 1];
          if (cooler)
            expect(rankOf({ ...given, warm }, today)).toBeLessThanOrEqual(rankOf({ ...given, warm: cooler }, today));
        }
    }),
    { numRuns: 600 },
  );
});

test('food that has to be cold is never kept when it was warm too long, has no day, or is not in the cold', () => {
  fc.assert(
    fc.property(anyCase, days, (given, now) => {
      const today = dayAt(now);
      const { outcome: said, row } = judge(given, today);
      fc.pre(given.state !== 'home-canned' && mustBeCold(row.food, given.state));

      if (['over-2', 'unknown', 'hot'].includes(given.warm)) expect(rank[said]).toBe(0);
      if (given.place === 'pantry') expect(said).not.toBe('keep');
      const dayless = given.since === undefined && given.labelDate === undefined;
      if (dayless && given.place === 'fridge' && given.signs.length === 0 && !row.quality) expect(rank[said]).toBe(0);
    }),
    { numRuns: 800 },
  );
});

test('a bulging can, a loose lid and a bad smell are always thrown out', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom('bulging' as const, 'smell' as const), (given, sign) => {
      expect(judge({ ...given, signs: [...given.signs, sign] }, '2026-11-23').outcome).toBe('discard');
    }),
    { numRuns: 300 },
  );
});

test('a jar from home is kept only by a tested process: low acid only from a pressure canner', () => {
  fc.assert(
    fc.property(anyCase, (given) => {
      const found = judge({ ...given, state: 'home-canned', signs: [] }, '2030-12-31');
      fc.pre(found.outcome === 'keep');

      expect(given.refused).toBe(false);
      expect(given.cannedHow).not.toBe('unknown');
      if (found.row.named.acid === 'low') expect(given.cannedHow).toBe('pressure');
    }),
    { numRuns: 500 },
  );
  const jar = { state: 'home-canned', place: 'pantry', since: '2026-08-01' } as const;
  expect(outcome('green-beans', '2026-11-23', { ...jar, cannedHow: 'pressure' })).toBe('keep');
  expect(outcome('green-beans', '2026-11-23', { ...jar, cannedHow: 'water-bath' })).toBe('discard');
  expect(outcome('jam-jelly-and-preserves', '2026-11-23', { ...jar, cannedHow: 'water-bath' })).toBe('keep');
});

test('baby food and formula past their date are always thrown out', () => {
  for (const { id } of foods.filter(({ baby }) => baby))
    for (const place of places)
      for (const state of ['unopened', 'opened', 'raw'] as const)
        expect(
          rank[outcome(id, '2026-11-23', { state, place, labelDate: '2026-11-22' })],
          `${id} ${place} ${state}`,
        ).toBe(0);
});

test('frozen food is safe, and only its taste ends', () => {
  const frozen = judge(caseOf('ground-beef', { state: 'raw', place: 'freezer', since: '2025-01-01' }), '2026-11-23');

  expect(frozen).toMatchObject({ outcome: 'keep', rule: 'frozen-over', until: '2025-05-01' });
});

test('an opened can or a cooked staple goes by the short rule, and a date on an open package says nothing', () => {
  expect(judge(caseOf('dried-beans', { state: 'opened', since: '2026-11-18' }), '2026-11-23').outcome).toBe('discard');
  expect(
    judge(caseOf('canned-corn', { state: 'opened', place: 'pantry', since: '2026-11-22' }), '2026-11-23').rule,
  ).toBe('not-cold');
  expect(judge(caseOf('milk', { state: 'opened', labelDate: '2026-12-30' }), '2026-11-23').outcome).toBe('cannot-tell');
});
