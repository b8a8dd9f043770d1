import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newContext } from '../../support/chromium.ts';
import { axeFindings, watchPage } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';

async function openHelp(): Promise<{ page: Page; app: FrameLocator; problems: string[] }> {
  const context = await newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  const problems = watchPage(page, [product.origin, product.church]);
  await page.goto(`${product.church}/help.html`);
  const app = page.frameLocator('iframe');
  await app.getByRole('button', { name: 'Add another debt' }).waitFor();
  return { page, app, problems };
}

async function enterTwoDebts(app: FrameLocator): Promise<void> {
  await app.getByLabel('Name').first().fill('Store card');
  await app.getByLabel('Balance').first().fill('$1,240.50');
  await app.getByLabel(/^APR/).first().fill('27.99');
  await app.getByLabel('Minimum each month').first().fill('35');
  await app.getByRole('button', { name: 'Add another debt' }).click();
  await app.getByLabel('Name').nth(1).fill('Car loan');
  await app.getByLabel('Balance').nth(1).fill('9800');
  await app.getByLabel(/^APR/).nth(1).fill('6.5');
  await app.getByLabel('Minimum each month').nth(1).fill('245');
  await app.getByLabel(/Extra you can pay/).fill('150');
}

const submit = (app: FrameLocator) => app.getByRole('button', { name: 'Work out the plan' }).click();

test('someone in debt gets a plan with a date, a table, a chart and a calendar, and can save it', async () => {
  const { page, app, problems } = await openHelp();
  await enterTwoDebts(app);

  await submit(app);

  await app.getByRole('heading', { name: /A way out by \w+ \d{4}/ }).waitFor();
  const text = await app.locator('body').innerText();
  expect(text).toContain('Store card');
  expect(text).toContain('Monthly rate is APR divided by 12');
  for (const part of ['What you still owe', /^All \d+ months$/]) await app.getByText(part).click();
  await expect.poll(() => app.getByRole('img', { name: /still owe|owe/i }).count()).toBeGreaterThan(0);
  expect(await app.getByRole('table').count()).toBeGreaterThanOrEqual(2);

  // One table a file: the plan has several.
  await app.getByRole('button', { name: /Spreadsheet/ }).click();
  const [csv] = await Promise.all([page.waitForEvent('download'), app.locator('.acts .row button').first().click()]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    app
      .getByRole('button', { name: /calendar/i })
      .first()
      .click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
});

test('going back from the plan keeps the typed values', async () => {
  const { page, app } = await openHelp();
  await enterTwoDebts(app);
  await submit(app);
  await app.getByRole('heading', { name: /A way out/ }).waitFor();

  await app.getByRole('button', { name: 'Change my numbers' }).click();

  expect(await app.getByLabel('Balance').nth(1).inputValue()).toContain('9800');
  await page.context().close();
});

test('invalid values show errors beside their fields and nothing is lost', async () => {
  const { page, app, problems } = await openHelp();
  await enterTwoDebts(app);
  await app.getByLabel('Balance').first().fill('-5');
  await app.getByLabel(/^APR/).nth(1).fill('9999');

  await submit(app);

  await app.locator('[aria-invalid="true"]').first().waitFor();
  expect(await app.locator('[aria-invalid="true"]').count()).toBe(2);
  expect(await app.getByLabel('Name').nth(1).inputValue()).toBe('Car loan');
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a plan that never pays off explains what would change that', async () => {
  const { page, app } = await openHelp();
  await app.getByLabel('Name').first().fill('Title loan');
  await app.getByLabel('Balance').first().fill('10000');
  await app.getByLabel(/^APR/).first().fill('300');
  await app.getByLabel('Minimum each month').first().fill('50');

  await submit(app);

  await app
    .getByText(/would change|each month would/i)
    .first()
    .waitFor();
  await page.context().close();
});
