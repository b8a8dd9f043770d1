import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters } from '../../testing/letters.ts';
import { users } from '../accounts/index.ts';
import { auditEntries } from '../audit/index.ts';

const at = '/api/church-admin/users';

async function setUp() {
  const test = await createTestApp();
  const church = await test.given.church();
  const admin = await test.given.administrator({ church, name: 'Office' });
  const browser = await test.as(admin);
  const read = async (id: string) => (await test.db.read.select().from(users).where(eq(users.id, id)))[0];
  const trail = (id: string) => test.db.read.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  return { ...test, church, admin, browser, read, trail };
}

test('a pending person is approved and emailed once, with an audit entry', async () => {
  const { deps, given, browser, church, admin, read, trail, close } = await setUp();
  const waiting = await given.person({ church, status: 'pending' });

  const first = await browser.post(`${at}/${waiting.id}/approve`);
  const again = await browser.post(`${at}/${waiting.id}/approve`);

  expect(await first.json()).toMatchObject({ user: { id: waiting.id, userStatus: 'active' } });
  expect(again.status).toBe(200);
  expect(await read(waiting.id)).toMatchObject({ status: 'active' });
  expect(await trail(waiting.id)).toMatchObject([{ action: 'member.approve', actorId: admin.id, churchId: church.id }]);
  expect(await readLetters(deps)).toMatchObject([{ kind: 'member-approved', to: waiting.email }]);
  await close();
});

test('a disabled person is shut out at once, with the reason kept, and can be enabled again', async () => {
  const { given, browser, church, as, read, trail, close } = await setUp();
  const person = await given.person({ church });
  const theirs = await as(person);

  const off = await browser.post(`${at}/${person.id}/disable`, { reason: 'Moved away' });
  expect(await off.json()).toMatchObject({ user: { userStatus: 'disabled' } });
  expect((await theirs.get('/api/auth/me')).status).toBe(401);
  expect(await read(person.id)).toMatchObject({ status: 'disabled', statusReason: 'Moved away' });
  expect((await browser.post(`${at}/${person.id}/approve`)).status).toBe(409);

  const on = await browser.post(`${at}/${person.id}/enable`);
  expect(await on.json()).toMatchObject({ user: { userStatus: 'active' } });
  expect(await read(person.id)).toMatchObject({ status: 'active', statusReason: null });
  expect((await trail(person.id)).map(({ action }) => action)).toEqual(['member.disable', 'member.enable']);
  await close();
});

test('a registration is rejected by disabling it', async () => {
  const { deps, given, browser, church, read, close } = await setUp();
  const waiting = await given.person({ church, status: 'pending' });

  await browser.post(`${at}/${waiting.id}/disable`, { reason: 'Registration rejected' });

  expect(await read(waiting.id)).toMatchObject({ status: 'disabled', statusReason: 'Registration rejected' });
  expect((await browser.post(`${at}/${waiting.id}/enable`)).status).toBe(200);
  expect(await readLetters(deps)).toEqual([]);
  await close();
});

test('a new role ends the person’s sessions and is on record with both names', async () => {
  const { given, browser, church, as, trail, close } = await setUp();
  const person = await given.person({ church });
  const theirs = await as(person);

  const res = await browser.put(`${at}/${person.id}/role`, { role: 'Pastor' });

  expect(await res.json()).toMatchObject({ user: { role: 'Pastor' } });
  expect((await theirs.get('/api/auth/me')).status).toBe(401);
  expect(await trail(person.id)).toMatchObject([{ details: { from: 'Standard User', to: 'Pastor' } }]);
  await close();
});

test('no one becomes a Super Admin, by any spelling', async () => {
  const { given, browser, church, read, close } = await setUp();
  const person = await given.person({ church });

  for (const role of ['Super Admin', 'super admin', 'Owner', '', null, ['Pastor']]) {
    expect((await browser.put(`${at}/${person.id}/role`, { role })).status).toBe(400);
  }

  expect(await read(person.id)).toMatchObject({ role: 'Standard User' });
  await close();
});

test('a Super Admin who belongs to the church is not touched by its administrator', async () => {
  const { given, browser, church, close } = await setUp();
  const staff = await given.person({ church, role: 'Super Admin' });

  expect((await browser.put(`${at}/${staff.id}/role`, { role: 'Standard User' })).status).toBe(403);
  expect((await browser.post(`${at}/${staff.id}/disable`, { reason: 'x' })).status).toBe(403);
  await close();
});

