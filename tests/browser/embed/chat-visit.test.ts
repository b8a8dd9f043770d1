import { quoted } from '@lampstand/sdk/app';
import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fold, printedVerses } from '../../support/printed-bible.ts';

import { visit } from '../../support/visit.ts';

const question = (app: FrameLocator) => app.getByRole('textbox', { name: 'Your question' });
const thread = (app: FrameLocator) => app.getByRole('log', { name: 'Conversation' });
/** Waits for the answer to the question with this number. */
async function answered(app: FrameLocator, number = 1): Promise<void> {
  await thread(app)
    .locator('.turn')
    .nth(number - 1)
    .waitFor();
  await app.getByText('The answer is ready').waitFor();
}

test('an answer quotes passages exactly as printed, and a suggestion asks the next question', async () => {
  const { page, app, problems, leave } = await visit('/ask.html');
  const answer = page.waitForResponse((response) => response.url().endsWith('/embed-api/runs'));

  await question(app).fill('What does the Bible say about anxiety?');
  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  await answered(app);

  expect((await answer).headers()['content-type']).toContain('text/event-stream');
  for (const heading of await thread(app).locator('.fold > summary').all()) await heading.click();
  const verses = thread(app).locator('.verse');
  expect(await verses.count()).toBeGreaterThan(0);
  for (const verse of await verses.all()) {
    expect(await verse.innerText()).toContain('Checked word for word');
    const [reference = ''] = (await verse.locator('figcaption span').first().innerText()).split(', ');
    expect(fold(await verse.locator('blockquote').innerText())).toBe(quoted(printedVerses(reference)));
  }

  const suggestion = app.locator('.starters button').first();
  const asked = await suggestion.innerText();
  await suggestion.click();
  await answered(app, 2);
  const mine = thread(app).locator('.mine');
  expect(await mine.count()).toBe(2);
  expect(await mine.last().innerText()).toContain(asked);
  expect(problems).toEqual([]);
  await leave();
});

test('a reference that does not exist is explained and not quoted', async () => {
  const { app, leave } = await visit('/ask.html');

  await question(app).fill('What does Hezekiah 3:16 mean?');
  await app.getByRole('button', { name: 'Ask', exact: true }).click();
  await answered(app);

  const text = await thread(app).innerText();
  expect(text).toMatch(/Hezekiah/);
  expect(text).toMatch(/no (such )?book|not a book|does not exist|is no book/i);
  expect(await thread(app).locator('blockquote').count()).toBe(0);
  await leave();
});

test('by keyboard, Enter sends the question and Shift+Enter starts a new line', async () => {
  const { page, app, leave } = await visit('/ask.html');
  const box = question(app);

  await box.focus();
  await page.keyboard.type('Who was Ruth?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('And Naomi?');
  expect(await box.inputValue()).toBe('Who was Ruth?\nAnd Naomi?');
  expect(await thread(app).locator('.mine').count()).toBe(0);
  await page.keyboard.press('Enter');
  await answered(app);

  expect(await thread(app).locator('.mine').innerText()).toContain('And Naomi?');
  expect(await box.inputValue()).toBe('');
  expect(await box.evaluate((area) => area === document.activeElement)).toBe(true);

  await page.keyboard.type('Where is her story told?');
  await page.keyboard.press('Enter');
  await answered(app, 2);
  expect(await thread(app).locator('.mine').last().innerText()).toContain('Where is her story told?');
  await leave();
});

test('someone in danger sees help in the conversation instead of an answer', async () => {
  const { app, leave } = await visit('/ask.html');

  await question(app).fill('I want to kill myself. Will God forgive me?');
  await app.getByRole('button', { name: 'Ask', exact: true }).click();

  const first = thread(app).locator('.turn').first().locator('.callout.urgent').first();
  expect(await first.locator('a').first().getAttribute('href')).toBe('tel:988');
  await app.getByText('Help is here. What you wrote isn’t lost.').waitFor();
  expect(await app.locator('.starters').count()).toBe(0);
  await leave();
});
