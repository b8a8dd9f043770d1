import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

const at = '/api/church/directory';

async function setUp() {
  const world = await createTestApp();
  const church = await world.given.church({ name: 'Hillside', slug: 'hillside' });
  const person = async (name: string, shown: object = {}, account: object = {}) => {
    const user = await world.given.person({
      church,
      name,
      email: `${name.toLowerCase()}@hillside.example`,
      ...account,
    });
    const browser = await world.as(user);
    await browser.put('/api/user/phone', { phoneNumber: '555 0100' });
    const privacySettings = { showEmail: false, showPhone: false, showToPublic: false, ...shown };
    await browser.put('/api/user/privacy', { privacySettings });
    return { user, browser };
  };
  return { ...world, church, person };
}

test('members see of each other what each one shows', async () => {
  const { person, close } = await setUp();
  await person('Ruth', { showPhone: true });
  await person('Boaz', { showEmail: true });
  await person('Naomi', { showToPublic: true });
  await person('Obed', { showEmail: true, showPhone: true });
  const { browser } = await person('Orpah');

  const res = await browser.get(at);

  expect(await res.json()).toMatchObject({
    people: [
      { name: 'Boaz', email: 'boaz@hillside.example', phoneNumber: null },
      { name: 'Naomi', email: null, phoneNumber: null },
      { name: 'Obed', email: 'obed@hillside.example', phoneNumber: '555 0100' },
      { name: 'Ruth', email: null, phoneNumber: '555 0100', role: 'Standard User' },
    ],
  });
  await close();
});

test('people of another church, and people who wait, are neither shown nor shown anyone', async () => {
  const { given, as, person, close } = await setUp();
  const shown = { showEmail: true, showPhone: true, showToPublic: true };
  const { browser } = await person('Ruth');
  const waiting = await person('Boaz', shown, { status: 'pending' });
  const other = await person('Mara', shown, { church: await given.church() });
  const alone = await as(await given.person());

  expect(await (await browser.get(at)).json()).toEqual({ people: [] });
  expect(await (await other.browser.get(at)).json()).toMatchObject({ people: [{ name: 'Mara' }] });
  expect((await waiting.browser.get(at)).status).toBe(403);
  expect((await alone.get(at)).status).toBe(403);
  await close();
});

test('the public page of people has only names, of those who show theirs to everyone', async () => {
  const { app, person, close } = await setUp();
  const before = await app.request('/a/hillside/people');
  expect(before.status).toBe(404);
  expect(await before.text()).toContain('<h1>');
  await person('Ruth', { showToPublic: true, showEmail: true, showPhone: true });
  await person('Boaz', { showEmail: true });

  const page = await (await app.request('/a/hillside/people')).text();

  expect(page).toContain('<li>Ruth</li>');
  expect(page).not.toMatch(/Boaz|@hillside|555 0100/);
  await close();
});
