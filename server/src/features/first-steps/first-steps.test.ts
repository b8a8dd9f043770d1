import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { FirstSteps } from './contract.ts';

const at = '/api/church-admin/first-steps';
const site = 'https://www.grace-chapel.example';
const nothing: FirstSteps = { seen: false, live: false, invited: false, hidden: false };

let made: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  made = await setUp();
});
afterEach(() => made.close());

async function setUp() {
  const test = await createTestApp({ files: frameAndLoader });
  const church = await test.given.church({ slug: 'grace-chapel' });
  const browser = await test.as(await test.given.administrator({ church }));
  await browser.post('/api/church/sites', { origin: site });
  const steps = async (): Promise<FirstSteps> => (await (await browser.get(at)).json()).firstSteps;
  const openedOn = (origin: string, path: string) =>
    test.app.request(
      `/embed/grace-chapel/prayer-generator?site=${encodeURIComponent(origin)}&page=${encodeURIComponent(origin + path)}`,
    );
  return { ...test, church, browser, steps, openedOn };
}

test('a new church has done nothing yet, and each step is remembered', async () => {
  const { browser, steps } = made;
  expect(await steps()).toEqual(nothing);

  await browser.post(at, { step: 'seen' });
  await browser.post(at, { step: 'seen' });
  await browser.post('/api/church-admin/invitations/send', { email: 'tom@grace-chapel.example' });
  expect(await steps()).toEqual({ ...nothing, seen: true, invited: true });

  await browser.post(at, { step: 'hidden' });
  expect(await steps()).toMatchObject({ hidden: true });
});

test('an app is live when a page of the church has shown it, and not in the portal', async () => {
  const { deps, steps, openedOn } = made;

  await openedOn(deps.env.PUBLIC_ORIGIN, '/app/prayer-generator');
  expect(await steps()).toEqual(nothing);

  await openedOn(site, '/prayer');
  expect(await steps()).toEqual({ ...nothing, live: true });
});

test('a join code is an invitation too', async () => {
  const { browser, steps } = made;

  await browser.post('/api/church-admin/join-code');

  expect(await steps()).toEqual({ ...nothing, invited: true });
});

test('a browser cannot say that an app is live', async () => {
  expect((await made.browser.post(at, { step: 'live' })).status).toBe(400);
});

test('a Super Admin who looks at a church takes no step for it', async () => {
  const { as, given, steps } = made;
  const staff = await as(await given.person({ role: 'Super Admin' }));

  expect((await staff.post(`${at}?church=grace-chapel`, { step: 'seen' })).status).toBe(204);

  expect(await steps()).toEqual(nothing);
});

test('members and strangers read and note nothing', async () => {
  const { as, given, church, stranger } = made;
  const member = await as(await given.person({ church }));

  expect((await member.get(at)).status).toBe(403);
  expect((await member.post(at, { step: 'seen' })).status).toBe(403);
  expect((await stranger().get(at)).status).toBe(401);
});

test('another church keeps its own steps', async () => {
  const { as, given, browser } = made;
  const other = await as(await given.administrator({ church: await given.church() }));

  await browser.post(at, { step: 'seen' });

  expect((await (await other.get(at)).json()).firstSteps).toEqual(nothing);
});
