import type { Block } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../contract.ts';
import { document } from './document.ts';
import type { DebtInput } from './fields.ts';
import { anyHousehold, carLoan, given, hospital, now, payday, storeCard } from './household.fixture.ts';
import { solve } from './solve.ts';

const planFor = (input: DebtInput) => document(solve(input, { now }), { now });
const planOf = (raw: object) => planFor(given(raw));
const blocksOf = (plan: Plan, id: string): Block[] => plan.sections.find((section) => section.id === id)?.blocks ?? [];
const tableOf = (plan: Plan, id: string) => blocksOf(plan, id).find((block) => block.type === 'table');
const textOf = (plan: Plan, id: string) => JSON.stringify(blocksOf(plan, id));
const household = { debts: [storeCard, carLoan, hospital], extra: 15_000, strategy: 'snowball' };

test('a plan with a date names the month in its title and marks the chosen plan', async () => {
  const plan = await planOf(household);

  expect(plan.title).toBe('A way out by December 2028');
  expect(plan.about).toContain('from the three debts you entered, with $150.00 extra each month');
  expect(plan.about).toContain('Monthly rate is APR divided by 12, rounded to the cent.');
  const table = tableOf(plan, 'compare');
  expect(table?.rows[table.chosen ?? -1]?.[0]).toBe('Snowball');
  expect(table?.rows.map((row) => row[0])).toEqual(['Avalanche', 'Snowball', 'Minimum only']);
});

test('the next step says what to pay first and where that payment goes afterwards', async () => {
  const text = textOf(await planOf(household), 'next');

  expect(text).toContain('In December, pay $185.00 to Store card, and the minimum on the other two debts.');
  expect(text).toContain('When Store card is gone in March 2027, its whole payment moves to Hospital.');
});

test('the first layer has figures, next step, payments and cautions, and the rest is folded', async () => {
  const openOf = (plan: Plan) => plan.sections.filter((section) => !section.folded).map(({ id }) => id);
  const { sections } = await planOf(household);

  expect(openOf(await planOf(household))).toEqual(['bottom', 'next', 'months', 'cautions']);
  expect(sections.map(({ folded }) => folded ?? false)).toEqual(sections.map((_, index) => index > 3));
  expect(openOf(await planOf({ debts: [payday], strategy: 'snowball' }))).toEqual(['bottom', 'next', 'cautions']);
});

test('the first layer names what to ask for before paying, and the details cite the law', async () => {
  const plan = await planOf({ ...household, debts: [{ ...hospital, inCollections: true }, carLoan] });

  expect(textOf(plan, 'cautions')).toContain('With a collector, ask for proof before you pay. Ask how old it is');
  expect(textOf(plan, 'cautions')).toContain('tel:211');
  expect(textOf(plan, 'details')).toContain('A nonprofit hospital must have a written financial assistance policy');
});

