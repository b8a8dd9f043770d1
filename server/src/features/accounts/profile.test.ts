import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { givenPassword } from '../../testing/given.ts';
import { readLetters } from '../../testing/letters.ts';
import { auditEntries } from '../audit/index.ts';
import { users } from './table.ts';

const notifications = {
  emailNotifications: false,
  smsNotifications: true,
  pushNotifications: true,
  weeklyDigest: true,
};
const privacy = { showEmail: true, showPhone: false, showToPublic: false };

test('a new profile is private, with email notifications only', async () => {
  const { given, as, close } = await createTestApp();
  const browser = await as(await given.person({ name: 'Ruth of Hillside', email: 'ruth@church.example' }));

  expect(await (await browser.get('/api/user/profile')).json()).toEqual({
    profile: {
      firstName: 'Ruth',
      lastName: 'of Hillside',
      email: 'ruth@church.example',
      phoneNumber: null,
      churchMinistryDescription: '',
      notificationSettings: {
        emailNotifications: true,
        smsNotifications: false,
        pushNotifications: false,
        weeklyDigest: false,
      },
      privacySettings: { showEmail: false, showPhone: false, showToPublic: false },
    },
  });
  await close();
});

test.each([
  ['profile', { firstName: 'Ruth', lastName: '' }, { firstName: 'Ruth', lastName: '' }],
  ['phone', { phoneNumber: '+1 (555) 010-0199' }, { phoneNumber: '+1 (555) 010-0199' }],
  ['church', { churchMinistryDescription: ' Choir. ' }, { churchMinistryDescription: 'Choir.' }],
  ['privacy', { privacySettings: privacy }, { privacySettings: privacy }],
  [
    'notifications',
    { notificationSettings: notifications },
    { notificationSettings: { ...notifications, smsNotifications: false, pushNotifications: false } },
  ],
])('a person changes their own %s, it stays, and it is on record', async (path, body, expected) => {
  const { db, given, as, close } = await createTestApp();
  const person = await given.person();
  const other = await given.person();
  const browser = await as(person);

  const res = await browser.put(`/api/user/${path}`, body);

  expect(res.status).toBe(200);
  expect(await res.json()).toMatchObject({ profile: expected });
  expect(await (await browser.get('/api/user/profile')).json()).toMatchObject({ profile: expected });
  expect(await db.read.select().from(users).where(eq(users.id, other.id))).toEqual([other]);
  const trail = await db.read.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
  expect(trail).toMatchObject([{ actorId: person.id }]);
  await close();
});

test.each([
  ['profile', { firstName: ' ', lastName: 'B' }, 'firstName'],
  ['phone', { phoneNumber: 'call me' }, 'phoneNumber'],
  ['church', { churchMinistryDescription: 'x'.repeat(1_001) }, 'churchMinistryDescription'],
  ['privacy', { privacySettings: { showEmail: 'yes' } }, 'privacySettings.showEmail'],
  ['notifications', {}, 'notificationSettings'],
])('a bad %s names its field', async (path, body, field) => {
  const { given, as, close } = await createTestApp();

  const res = await (await as(await given.person())).put(`/api/user/${path}`, body);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', field });
  await close();
});

test('a telephone number can be removed', async () => {
  const { given, as, close } = await createTestApp();
  const browser = await as(await given.person());
  await browser.put('/api/user/phone', { phoneNumber: '555 0100' });

  expect(await (await browser.delete('/api/user/phone')).json()).toMatchObject({ profile: { phoneNumber: null } });
  await close();
});

test('a changed password ends every other session, keeps this one, and emails the owner', async () => {
  const { deps, given, as, stranger, close } = await createTestApp();
  const person = await given.person();
  const [here, there] = [await as(person), await as(person)];
  const change = (currentPassword: string, newPassword: string) =>
    here.put('/api/user/change-password', { currentPassword, newPassword });

  const wrong = await change('not this one', 'a heron in the reeds');
  const common = await change(givenPassword, 'password1');
  const done = await change(givenPassword, 'a heron in the reeds');

  expect(await wrong.json()).toMatchObject({ code: 'invalid_input', field: 'currentPassword' });
  expect(await common.json()).toMatchObject({ code: 'invalid_input', field: 'newPassword' });
  expect(done.status).toBe(200);
  expect((await here.get('/api/auth/me')).status).toBe(200);
  expect((await there.get('/api/auth/me')).status).toBe(401);
  expect(await readLetters(deps)).toMatchObject([{ kind: 'password-changed', to: person.email }]);
  const login = { email: person.email, password: 'a heron in the reeds' };
  expect((await stranger().post('/api/auth/login', login)).status).toBe(200);
  await close();
});

test('a stolen session cannot be used to guess the password for long', async () => {
  const { given, as, close } = await createTestApp();
  const browser = await as(await given.person());
  const guess = () =>
    browser.put('/api/user/change-password', { currentPassword: 'guess', newPassword: 'a heron here' });

  for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(400);

  expect((await guess()).status).toBe(429);
  await close();
});

test('canceling deletes the person and their sessions, emails them, and leaves an audit entry', async () => {
  const { db, deps, given, as, close } = await createTestApp();
  const person = await given.person();
  const browser = await as(person);

  const res = await browser.delete('/api/user/cancel-account');

  expect(res.status).toBe(204);
  expect(await db.read.select().from(users)).toEqual([]);
  expect((await browser.get('/api/auth/me')).status).toBe(401);
  expect(await readLetters(deps)).toMatchObject([{ kind: 'account-cancelled', to: person.email }]);
  const trail = await db.read.select().from(auditEntries).where(eq(auditEntries.action, 'account.cancel'));
  expect(trail).toMatchObject([{ actorId: person.id, subjectId: person.id }]);
  await close();
});

test('a church’s last administrator cannot cancel; one of two can', async () => {
  const { given, as, close } = await createTestApp();
  const church = await given.church();
  const first = await as(await given.administrator({ church }));
  await given.administrator({ church, status: 'disabled' });
  await given.administrator({ church, emailVerifiedAt: null });

  const alone = await first.delete('/api/user/cancel-account');
  const second = await as(await given.administrator({ church }));

  expect(alone.status).toBe(409);
  expect((await second.delete('/api/user/cancel-account')).status).toBe(204);
  expect((await first.delete('/api/user/cancel-account')).status).toBe(409);
  await close();
});
