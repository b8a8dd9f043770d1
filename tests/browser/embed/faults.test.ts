import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { startOwnProduct } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

const situation = (app: FrameLocator) => app.getByLabel('What’s going on?');
const write = (app: FrameLocator) => app.getByRole('button', { name: 'Write the prayer' }).click();
const ready = (app: FrameLocator) => app.getByText('Your prayer is ready').waitFor();

test('an expired token is renewed without a message to the visitor', async () => {
  const { page, app, leave } = await visit('/prayer.html');
  let refused = 0;
  await page.route('**/embed-api/runs', (route) => {
    if (refused++ > 0) return route.continue();
    const json = { code: 'token_expired', message: 'This page has been open for a while.', requestId: '1' };
    return route.fulfill({ status: 401, json, headers: { 'access-control-allow-origin': '*' } });
  });
  await situation(app).fill('My nephew Theo is baptized on Sunday.');
  const renewal = page.waitForResponse((response) => response.url().endsWith('/embed-api/token'));

  await write(app);
  await ready(app);

  expect((await renewal).status()).toBe(200);
  expect(await app.getByRole('alert').count()).toBe(0);
  expect(await app.getByRole('region', { name: 'The prayer', exact: true }).innerText()).toMatch(/Theo|nephew/);
  await leave();
});

test('offline, the visitor sees a message, keeps what they wrote, and can try again', async () => {
  const { page, app, leave } = await visit('/prayer.html');
  await situation(app).fill('My nephew Theo is baptized on Sunday.');
  // The form preloads what the answer needs while the visitor types.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);

  await write(app);

  await app.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor();
  expect(await situation(app).inputValue()).toBe('My nephew Theo is baptized on Sunday.');
  await picture(page, 'prayer-offline');
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await app.getByRole('button', { name: 'Try again' }).click();
  await ready(app);
  await leave();
});

test('over the rate limit the visitor sees how long to wait, and someone in danger still gets help', async () => {
  const strict = await startOwnProduct({ LIMITS: '{"runPerIp":1}' });
  const { page, app, leave } = await visit(`${strict.church}/prayer.html`, { product: strict });
  await situation(app).fill('Thanks for the harvest.');
  await write(app);
  await ready(app);
  await app.getByRole('button', { name: 'Change what I wrote' }).click();

  await write(app);
  await app.getByText(/You can try again in \d+ seconds/).waitFor();
  expect(await situation(app).inputValue()).toBe('Thanks for the harvest.');
  await picture(page, 'prayer-limit');
  expect(await axeFindings(page)).toEqual([]);

  await situation(app).fill('I want to kill myself.');
  await write(app);
  await app.locator('.callout.urgent a[href="tel:988"]').first().waitFor();
  await leave();
  await strict.close();
}, 120_000);

test.each([
  ['A name of 10,000 letters', 'Who is it for?', 'A'.repeat(10_000), /Please shorten this to 120 characters\./],
  ['A text that is far too long', 'What’s going on?', 'long '.repeat(50_000), /Please shorten this to 4,?000/],
])('%s shows an error beside its field and keeps the text', async (_what, label, text, problem) => {
  const { app, problems, leave } = await visit('/prayer.html');
  await app.getByText('Who it is for, occasion').click();
  await app.getByLabel(label).fill(text);

  await write(app);

  await app.locator('.problem').filter({ hasText: problem }).waitFor();
  expect(await app.getByLabel(label).inputValue()).toBe(text);
  expect(problems).toEqual([]);
  await leave();
});

test('control characters, direction characters and markup are shown as plain text', async () => {
  const { page, app, problems, leave } = await visit('/prayer.html');
  await app.getByText('Who it is for, occasion').click();
  await app.getByLabel('Who is it for?').fill('\u202EAna\u202C <b>');
  await situation(app).fill(
    'My sister\u0007 \u2066has\u2069 surgery on Friday. <img src=x onerror="parent.postMessage(1)">',
  );

  await write(app);
  await ready(app);

  const prayer = app.getByRole('region', { name: 'The prayer', exact: true });
  expect(await prayer.locator('img, b').count()).toBe(0);
  expect(await prayer.innerText()).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  expect(await page.locator('iframe').count()).toBe(1);
  expect(problems).toEqual([]);
  await leave();
});
