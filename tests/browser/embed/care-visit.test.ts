import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeChurch } from '../../support/own-church.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { visit } from '../../support/visit.ts';

async function tell(app: FrameLocator, text: string): Promise<void> {
  await app.getByLabel('What’s going on?').fill(text);
  await app.getByRole('button', { name: 'Write the prayer' }).click();
}
const callOf = (app: FrameLocator) => app.locator('.place .callout.urgent a[href="tel:988"]').first();

test('someone in danger sees help instead of the prayer, with a person as the next step', async () => {
  const { page, app, problems, leave } = await visit('/prayer.html');

  await tell(app, 'I want to end my life tonight');
  await app.getByText('Help is here. What you wrote isn’t lost.').waitFor();

  const urgent = app.locator('.callout.urgent');
  expect(await urgent.count()).toBe(1);
  expect(await urgent.evaluate((block) => block === document.activeElement)).toBe(true);
  expect(await urgent.locator('a').first().getAttribute('href')).toBe('tel:988');
  expect(await urgent.locator('a[href="tel:911"]').count()).toBe(1);
  expect(await urgent.getByRole('button').allInnerTexts()).toEqual(['Clear this page']);
  const words = (await app.locator('.doc').innerText()).replaceAll('\n', ' ');
  expect(words).toMatch(/Your life matters.*Psalm 34:18.*Are you safe right now\?.*Next step/);
  expect(words).not.toMatch(/Amen|Your prayer is ready|Write again|end my life/);
  expect(await app.getByRole('button', { name: /^Send this to/ }).count()).toBe(0);
  await picture(page, 'prayer-crisis');
  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  await app.getByRole('button', { name: 'Change what I wrote' }).click();
  expect(await app.getByLabel('What’s going on?').inputValue()).toBe('I want to end my life tonight');
  await leave();
});

test('a figure of speech shows at most a small note that can be dismissed', async () => {
  const { app, leave } = await visit('/prayer.html');

  await tell(app, 'This exam is killing me, and I am dying to have it behind me.');
  await app.getByText('Your prayer is ready').waitFor();

  expect(await app.getByRole('alert').count()).toBe(0);
  const away = app.getByRole('button', { name: 'Dismiss' });
  expect(await away.count()).toBeLessThanOrEqual(1);
  if ((await away.count()) === 1) await away.click();
  expect(await away.count()).toBe(0);
  expect(await app.getByRole('region', { name: 'The prayer', exact: true }).innerText()).toMatch(/Amen\.\s*$/);
  await leave();
});

test('worry about someone else shows a note beside the prayer, not an alert', async () => {
  const { app, leave } = await visit('/prayer.html');

  await tell(app, 'Please pray for my friend Ruth. Her brother died by suicide last year.');
  await app.getByText('Your prayer is ready').waitFor();

  expect(await app.getByRole('alert').count()).toBe(0);
  await app.getByRole('link', { name: 'Call 988' }).waitFor();
  await app.getByRole('button', { name: 'Dismiss' }).click();
  expect(await app.getByRole('link', { name: 'Call 988' }).count()).toBe(0);
  await leave();
});

test('with a paused plan, an open page still shows help to someone in danger', async () => {
  const church = await makeChurch();
  const { page, app, leave } = await visit(`${church.site}/prayer.html`);
  await church.setPlan('paused');

  await tell(app, 'I want to end my life tonight');
  await callOf(app).waitFor();
  await app.getByText('Help is here. What you wrote isn’t lost.').waitFor();
  expect(await app.getByText('resting').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  const fresh = await visit(`${church.site}/prayer.html`);
  expect(await fresh.app.getByRole('heading', { level: 1 }).innerText()).toBe('Prayer Generator is paused');
  expect(await fresh.app.locator('a[href="tel:988"]').count()).toBe(1);
  expect(await fresh.app.getByRole('link', { name: 'care@grace-chapel.example' }).count()).toBe(1);
  expect(await fresh.app.locator('form, button').count()).toBe(0);
  await picture(fresh.page, 'prayer-paused');
  expect(await axeFindings(fresh.page)).toEqual([]);
  await fresh.leave();
  await leave();
});
