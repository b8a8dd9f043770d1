import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { counted } from '../../support/counted.ts';
import { makeChurch } from '../../support/own-church.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { openAs, openPortal, unexpected } from '../../support/portal-visit.ts';
import { waitForMail } from '../../support/shared-product.ts';

const PASSWORD = 'eleven quiet rivers';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const previewOf = (page: Page) =>
  page.frameLocator('iframe[title^="Prayer Generator"]').last().frameLocator('iframe').getByLabel('What’s going on?');
const boxOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const overlap = (one: Awaited<ReturnType<typeof boxOf>>, other: typeof one) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('the first ten minutes: sign up, see the app, ask for a plan, choose a color, invite someone who opens an app', async () => {
  // A second try needs new addresses.
  const domain = `first-steps-${randomBytes(3).toString('hex')}.example`;
  const [office, newcomer] = [`office@${domain}`, `tom@${domain}`];
  const { page, problems, leave } = await openPortal('/signup?promo=BETA30');
  const { press, choose, fill, taken } = counted(page);

  await fill({
    'Your name': 'Church office',
    'Your email': office,
    'Church name': 'First Steps',
    'Church contact email': office,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await press(button(page, 'Create account'));
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  expect(taken()).toEqual({ presses: 1, choices: 0, fields: 6 });

  await page.goto((await waitForMail(office, /confirm your email/i)).link);
  await press(button(page, 'Verify my email'));
  await page.getByRole('heading', { name: 'Start here' }).waitFor();
  await page.getByText('Your trial has 30 days left.').waitFor();
  expect(taken()).toEqual({ presses: 1, choices: 0, fields: 0 });
  expect(await axeFindings(page)).toEqual([]);
  await picture(page, 'start-here');

  await press(page.getByRole('link', { name: 'Put it on your website' }));
  await press(button(page, 'Continue'));
  await press(button(page, 'Continue'));
  await page.getByLabel('App', { exact: true }).selectOption('prayer-generator');
  await previewOf(page).waitFor();
  expect(taken()).toEqual({ presses: 3, choices: 0, fields: 0 });
  await picture(page, 'wizard-trial-preview');
  await press(button(page, 'Continue'));
  await choose(page.getByRole('radio', { name: /^WordPress Your own/ }));
  await press(button(page, 'Continue'));
  await page.getByRole('link', { name: 'Ask for a plan' }).waitFor();
  await page.getByText('About $300 a month, everyone included.').waitFor();
  expect(taken()).toEqual({ presses: 2, choices: 1, fields: 0 });
  await picture(page, 'wizard-trial-wall');

  await page.getByRole('link', { name: 'Appearance' }).click();
  await previewOf(page).waitFor();
  const stage = page.locator('figure').first();
  expect((await boxOf(stage)).y).toBeLessThan(560);
  taken();
  await fill({ Color: '#8a3d2e' });
  await press(button(page, 'Save appearance'));
  await page.getByText('Saved and live.').waitFor();
  expect(taken()).toEqual({ presses: 1, choices: 0, fields: 1 });
  await page.getByRole('group', { name: 'Language', exact: true }).scrollIntoViewIfNeeded();
  expect((await boxOf(stage)).y).toBeLessThan(560);
  expect((await boxOf(stage)).y).toBeGreaterThanOrEqual(0);
  await picture(page, 'appearance-scrolled');

  await page.getByRole('tab', { name: /Church Management/ }).click();
  await page.getByText('See an app in your colors, done').waitFor();
  taken();
  await press(button(page, 'Invite one person'));
  await fill({ Email: newcomer });
  await press(button(page, 'Send invitation'));
  await page.getByText('Invite one person, done').waitFor();
  expect(taken()).toEqual({ presses: 2, choices: 0, fields: 1 });

  const phone = await openPortal((await waitForMail(newcomer, /invites you/)).link, { width: 390 });
  const own = counted(phone.page);
  await phone.page.getByRole('heading', { name: 'Join First Steps' }).waitFor();
  expect(await phone.page.getByLabel('Your email').inputValue()).toBe(newcomer);
  await own.fill({ 'Your name': 'Tom', Password: PASSWORD, 'Confirm password': PASSWORD });
  await own.press(button(phone.page, 'Join the church'));
  await phone.page.getByRole('heading', { level: 1, name: 'Apps' }).waitFor();
  expect(new URL(phone.page.url()).pathname).toBe('/dashboard');
  expect(own.taken()).toEqual({ presses: 1, choices: 0, fields: 3 });
  await picture(phone.page, 'apps-of-a-member');

  await own.press(phone.page.getByRole('link', { name: 'Prayer Generator' }).first());
  await phone.page.frameLocator('iframe').getByLabel('What’s going on?').waitFor();
  expect(own.taken()).toEqual({ presses: 1, choices: 0, fields: 0 });

  const app = phone.page.frameLocator('iframe');
  const write = app.getByRole('button', { name: 'Write the prayer' });
  // On the first screen of the phone.
  expect((await boxOf(write)).y).toBeLessThan(844);
  await app.getByLabel('What’s going on?').fill('My father has surgery on Thursday.');
  await own.press(write);
  await app.locator('.doc h2').waitFor();
  expect(own.taken()).toEqual({ presses: 1, choices: 0, fields: 0 });

  // Neither the previews nor the member's visit are pages of the church.
  const pages = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('sessionId')}`;
    return (await (await fetch('/api/church/pages', { headers: { authorization } })).json()).pages;
  });
  expect(pages).toEqual([]);
  expect([...unexpected(problems), ...unexpected(phone.problems)]).toEqual([]);
  await Promise.all([leave(), phone.leave()]);
}, 150_000);

test('approving takes one press, and the toast covers neither the bar nor its buttons', async () => {
  const church = await makeChurch();
  const { page, leave } = await openAs(church, 'office', '/church-admin');
  const { press, taken } = counted(page);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check();

  await press(page.getByRole('button', { name: /^Approve / }).first());

  expect(taken()).toEqual({ presses: 1, choices: 0, fields: 0 });
  const shown = page.locator('ol li', { hasText: 'User approved successfully' });
  await shown.waitFor();
  const bar = page.getByRole('region', { name: 'Selected members' });
  expect(overlap(await boxOf(shown), await boxOf(bar))).toBe(false);
  await leave();
});

test('on a phone the color stays in view above the settings, and the parts of the website take one row', async () => {
  const church = await makeChurch();
  const { page, leave } = await openAs(church, 'office', '/church-admin?tab=website&part=appearance', { width: 390 });
  await page.getByRole('link', { name: 'See the app' }).waitFor();

  await page.getByRole('group', { name: 'Language', exact: true }).last().scrollIntoViewIfNeeded();

  expect((await boxOf(page.getByRole('link', { name: 'See the app' }))).y).toBeLessThan(60);
  const parts = page.getByRole('navigation', { name: 'Website Integration' });
  expect((await boxOf(parts)).height).toBeLessThanOrEqual(60);
  await picture(page, 'appearance-phone');
  await parts.getByRole('combobox').selectOption('usage');
  await page.getByRole('heading', { name: 'Usage' }).waitFor();
  await leave();
});
