import { afterEach, expect, test } from 'vitest';
import { answersOf, asPerson, refusal } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { openPage, shows } from '../../testing/open-page.testing.tsx';
import { emptyPage, find } from '../../testing/render.tsx';
import { dismissToast, toastStore } from '../../ui/toast-store.ts';

const staff = { ...answersOf.full, ...asPerson({ role: 'Super Admin' }, '/super-admin', null) };
const path = 'GET /api/church-admin/church';

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('a Super Admin reads the name of the church that is open', async () => {
  const church = { id: 'hill', slug: 'hillside', name: 'Hillside Fellowship' };
  openPage('/church-admin?church=hillside', { ...staff, [path]: { church } }, 'a-session');

  await shows('Night shelter');

  expect(find('h1').textContent).toBe('Hillside Fellowship');
});

test('an unknown church opens nothing and says so once', async () => {
  const unknown = refusal(404, 'not_found', 'Church not found.');
  const { calls } = openPage('/church-admin?church=nowhere', { ...staff, [path]: unknown }, 'a-session');

  await shows('Church not found.');

  expect(document.body.textContent?.match(/Church not found/g)).toHaveLength(1);
  expect(document.querySelector('[role="tab"]')).toBeNull();
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/church-admin/users');
});

test('people who wait or are disabled can be promoted too', async () => {
  openPage('/church-admin', answersOf.full, 'a-session');
  await shows('Night shelter');

  await events.press('Actions for Kitchen team');
  await shows('Make Church Administrator');
});

test.each([
  ['', 'Church Admin · Lampstand'],
  ['?tab=website', 'Website Integration · Church Admin · Lampstand'],
  ['?tab=website&part=usage', 'Usage · Website Integration · Church Admin · Lampstand'],
  ['?tab=voice', 'Voice · Church Admin · Lampstand'],
])('each room has a title of its own: %s', async (search, title) => {
  openPage(`/church-admin${search}`, answersOf.full, 'a-session');

  await shows('Grace Chapel');

  expect(document.title).toBe(title);
});

test('an administrator is not offered to disable their own account', async () => {
  openPage('/church-admin', answersOf.full, 'a-session');
  await shows('Night shelter');

  await events.check('Select Church office', 'Select Music desk');
  await shows('Disable 1…');
  await events.press('Actions for Church office');

  await shows('Make Pastor');
  expect([...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent)).not.toContain(
    'Disable…',
  );
});

test('one selected member is named as one', async () => {
  openPage(
    '/church-admin',
    {
      ...answersOf.full,
      'POST /api/church-admin/users/bulk-disable': { done: 1, results: [{ id: 'music', ok: true }] },
    },
    'a-session',
  );
  await shows('Night shelter');

  await events.check('Select Music desk');
  await events.press('Disable 1…');
  await shows('Disable 1 member?');
  await events.fill({ Reason: 'Moved away' });
  const dialog = find('[role="dialog"] footer button:last-child');
  await events.press(dialog.textContent ?? '');

  await shows('Disabled 1 user');
  expect(document.body.textContent).not.toContain('1 users');
});
