import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusOf, tabTo } from '../../support/keyboard.ts';
import { makeChurch } from '../../support/own-church.ts';
import { openAs, openPortal } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

// The greatest number of Tab stops to the main action of each journey; the links of a church's page come first.
const HOST_LINKS = 7;

const nameNow = async (page: Page) => (await focusOf(page)).name;
const press = (page: Page, key: string) => page.keyboard.press(key);
const button = (app: FrameLocator, name: string) => app.getByRole('button', { name, exact: true });

test('the home page on a screen zoomed to 400 %, the cookie question, the login and an account', async () => {
  const { page, leave } = await openPortal('/', { unasked: true });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('heading', { name: 'Cookies' }).waitFor();

  // Neither the header nor the question hides any of the stops.
  for (let stop = 0; stop < 10; stop++) {
    await press(page, 'Tab');
    expect(await focusOf(page)).toMatchObject({ covered: false });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Skip to the question about cookies' }).focus();
  await press(page, 'Enter');
  expect(await tabTo(page, 'Essential Only')).toBeLessThanOrEqual(3);
  await press(page, 'Enter');
  await expect.poll(async () => (await focusOf(page)).lost).toBe(false);

  await page.goto(`${product.origin}/login`);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(await tabTo(page, 'Email')).toBeLessThanOrEqual(6);
  expect(await tabTo(page, 'Login')).toBeLessThanOrEqual(4);
  await page.goto(`${product.origin}/signup`);
  await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
  expect(await tabTo(page, 'Create account')).toBeLessThanOrEqual(15);
  await leave();
});

test('an administrator chooses members, and no bar hides what has the focus', async () => {
  const church = await makeChurch();
  const { page, leave } = await openAs(church, 'office', '/church-admin');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor();
  await page.setViewportSize({ width: 1280, height: 700 });

  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .focus();
  await press(page, 'Space');
  await page.getByRole('region', { name: 'Selected members' }).waitFor();
  // Through the rest of the table to the bar.
  await tabTo(page, 'Clear');

  await press(page, 'Enter');
  expect((await focusOf(page)).lost).toBe(false);
  await page.goto(`${new URL(page.url()).origin}/church-admin?tab=website&part=appearance`);
  await page.getByRole('button', { name: 'Save appearance' }).waitFor();
  await page.getByLabel('Color', { exact: true }).focus();
  await tabTo(page, 'Match the page');
  await press(page, 'ArrowDown');
  await tabTo(page, 'Save appearance');
  await press(page, 'Enter');
  await page.getByText('Saved and live.').waitFor();
  expect(await nameNow(page)).toBe('Save appearance');
  await tabTo(page, 'Undo', 1);
  await press(page, 'Enter');
  await page.getByText('Undone').first().waitFor();
  await expect.poll(async () => (await focusOf(page)).lost).toBe(false);
  await leave();
});

test('a prayer in a church’s page: to the form, the result and back, and no button drops the focus', async () => {
  const { page, app, leave } = await visit('/prayer.html');

  expect(await page.locator('iframe').getAttribute('title')).toBe('Prayer Generator, Grace Chapel');
  expect(await page.locator('iframe').getAttribute('lang')).toBe('en');
  expect(await tabTo(page, 'Skip to emergency numbers')).toBeLessThanOrEqual(HOST_LINKS + 1);
  await press(page, 'Enter');
  expect(await nameNow(page)).toBe('call or text 988');
  await app.getByRole('button', { name: 'Skip to emergency numbers' }).focus();
  expect(await tabTo(page, 'What’s going on?')).toBe(1);
  await page.keyboard.type('My sister Ann starts a new job on Monday.');
  expect(await tabTo(page, 'Write the prayer')).toBeLessThanOrEqual(6);
  await press(page, 'Enter');
  await app.getByText('Your prayer is ready').waitFor();
  expect(await nameNow(page)).toBe(await app.locator('.doc h2').innerText());
  expect(await tabTo(page, 'Copy')).toBeLessThanOrEqual(9);

  const pressed = async (name: string, key = 'Enter') => {
    await button(app, name).first().focus();
    await press(page, key);
  };
  for (const leaveEditing of ['Escape', 'Cancel', 'Save changes']) {
    await pressed('Edit');
    await expect.poll(() => nameNow(page)).toMatch(/^Your text for/);
    if (leaveEditing === 'Escape') await press(page, 'Escape');
    else await pressed(leaveEditing);
    await expect.poll(() => nameNow(page)).toBe('Edit');
  }
  await pressed('Edit');
  for (const again of await app.getByRole('button', { name: /^(Write again|Another verse)/ }).all()) {
    await again.focus();
    await press(page, 'Enter');
    await app.getByText(/rewritten/).waitFor();
    expect(await again.evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await pressed('Cancel');
  await pressed('Change what I wrote');
  await expect.poll(() => nameNow(page)).toMatch(/^What’s going on/);
  await leave();
});

test('debts and questions: rows, plan and answers by keyboard', async () => {
  const { page, app, leave } = await visit('/help.html');

  await tabTo(page, 'Name', HOST_LINKS + 4);
  await page.keyboard.type('Store card');
  for (const [field, value] of [
    ['Balance', '1200'],
    ['APR', '24'],
    ['Minimum each month', '35'],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(value);
  }
  await tabTo(page, 'Add another debt');
  await press(page, 'Enter');
  await expect.poll(() => nameNow(page)).toBe('Name');
  await tabTo(page, 'Remove debt 2');
  await press(page, 'Enter');
  await expect.poll(async () => (await focusOf(page)).lost).toBe(false);
  await button(app, 'Undo').focus();
  await press(page, 'Enter');
  await expect.poll(() => nameNow(page)).toBe('Name');
  await button(app, 'Remove debt 2').press('Enter');
  await tabTo(page, 'Work out the plan');
  await press(page, 'Enter');
  await app.getByRole('heading', { name: /A way out by/ }).waitFor();
  await expect.poll(() => nameNow(page)).toMatch(/^A way out by/);
  expect(await tabTo(page, 'Copy')).toBeLessThanOrEqual(17);

  await page.goto(`${product.church}/ask.html`);
  await app.locator('html[data-ready]').waitFor();
  expect(await tabTo(page, 'Your question')).toBeLessThanOrEqual(HOST_LINKS + 10);
  await page.keyboard.type('Who was Ruth?');
  await press(page, 'Enter');
  await app.getByText('The answer is ready').waitFor();
  expect(await nameNow(page)).toBe('Your question');
  await leave();
});