test('a church keeps its last administrator, whatever the role of the person who removes them', async () => {
  const { given, browser, church, admin, as, close } = await setUp();
  const staff = await as(await given.person({ role: 'Super Admin' }));
  await given.administrator({ church, status: 'pending' });
  await given.administrator();

  for (const asker of [browser, staff]) {
    const query = `?church=${church.slug}`;
    const demoted = await asker.put(`${at}/${admin.id}/role${query}`, { role: 'Pastor' });
    const disabled = await asker.post(`${at}/${admin.id}/disable${query}`, { reason: 'x' });
    expect([demoted.status, disabled.status]).toEqual([409, 409]);
    expect(await demoted.json()).toMatchObject({ message: expect.stringMatching(/only administrator/) });
  }
  await close();
});

test('two administrators who demote each other at once leave one', async () => {
  const { db, given, browser, church, admin, as, close } = await setUp();
  const other = await given.administrator({ church });
  const theirs = await as(other);

  const answers = await Promise.all([
    browser.put(`${at}/${other.id}/role`, { role: 'Pastor' }),
    theirs.put(`${at}/${admin.id}/role`, { role: 'Pastor' }),
  ]);

  expect(answers.map((res) => res.status).sort()).toEqual([200, 409]);
  const left = await db.read.select().from(users).where(eq(users.role, 'Church Administrator'));
  expect(left).toHaveLength(1);
  await close();
});

test('people cannot disable their own account', async () => {
  const { given, browser, church, admin, close } = await setUp();
  await given.administrator({ church });

  expect((await browser.post(`${at}/${admin.id}/disable`, { reason: 'x' })).status).toBe(409);
  await close();
});

test.each([
  ['post', 'approve', undefined],
  ['post', 'disable', { reason: 'x' }],
  ['post', 'enable', undefined],
  ['put', 'role', { role: 'Pastor' }],
] as const)('%s %s does not reach another church’s person', async (method, verb, body) => {
  const { given, browser, read, close } = await setUp();
  const theirs = await given.person({ church: await given.church(), status: 'pending' });

  const res = await browser[method](`${at}/${theirs.id}/${verb}`, body);

  expect(res.status).toBe(404);
  expect(await read(theirs.id)).toEqual(theirs);
  await close();
});

test('many people are approved each on their own: a failure has its reason and does not stop the others', async () => {
  const { given, browser, church, admin, read, close } = await setUp();
  const waiting = await given.person({ church, status: 'pending' });
  const disabled = await given.person({ church, status: 'disabled' });
  const theirs = await given.person({ church: await given.church(), status: 'pending' });
  const userIds = [disabled.id, theirs.id, waiting.id, waiting.id];

  const approved = await (await browser.post(`${at}/bulk-approve`, { userIds })).json();
  const bulkDisable = { userIds: [admin.id, waiting.id], reason: 'Cleaning up' };
  const shut = await (await browser.post(`${at}/bulk-disable`, bulkDisable)).json();

  expect(approved).toEqual({
    done: 1,
    results: [
      { id: disabled.id, ok: false, message: expect.stringMatching(/disabled/) },
      { id: theirs.id, ok: false, message: 'Member not found.' },
      { id: waiting.id, ok: true },
    ],
  });
  expect(shut).toMatchObject({ done: 1, results: [{ ok: false }, { id: waiting.id, ok: true }] });
  expect(await read(theirs.id)).toEqual(theirs);
  expect(await read(waiting.id)).toMatchObject({ status: 'disabled', statusReason: 'Cleaning up' });
  await close();
});

test.each([
  [`${at}/bulk-approve`, { userIds: [] }],
  [`${at}/bulk-approve`, { userIds: Array.from({ length: 101 }, (_, n) => `${n}`) }],
  [`${at}/bulk-disable`, { userIds: ['a'] }],
  [`${at}/somebody/disable`, { reason: ' ' }],
])('%s with a bad body is refused', async (path, body) => {
  const { browser, close } = await setUp();

  const res = await browser.post(path, body);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', field: expect.any(String) });
  await close();
});

test('what a Super Admin does in a church is on record as such', async () => {
  const { given, as, church, trail, close } = await setUp();
  const staff = await as(await given.person({ role: 'Super Admin' }));
  const waiting = await given.person({ church, status: 'pending' });

  const unnamed = await staff.post(`${at}/${waiting.id}/approve`);
  const named = await staff.post(`${at}/${waiting.id}/approve?church=${church.slug}`);

  expect([unnamed.status, named.status]).toEqual([400, 200]);
  expect(await trail(waiting.id)).toMatchObject([{ churchId: church.id, details: { as: 'Super Admin' } }]);
  await close();
});