test('the months of the schedule add up to the balances and the interest', async () => {
  await fc.assert(
    fc.asyncProperty(anyHousehold, async (input) => {
      const plan = planFor(input);
      const rows = tableOf(plan, 'schedule')?.rows ?? [];
      const cents = (cell = '') => Math.round(Number(cell.replace(/[^\d.]/g, '')) * 100);
      const isFree = plan.title.includes('way out');
      fc.pre(isFree && rows.length > 0);

      const owed = input.debts.reduce((sum, debt) => sum + debt.balance, 0);
      const [paid, interest] = [rows.map((row) => cents(row.at(-3))), rows.map((row) => cents(row.at(-2)))];
      const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
      expect(sum(paid)).toBe(owed + sum(interest));
      expect(cents(rows.at(-1)?.at(-1))).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('payment dates keep the due day and fall on the last day of shorter months', async () => {
  const plan = await planOf({ debts: [storeCard], strategy: 'compare', start: '2027-01' });
  const schedule = blocksOf(plan, 'schedule').find((block) => block.type === 'schedule');

  expect(schedule?.entries.slice(0, 4).map((entry) => entry.date)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
});

test('a plan that never ends says so without blame and names the least that would end it', async () => {
  const plan = await planOf({ debts: [payday], strategy: 'snowball' });

  expect(plan.title).toBe('Where you are, and what would change it');
  expect(textOf(plan, 'next')).toContain('not a verdict on you');
  const rows = tableOf(plan, 'changes')?.rows ?? [];
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['The payday lender’s payment plan', '$150.00', '$50.00', 'March 2027'],
    ['More money: within a year', '$202.00', '$102.00', 'November 2027'],
    ['The same money, half the rates', '$100.00', '–', 'December 2028'],
    ['The same money, no interest', '$100.00', '–', 'May 2027'],
  ]);
  expect(textOf(plan, 'cautions')).toContain('The smallest payment that makes this debt smaller is $195.01.');
  expect(plan.sections.map((section) => section.id)).not.toContain('milestones');
});

test('the rows of what would give a date neither repeat nor differ by cents', async () => {
  await fc.assert(
    fc.asyncProperty(anyHousehold, async (input) => {
      const rows = tableOf(planFor(input), 'changes')?.rows ?? [];
      const names = rows.map((row) => row[0] ?? '');
      const sums = rows.filter((row) => row[0]?.startsWith('More money')).map((row) => row[1]);

      expect(new Set(names).size).toBe(names.length);
      expect(new Set(sums).size).toBe(sums.length);
      for (const sum of sums) expect(sum).toMatch(/\.00$/);
    }),
    { numRuns: 40 },
  );
});

test('a missing sum puts more money last, with how far it is out of reach', async () => {
  const tight = { debts: [{ ...payday, minimum: 19_000 }], strategy: 'snowball', income: 240_000, essentials: 230_000 };
  const table = tableOf(await planOf(tight), 'changes');
  const names = table?.rows.map((row) => row[0]?.replace(/:.*/, ''));

  expect(names?.[0]).toBe('The payday lender’s payment plan');
  expect(names?.at(-1)).toBe('More money');
  expect(Object.values(table?.notes ?? {}).at(-1)).toBe('$102.00 a month more than is there');
});

test('what-if rows are exact and folded: more each month, a debt paid off, a month later', async () => {
  const plan = await planOf(household);
  const table = tableOf(plan, 'what-if');

  expect(plan.sections.find(({ id }) => id === 'what-if')?.folded).toBe(true);
  expect(table?.rows.map((row) => row[0])).toEqual([
    'As planned',
    '$25.00 more each month',
    '$50.00 more each month',
    '$100.00 more each month',
    'Store card is paid off today',
    'Hospital is paid off today',
    'Car loan is paid off today',
    'The extra begins a month later',
  ]);
  expect(table?.rows.map((row) => row.slice(1))).toMatchInlineSnapshot(`
    [
      [
        "December 2028",
        "$884.43",
        "–",
      ],
      [
        "October 2028",
        "$838.91",
        "$45.52 less",
      ],
      [
        "September 2028",
        "$797.39",
        "$87.04 less",
      ],
      [
        "July 2028",
        "$727.73",
        "$156.70 less",
      ],
      [
        "October 2028",
        "$762.94",
        "$121.49 less",
      ],
      [
        "August 2028",
        "$715.36",
        "$169.07 less",
      ],
      [
        "April 2027",
        "$23.66",
        "$860.77 less",
      ],
      [
        "December 2028",
        "$916.64",
        "$32.21 more",
      ],
    ]
  `);
  expect(table?.notes?.[4]).toMatch(/^\$680\.00 from other money/);
});

test('the month after the first is there with balances and payments', async () => {
  const table = blocksOf(await planOf(household), 'what-if').findLast((block) => block.type === 'table');

  expect(table?.caption).toBe('The month after: January 2027');
  expect(table?.rows).toMatchInlineSnapshot(`
    [
      [
        "Store card",
        "$511.99",
        "$185.00",
      ],
      [
        "Hospital",
        "$1,350.00",
        "$50.00",
      ],
      [
        "Car loan",
        "$8,461.95",
        "$245.00",
      ],
    ]
  `);
  expect(table?.foot).toMatchInlineSnapshot(`
    [
      "Together",
      "$10,323.94",
      "$480.00",
    ]
  `);
});

test('what a one-off amount saves is said in interest and months', async () => {
  const oneOffs = [{ amount: 100_000, month: '2027-02' }];
  const text = textOf(await planOf({ ...household, oneOffs }), 'what-if');

  expect(text).toMatch(
    /One-off money of \$1,000\.00 is in this plan\. It saves \$[\d,]+\.\d\d of interest and ends the plan/,
  );
  expect(text.match(/It saves [^"]*/)?.[0]).toMatchInlineSnapshot(
    `"It saves $116.45 of interest and ends the plan 3 months sooner."`,
  );
});

test('with money missing the what-if rows do not ask for more of it', async () => {
  const rows = tableOf(await planOf({ ...household, income: 300_000, essentials: 260_000 }), 'what-if')?.rows ?? [];

  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain('more each month');
});

test('with essentials above income the next step is a call, and the title puts essentials first', async () => {
  const plan = await planOf({ ...household, income: 210_000, essentials: 240_000 });

  expect(plan.title).toMatch(/^Essentials first/);
  expect(textOf(plan, 'next')).toContain('A call, not a payment. Your essentials cost $300.00 a month more');
  expect(textOf(plan, 'next')).toContain('tel:211');
});

test('a plan that needs more than essentials leave says how much is missing', async () => {
  const plan = await planOf({ ...household, income: 300_000, essentials: 260_000 });

  expect(textOf(plan, 'next')).toContain('This plan asks for $480.00 a month, and after essentials you have $400.00.');
  expect(textOf(plan, 'scripts')).toContain('hardship program');
});

test('without a date the missing sum is said first, and no one is asked to send more money', async () => {
  const tight = {
    debts: [
      { ...payday, minimum: 19_000 },
      { ...carLoan, minimum: 38_000 },
    ],
    income: 240_000,
  };
  const plan = await planOf({ ...tight, essentials: 230_000, strategy: 'snowball' });
  const text = textOf(plan, 'next');

  expect(text).toContain(
    '"text":"$470.00 a month is missing. These payments come to $570.00 a month, and after essentials you have $100.00.',
  );
  expect(text).toContain('not a verdict on you');
  expect(text).toContain('tel:211');
  expect(text).not.toContain('More money');
  expect(textOf(plan, 'bottom')).toContain('{"value":"$470.00","label":"Missing"');
});

test('an income below the payments counts without essentials, too', async () => {
  const withDate = await planOf({ ...household, income: 40_000 });
  const withoutDate = await planOf({ debts: [payday], strategy: 'snowball', income: 4_000 });

  expect(textOf(withDate, 'next')).toContain(
    'This plan asks for $480.00 a month, and $400.00 comes in. $80.00 a month has to be found first.',
  );
  expect(textOf(withoutDate, 'next')).toContain('$60.00 a month is missing. These payments come to $100.00 a month');
  expect(textOf(withDate, 'cautions')).not.toContain('giving to church');
});

test('the headline figures are exact to the cent', async () => {
  const figures = textOf(await planOf(household), 'bottom').match(/\$[\d,.]+/g);

  expect(figures?.every((figure) => /\.\d\d$/.test(figure))).toBe(true);
});

test('a debt in collections adds the law with its source and a letter for that debt alone', async () => {
  const plan = await planOf({ debts: [{ ...hospital, inCollections: true }, carLoan], strategy: 'snowball' });

  expect(textOf(plan, 'details')).toContain('dispute the debt in writing within 30 days');
  expect(textOf(plan, 'scripts')).toContain('Hospital, said to be $1,400.00');
  expect(textOf(plan, 'scripts')).not.toContain('Car loan');
  expect(textOf(plan, 'basis')).toContain('15 U.S.C. 1692g; as of November 20, 2026');
});

test('old debts, title loans and payment plans are explained with source and day', async () => {
  const title = { ...payday, name: 'Title loan', type: 'title', minimum: 0 };
  const plan = await planOf({ debts: [{ ...hospital, inCollections: true }, title], strategy: 'snowball' });

  expect(textOf(plan, 'cautions')).toContain('Ask how old it is: a payment can start the clock again.');
  expect(textOf(plan, 'cautions')).toContain('A title loan can cost you the car');
  expect(textOf(plan, 'cautions')).toContain('Title loan: there’s more to pay than a minimum of 0.');
  expect(textOf(plan, 'basis')).toContain('12 CFR 1006.26(b)');
  expect(textOf(plan, 'scripts')).toContain('payday or title lender');
  expect(textOf(plan, 'scripts')).toContain('the date of the last payment');
  expect(textOf(plan, 'scripts')).toContain('Leave this sentence out if you know that the debt');
});

test('each debt has the date and the interest of its minimum alone', async () => {
  const tables = blocksOf(await planOf(household), 'compare').filter((block) => block.type === 'table');

  expect(tables.at(-1)?.rows).toMatchInlineSnapshot(`
    [
      [
        "Store card",
        "$35.00",
        "February 2029",
        "$262.43",
      ],
      [
        "Car loan",
        "$245.00",
        "April 2030",
        "$1,226.97",
      ],
      [
        "Hospital",
        "$50.00",
        "March 2029",
        "$0.00",
      ],
    ]
  `);
});

test('equal plans say why they are equal', async () => {
  const reason = async (debts: object[], extra = 10_000) =>
    textOf(await planOf({ debts, extra, strategy: 'snowball' }), 'compare').match(
      /the same plan: ([^"]*?)\. There/,
    )?.[1];

  expect(await reason([storeCard, { ...carLoan, apr: 29.99 }])).toBe(
    'all rates are equal, so both take the smallest balance first',
  );
  expect(await reason([storeCard, carLoan])).toBe(
    'no debt has a higher rate than a smaller one, so both take the debts in one order, Store card first',
  );
  expect(await reason([hospital, { ...carLoan, balance: 100_000_000, minimum: 900_000 }], 500_000_000)).toBe(
    'in no month is there money above the minimums that another order would send elsewhere',
  );
});

test('American law, programs and telephone numbers are left out for other currencies', async () => {
  const plan = await planOf({ debts: [{ ...payday, inCollections: true }], strategy: 'snowball', currency: 'EUR' });

  expect(JSON.stringify(plan)).not.toMatch(/\b211\b|nfcc|U\.S\.C\.|IRS|tel:/);
  expect(JSON.stringify(plan)).not.toMatch(/[^A-Z]\$\d/);
});

test('the end of a promotional rate is named with what is still owed then', async () => {
  const promoted = { ...storeCard, dueDay: undefined, promoApr: 0, promoMonths: 6, minimum: 1_000 };
  const text = textOf(await planOf({ debts: [promoted, carLoan], extra: 5_000, strategy: 'avalanche' }), 'details');

  expect(text).toContain('The rate of 0% runs through May 2027. In this plan $620.00 is still owed then');
  expect(text).toContain('Paying $113.34 a month on it would finish it by then.');
});

test('thirty debts of ten million at 400 percent give a plan, small enough to export', async () => {
  const debts = Array.from({ length: 30 }, () => ({ ...payday, balance: 1_000_000_000, apr: 400 }));
  const plan = await planOf({ debts, strategy: 'compare' });

  expect(plan.title).toBe('Where you are, and what would change it');
  expect(JSON.stringify(plan).length).toBeLessThan(1_000_000);
});

test('the longest plan of thirty debts stays below the limit of an export', async () => {
  const debts = Array.from({ length: 30 }, (_, i) => ({
    ...carLoan,
    name: `Debt ${i} ${'x'.repeat(100)}`,
    balance: 900_000_000,
    apr: 3,
    minimum: 3_200_000,
  }));
  const plan = await planOf({ debts, strategy: 'compare' });

  expect(tableOf(plan, 'schedule')?.rows.length).toBeGreaterThan(400);
  expect(JSON.stringify(plan).length).toBeLessThan(1_000_000);
});

test('the same input and day give the same plan', async () => {
  await fc.assert(
    fc.asyncProperty(anyHousehold, async (input) => {
      expect(planFor(input)).toEqual(planFor(structuredClone(input)));
    }),
    { numRuns: 20 },
  );
});
