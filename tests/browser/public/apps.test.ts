import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeChurch, type OwnChurch } from '../../support/own-church.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { fill, openAs, openPortal } from '../../support/portal-visit.ts';
import { product, startOwnProduct } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';

const TRIES = 2;

let church: OwnChurch;
beforeAll(async () => {
  church = await makeChurch();
});

const open = (path: string, options = {}) => openPortal(path, options);
const frameOf = (page: Page) => page.frameLocator('iframe');
const usable = async (page: Page) => {
  // On an app's page the app is below its result, and loads when it is nearly in view.
  await page.locator('ministry-app').scrollIntoViewIfNeeded();
  await frameOf(page).locator('html[data-ready]').waitFor();
};

test('the catalog finds an app by a need, and filters by ready apps', async () => {
  const { page, problems, leave } = await open('/apps');
  const entries = page.locator('main li h3');

  expect(await entries.count()).toBe(22);
  await page.getByLabel('What do you need?').fill('funeral');
  await page.getByText('1 of 22 apps').waitFor();
  expect(await entries.allTextContents()).toEqual(['Eulogy Builder']);
  await page.getByLabel('What do you need?').fill('zeppelin');
  await page.getByRole('button', { name: 'Show all apps' }).click();
  await page.getByLabel('Ready apps only').check();
  expect(await page.getByText('Coming soon').count()).toBe(0);
  expect(page.url()).toContain('ready');
  await page.getByRole('link', { name: 'Prayer Generator', exact: true }).click();
  await page.waitForURL('**/apps/prayer-generator');
  expect(problems).toEqual([]);
  await leave();
});

test('a visitor without an account can try an app, and is asked to sign up at the daily limit', async () => {
  const strict = await startOwnProduct({ LIMITS: JSON.stringify({ tryOutPerIpDay: TRIES }) });
  const { page, problems, leave } = await open('/apps/prayer-generator', { product: strict });
  await usable(page);
  const app = frameOf(page);

  // A click before the page's scripts have come does nothing, so it is repeated.
  const tryIt = async () => {
    await page.getByRole('button', { name: 'Try it with this example' }).click();
    return app.getByLabel('What’s going on?').inputValue();
  };
  await expect.poll(tryIt, { timeout: 20_000, interval: 1_000 }).toContain('two in the morning');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();
  await app.getByRole('button', { name: 'Edit', exact: true }).click();
  await app.getByRole('button', { name: 'Write again The prayer' }).click();
  await app.getByText('“The prayer” rewritten').waitFor();
  expect(problems).toEqual([]);
  await app.getByRole('button', { name: 'Write again The prayer' }).click();

  await app.getByText('You’ve used today’s free tries.').waitFor();
  // By keyboard: a frame that has just grown can still catch a click.
  await page.getByRole('link', { name: 'start the thirty-day trial' }).first().press('Enter');
  await page.waitForURL('**/signup?promo=BETA30');
  await leave();
  await strict.close();
}, 120_000);

test('the sample output is in the HTML of an app’s page', async () => {
  const html = await (await fetch(`${product.origin}/apps/debt-coach`)).text();

  expect(html).toContain('Five envelopes on the kitchen table');
  expect(html).toContain('A way out by March 2029');
  // The result comes before the app.
  expect(html.indexOf('A way out by March 2029')).toBeLessThan(html.indexOf('<ministry-app'));
  expect(html).toContain('Judgment, and an opinion on your tithe');
});

test('Bible Chat asks a visitor to log in, returns to the app, and runs for the member’s church', async () => {
  const { page, problems, leave } = await open('/apps/bible-chat');
  await page.getByRole('heading', { name: 'Log in to open Bible Chat' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fill(page, { Email: church.emailOf('member'), Password: church.passwordOf('member') });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/app/bible-chat');
  await usable(page);
  await frameOf(page).getByText('set up by Grace Chapel').waitFor();
  await frameOf(page).getByLabel('Your question').fill('What does the Bible say about anxiety?');
  const asked = page.waitForRequest(`${product.origin}/embed-api/runs`);
  await frameOf(page).getByRole('button', { name: 'Ask', exact: true }).click();
  await frameOf(page).getByText('The answer is ready').waitFor();
  const [, claims = ''] = /^Bearer ([^.]+)/.exec((await asked).headers().authorization ?? '') ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    church: church.slug,
    aud: 'portal',
  });

  await page.getByRole('link', { name: 'Tools Platform' }).click();
  await page.getByText('Last opened').waitFor();
  await page.getByRole('heading', { name: 'Bible Chat', level: 2 }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('the administrator sees which app a member opened last', async () => {
  const { page, leave } = await openAs(church, 'office', '/church-admin');

  await page
    .getByRole('row')
    .filter({ hasText: church.emailOf('member') })
    .getByText('Bible Chat')
    .waitFor();
  await leave();
});

test('an app opens from the dashboard through the launcher, for the member’s church', async () => {
  const { page, problems, leave } = await openAs(church, 'member', '/member');
  await page.getByRole('link', { name: 'Tools Platform' }).click();

  await page.getByRole('link', { name: 'Debt Freedom Coach' }).click();

  await page.getByRole('heading', { name: 'Opening Debt Freedom Coach' }).waitFor();
  expect(await page.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('100');
  await page.waitForURL('**/app/debt-coach');
  await usable(page);
  await page.getByText('Opened for Grace Chapel').waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('an unknown app is not found, and the launcher does not open it', async () => {
  const { page, leave } = await open('/app/no-such-app');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();

  await page.goto(`${product.origin}/loading?app=no-such-app&url=x`);
  await page.waitForURL(/\/login\?back=%2Fdashboard$/);
  expect((await fetch(`${product.origin}/apps/no-such-app`)).status).toBe(404);
  await page.goto(`${product.origin}/app/DEBT-coach`);
  await page.waitForURL('**/app/debt-coach');
  await leave();
});

test('the page of an app that is not built says so and links to a similar app', async () => {
  const { page, problems, leave } = await open('/apps/sermon-AI');

  await page.getByRole('heading', { name: "Pastor's Sermon Workshop is coming soon" }).waitFor();
  expect(await page.locator('ministry-app').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Bible Chat' }).first().click();
  await page.waitForURL('**/apps/bible-chat');
  expect(problems).toEqual([]);
  await leave();
});

test.each(['/apps', '/apps/debt-coach', '/apps/bible-chat', '/apps/sermon-AI', '/app/prayer-generator'])(
  '%s fits every width, and axe finds nothing',
  async (path) => {
    const { page, problems, leave } = await open(path, { width: 390 });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (/debt|prayer/.test(path)) await usable(page);

    // Checked first: axe adds a style to each frame, which the frame's policy refuses.
    expect(problems).toEqual([]);
    expect(await obstacles(page, { principal: path === '/apps/debt-coach' })).toEqual([]);
    await picture(page, path.slice(1).replaceAll('/', '-'));
    await leave();
  },
);

test('axe finds nothing on the launcher', async () => {
  const { page, problems, leave } = await open('/loading?app=prayer-generator&url=%2Fapp%2Fprayer-generator');
  await page.getByRole('heading', { name: 'Opening Prayer Generator' }).waitFor();

  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});
