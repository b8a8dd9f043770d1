import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { fold, printedVerses } from '../../support/printed-bible.ts';
import { startOwnProduct } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

async function pray(app: FrameLocator): Promise<void> {
  await app.getByLabel('What’s going on?').fill('My father Daniel has heart surgery on Thursday and I am afraid.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();
}

test('by keyboard on a phone: the badge opens the chapter, the next chapter and each translation, and Escape closes it', async () => {
  const { page, app, problems, leave } = await visit('/prayer.html', { width: 390 });
  await pray(app);
  await app.locator('summary', { hasText: 'Verse:' }).press('Enter');
  const badge = app.getByRole('button', { name: /Read the chapter/ });
  const reference = (await app.locator('.verse figcaption > span').first().innerText()).split(', ')[0] ?? '';

  await badge.focus();
  await page.keyboard.press('Enter');
  const marked = app.locator('.passage [aria-current]');
  await marked.first().waitFor();

  expect(fold((await marked.allInnerTexts()).join(' '))).toBe(printedVerses(reference));
  expect(await marked.first().evaluate((line) => line.getBoundingClientRect().top > 0)).toBe(true);
  await picture(page, 'chapter');

  const before = await app.locator('.passage h4').innerText();
  await app.locator('.passage nav button', { hasText: '→' }).press('Enter');
  await expect.poll(() => app.locator('.passage h4').innerText()).not.toBe(before);
  await app.getByRole('button', { name: 'Compare translations' }).press('Enter');
  await app.getByRole('heading', { name: `${reference} in each translation` }).waitFor();
  expect(fold(await app.locator('.passage .lines').innerText())).toContain(printedVerses(reference));
  await page.keyboard.press('Escape');
  expect(await app.locator('.passage').count()).toBe(0);
  expect(await badge.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
  await badge.click();
  await marked.first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test('a result is sent to the care team only after the visitor agrees', async () => {
  const { page, app, problems, leave } = await visit('/prayer.html');
  await pray(app);

  await app.getByRole('button', { name: /^Send this to/ }).click();
  const letter = app.getByRole('region', { name: /^Send this to/ });
  expect(await letter.getByRole('region', { name: 'What will be sent' }).innerText()).toContain('Daniel');
  await letter.getByRole('button', { name: 'Send', exact: true }).click();
  await letter.getByText('Nothing was sent.').waitFor();

  await letter.getByRole('checkbox').check();
  await letter.getByRole('button', { name: 'Send', exact: true }).click();

  await letter.getByText('We don’t keep a copy.').waitFor();
  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test('during a flood of runs the browser solves a proof of work, then gets the prayer', async () => {
  // Every run counts as one of a flood.
  const flooded = await startOwnProduct({ LIMITS: JSON.stringify({ floodPerChurch: { max: 0, seconds: 600 } }) });
  const { page, app, leave } = await visit(`${flooded.church}/prayer.html`, { product: flooded });
  const proven = page.waitForRequest((request) => 'x-lampstand-proof' in request.headers());

  await pray(app);

  expect((await proven).url()).toMatch(/\/embed-api\/runs$/);
  expect(await app.locator('.doc').innerText()).toContain('Daniel');
  await leave();
  await flooded.close();
}, 120_000);
