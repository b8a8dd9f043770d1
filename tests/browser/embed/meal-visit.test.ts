import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({ '/meals': line(product, 'grace-chapel', 'budget-meal-planner') });
});
afterAll(async () => {
  await site?.close();
});

test('on a phone someone plans meals for a microwave and an allergy, opens the list, and saves a spreadsheet and a calendar', async () => {
  const { page, app, leave } = await visit(`${site.origin}/meals`, { width: 390, height: 844 });
  await app.getByLabel(/^Money/).fill('40');
  await app.getByLabel(/^Days/).fill('3');
  await app.getByLabel('Yes', { exact: true }).check({ force: true });
  await app.getByLabel('Milk', { exact: true }).check();
  await app.getByLabel('Not all', { exact: true }).check({ force: true });
  await app.getByLabel('Microwave', { exact: true }).check();
  await app.getByRole('button', { name: 'Plan the meals' }).click();

  await app.getByRole('heading', { name: /Three days of meals for \$\d+\.\d\d/ }).waitFor();
  const text = await app.locator('body').innerText();
  expect(text).toContain('Left out: everything with milk.');
  for (const part of [/^Shopping list/, /^The recipes/, /^The money/]) await app.getByText(part).first().click();
  expect(await app.getByRole('checkbox').count()).toBeGreaterThan(8);
  expect(await axeFindings(page)).toEqual([]);

  await app.getByRole('button', { name: /Spreadsheet/ }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'What you buy' }).click(),
  ]);
  expect(readFileSync(await csv.path(), 'utf8')).toMatch(/Food,Buy,Price,Eaten,Left over[\s\S]*Together,,\d/);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    app
      .getByRole('button', { name: /calendar/i })
      .first()
      .click(),
  ]);
  expect(readFileSync(await calendar.path(), 'utf8')).toContain('SUMMARY:Dinner:');
  await leave();
});
