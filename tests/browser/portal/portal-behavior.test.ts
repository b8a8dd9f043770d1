import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answers, answersOf, asPerson, refusal } from '../../../portal/src/testing/answers.testing.ts';
import { answerCalls } from '../../support/portal-answers.ts';
import { openPortal } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';

const MOST_BYTES = 100 * 1024;
const volunteerOrigin = inject('volunteerOrigin');

let volunteer: Server;
beforeAll(async () => {
  volunteer = createServer((request, response) => {
    const path = new URL(request.url ?? '/', volunteerOrigin).searchParams.get('frame') ?? '/';
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Volunteers</title><iframe src="${product.origin}${path}"></iframe>`);
  }).listen(Number(new URL(volunteerOrigin).port), '127.0.0.1');
  await once(volunteer, 'listening');
});
afterAll(async () => {
  volunteer?.close();
});

const signedIn = (changed: Answers = {}) => ({
  before: async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('sessionId', 'of-a-fixture'));
    await answerCalls(page, answersOf.full, changed);
  },
});

test.each(['/', '/login', '/signup'])('%s loads at most 100 KB of script before any interaction', async (path) => {
  const sizes: number[] = [];
  const before = async (page: Page) => {
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(Number(response.headers()['content-length']));
    });
  };

  const { page, leave } = await openPortal(path, { before });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');

  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.info(`${path}: ${bytes} B of script in ${sizes.length} files (fails above ${MOST_BYTES})`);
  expect(sizes.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  await leave();
});

test('an unknown page shows the not-found page with status 404', async () => {
  const { page, leave } = await openPortal('/');

  const answer = await page.goto(`${product.origin}/no/such/page`);

  expect(answer?.status()).toBe(404);
  await page.getByText("The page you're looking for doesn't exist.").waitFor();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${product.origin}/`);
  await leave();
});

test('each role opens its own page, and signed-out visitors get the login page', async () => {
  const member = await openPortal(
    '/church-admin',
    signedIn(asPerson({ role: 'Pastor', userStatus: 'active' }, '/member')),
  );
  await member.page.waitForURL('**/member');

  const stranger = await openPortal('/church-admin');
  await stranger.page.waitForURL(/\/login\?back=%2Fchurch-admin$/);

  const tools = await openPortal('/dashboard', signedIn());
  await tools.page.getByRole('link', { name: 'Return to Church Admin Dashboard' }).click();
  await tools.page.getByRole('heading', { name: 'Grace Chapel' }).waitFor();
  await tools.page.getByRole('link', { name: 'Tools Platform' }).waitFor();
  await Promise.all([member, stranger, tools].map(({ leave }) => leave()));
});

test('an expired session leads to the login page and is deleted', async () => {
  const ended = refusal(401, 'unauthenticated', 'Please log in.');
  const { page, leave } = await openPortal('/member', signedIn({ 'GET /api/context': ended }));

  await page.waitForURL(/\/login\?back=%2Fmember$/);
  await page.getByText('Your session expired - please log in again.').waitFor();

  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
  await leave();
});

test('logging out in one tab logs out the other', async () => {
  // The real server would end the session of a fixture.
  const { page, leave } = await openPortal('/login', { before: (opened) => answerCalls(opened, answersOf.full) });
  await page.evaluate(() => localStorage.setItem('sessionId', 'of-a-fixture'));
  const other = await page.context().newPage();
  await answerCalls(other, answersOf.full);
  await other.goto(`${product.origin}/member`);
  await other.getByRole('button', { name: 'Logout' }).waitFor();

  await page.evaluate(() => localStorage.removeItem('sessionId'));

  await other.waitForURL(/\/login\?back=%2Fmember$/);
  await leave();
});

test('a toast swiped more than 50 px disappears, and less returns it', async () => {
  const approved = { 'POST /api/church-admin/users/kitchen/approve': { user: {} } };
  const { page, leave } = await openPortal('/church-admin', signedIn(approved));
  await page.getByRole('button', { name: 'Approve Kitchen team' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'User approved successfully' });
  await toast.waitFor();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not on the screen.');
  const swipe = async (pixels: number) => {
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + pixels, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };

  await swipe(40);
  expect(await toast.isVisible()).toBe(true);
  await swipe(80);
  await toast.waitFor({ state: 'detached' });
  await leave();
});

test('the member list loads more on request, and a search is sent once', async () => {
  const asked: string[] = [];
  const someone = (name: string) => ({
    ...{ id: name, name, email: `${name}@grace-chapel.example`, role: 'Standard User', userStatus: 'active' },
    ...{ createdAt: 0, lastLogin: null, lastAppAccessed: null },
  });
  const { page, leave } = await openPortal('/login');
  await signedIn().before(page);
  await page.route('**/api/church-admin/users?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.toString());
    const found = searchParams.get('search');
    if (found) return route.fulfill({ json: { users: [someone(found)], nextCursor: null } });
    return route.fulfill({ json: { users: [someone('second')], nextCursor: null } });
  });
  await page.route('**/api/church-admin/users', (route) =>
    route.fulfill({ json: { users: [someone('first')], nextCursor: 'after-first' } }),
  );
  await page.goto(`${product.origin}/church-admin`);

  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('rowheader', { name: 'second@' }).first().waitFor();
  expect(await page.getByRole('rowheader', { name: 'first@' }).count()).toBeGreaterThan(0);
  await page.getByLabel('Find a member').pressSequentially('kitchen', { delay: 20 });
  await page.getByRole('rowheader', { name: 'kitchen@' }).first().waitFor();

  expect(asked).toEqual(['cursor=after-first', 'search=kitchen']);
  await leave();
});

test('the volunteer app can frame the login page and no other page', async () => {
  const { page, leave } = await openPortal('/');
  await page.goto(`${volunteerOrigin}/?frame=${encodeURIComponent('/login?fromAuth=true')}`);
  await page.frameLocator('iframe').getByText('Loading Volunteer Authentication').waitFor();

  const refused = page.waitForEvent('console', { predicate: (message) => /frame-ancestors/.test(message.text()) });
  await page.goto(`${volunteerOrigin}/?frame=/signup`);

  await refused;
  await leave();
});
