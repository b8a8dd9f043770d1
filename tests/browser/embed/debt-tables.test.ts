import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/visit.ts';

/** Names, balances, rates and minimums that make wide tables. */
const debts = [
  ['The long name of a store card that a family wrote down', '14515.41', '29.99', '435'],
  ['Visa', '112424.17', '29.99', '0'],
  ['Car loan', '38650', '7.9', '1245'],
  ['Hospital of the Good Samaritan', '21400', '0', '1050'],
] as const;

async function enter(app: FrameLocator, visaMinimum: string): Promise<void> {
  for (const [index, [name, balance, apr, minimum]] of debts.entries()) {
    if (index > 0) await app.getByRole('button', { name: 'Add another debt' }).click();
    await app.getByLabel('Name').nth(index).fill(name);
    await app.getByLabel('Balance').nth(index).fill(balance);
    await app.getByLabel(/^APR/).nth(index).fill(apr);
    await app.getByLabel('Minimum each month').nth(index).fill(minimum);
  }
  await app.getByLabel('Minimum each month').nth(1).fill(visaMinimum);
  await app.getByRole('button', { name: 'Work out the plan' }).click();
  await app.locator('.acts').waitFor();
}

/** Captions of the tables that are wider than their place, with every section open. */
const clipped = (app: FrameLocator) =>
  app.locator('.doc').evaluate((result) => {
    for (const fold of result.querySelectorAll('details')) fold.open = true;
    return [...result.querySelectorAll<HTMLElement>('.table-wrap')]
      .filter((wrap) => wrap.scrollWidth > wrap.clientWidth + 1)
      .map((wrap) => `${wrap.querySelector('caption')?.textContent}: ${wrap.scrollWidth} of ${wrap.clientWidth} px`);
  });

test.each([
  [390, 844],
  [1280, 1000],
])('no table of a plan is clipped at %i px, with a date and without', async (width, height) => {
  const found: string[][] = [];
  for (const [visaMinimum, title] of [
    ['4128.50', /^A way out by/],
    ['15', /what would change it$/],
  ] as const) {
    const { app, leave } = await visit('/help.html', { width, height });
    await enter(app, visaMinimum);
    await app.getByRole('heading', { name: title }).waitFor();
    found.push(await clipped(app));
    await leave();
  }

  expect(found).toEqual([[], []]);
});
