import { quoted } from '@lampstand/sdk/app';
import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { unzipText } from '../../../server/src/features/exports/unzip.testing.ts';
import { fold, printedVerses } from '../../support/printed-bible.ts';

import { visit } from '../../support/visit.ts';

async function pray(app: FrameLocator): Promise<void> {
  await app.getByLabel('What’s going on?').fill('My father Daniel has heart surgery on Thursday and I am afraid.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();
}
const part = (app: FrameLocator, title: string) => app.getByRole('region', { name: title, exact: true });
/** Opens the verse under its reference. */
async function openVerse(app: FrameLocator) {
  await app.locator('summary', { hasText: 'Verse:' }).click();
  return app.getByRole('region', { name: /^Verse: / });
}
const proseOf = async (app: FrameLocator, title: string) => fold(await part(app, title).locator('.prose').innerText());

test('a visitor gets a prayer about what they wrote, and a verse exactly as printed', async () => {
  const { page, app, problems, leave } = await visit('/prayer.html');
  const answer = page.waitForResponse((response) => response.url().endsWith('/embed-api/runs'));

  await pray(app);

  expect((await answer).headers()['content-type']).toContain('text/event-stream');
  expect(await app.getByRole('heading', { level: 2 }).innerText()).toMatch(/surgery/i);
  const prayer = await proseOf(app, 'The prayer');
  expect(prayer).toMatch(/Daniel|father/);
  expect(prayer).toMatch(/surg/i);
  expect(prayer).toContain('Daniel');
  expect(prayer).toMatch(/Amen\.$/);
  const verse = await openVerse(app);
  expect(await verse.innerText()).toContain('Checked word for word');
  const [reference = ''] = (await verse.locator('figcaption span').first().innerText()).split(', ');
  expect(fold(await verse.locator('blockquote').innerText())).toBe(quoted(printedVerses(reference)));
  expect(problems).toEqual([]);
  await leave();
});

test('the shorter form is closed under its heading until it is opened', async () => {
  const { app, leave } = await visit('/prayer.html');
  await pray(app);
  const short = app.locator('details', { hasText: 'A shorter form' });

  expect(await short.locator('.prose').isVisible()).toBe(false);
  await short.locator('summary').click();
  await short.locator('.prose').waitFor({ state: 'visible' });
  expect(await proseOf(app, 'A shorter form')).toMatch(/Amen\.$/);
  await leave();
});

test('a section can be edited, rewritten and restored', async () => {
  const { app, leave } = await visit('/prayer.html');
  await pray(app);
  const first = await proseOf(app, 'The prayer');

  await app.getByRole('button', { name: 'Edit', exact: true }).click();
  await app.getByLabel('Your text for The prayer').fill('Lord, hold him.\n\nAmen.');
  await app.getByRole('button', { name: 'Save changes' }).first().click();
  expect(await proseOf(app, 'The prayer')).toBe('Lord, hold him. Amen.');

  await app.getByRole('button', { name: 'Undo' }).click();
  expect(await proseOf(app, 'The prayer')).toBe(first);

  await app.getByRole('button', { name: 'Edit', exact: true }).click();
  await app.getByRole('button', { name: 'Write again The prayer' }).click();
  await app.getByText('“The prayer” rewritten').waitFor();
  await app.getByRole('button', { name: 'Cancel' }).first().click();
  const second = await proseOf(app, 'The prayer');
  expect(second).not.toBe(first);
  expect(second).toContain('Daniel');
  await leave();
});

test('another verse replaces the first and is also quoted as printed', async () => {
  const { app, leave } = await visit('/prayer.html');
  await pray(app);
  const verse = await openVerse(app);
  const first = await verse.locator('blockquote').innerText();
  const prayer = await proseOf(app, 'The prayer');

  await app.getByRole('button', { name: 'Edit', exact: true }).click();
  await app.getByRole('button', { name: /^Another verse Verse: / }).click();
  await app.getByText(/“Verse: .*” rewritten/).waitFor();
  await app.getByRole('button', { name: 'Cancel' }).first().click();

  const second = await verse.locator('blockquote').innerText();
  expect(second).not.toBe(first);
  const [reference = ''] = (await verse.locator('figcaption span').first().innerText()).split(', ');
  expect(fold(second)).toBe(quoted(printedVerses(reference)));
  expect(await proseOf(app, 'The prayer')).toBe(prayer);
  await leave();
});

test('the prayer can be copied, saved as a Word file and printed in large type', async () => {
  const { page, app, leave } = await visit('/prayer.html', {
    before: (fresh) => fresh.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await pray(app);
  const prayer = await proseOf(app, 'The prayer');

  await app.getByRole('button', { name: 'Copy' }).click();
  await app.getByText('Copied', { exact: true }).waitFor();
  await page.bringToFront();
  await page.evaluate(() => window.focus());
  expect(fold(await page.evaluate(() => navigator.clipboard.readText()))).toContain(prayer);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Word file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/surgery.*\.docx$/);
  const chunks = await (await file.createReadStream()).toArray();
  const words = unzipText(Buffer.concat(chunks), 'word/document.xml')?.replace(/<[^>]+>/g, ' ') ?? '';
  expect(fold(words)).toContain('Daniel');

  await app.getByRole('button', { name: 'Large print' }).click();
  expect(await app.getByRole('button', { name: 'Large print' }).getAttribute('aria-pressed')).toBe('true');
  const size = () => part(app, 'The prayer').locator('.prose p').first();
  await page.emulateMedia({ media: 'print' });
  // 18 points on paper.
  expect(await size().evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeCloseTo(24, 0);
  await leave();
});

test('going back keeps the text, and starting another begins empty', async () => {
  const { app, leave } = await visit('/prayer.html');
  await pray(app);

  await app.getByRole('button', { name: 'Change what I wrote' }).click();
  expect(await app.getByLabel('What’s going on?').inputValue()).toContain('My father Daniel');

  await app.getByLabel('What’s going on?').fill('Thanks for the rain on Monday.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();
  expect(await proseOf(app, 'The prayer')).toMatch(/rain|thank/i);

  await app.getByRole('button', { name: 'Start another' }).click();
  expect(await app.getByLabel('What’s going on?').inputValue()).toBe('');
  expect(await app.getByRole('button', { name: 'Write the prayer' }).isVisible()).toBe(true);
  await leave();
});
