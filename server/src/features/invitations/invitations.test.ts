import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters, secretIn } from '../../testing/letters.ts';
import { users } from '../accounts/index.ts';
import { auditEntries } from '../audit/index.ts';
import type { Invitation, InvitationPage } from './contract.ts';
import { invitations } from './table.ts';

const at = '/api/church-admin/invitations';
const day = 24 * 60 * 60 * 1_000;
const plenty = JSON.stringify({
  authPerIp: 10_000,
  authPerIpHour: 10_000,
  hashesQueued: 100,
  invitationPerChurch: 1_000,
});

async function setUp(limits = '{}') {
  const test = await createTestApp({ env: { LIMITS: limits } });
  const church = await test.given.church({ name: 'Hillside' });
  const admin = await test.given.administrator({ church });
  const browser = await test.as(admin);
  const invite = async (email: string, message?: string) => {
    const res = await browser.post(`${at}/send`, { email, message });
    return { status: res.status, ...((await res.json()) as { invitation: Invitation }) };
  };
  const letter = async () => (await readLetters(test.deps)).filter(({ kind }) => kind === 'invitation').at(-1);
  const signUp = (inviteCode: string, email: string) =>
    test.stranger().post('/api/auth/signup', {
      ...{ name: 'Noor', email, password: 'a heron in the reeds', userType: 'join-church', inviteCode },
    });
  return { ...test, church, admin, browser, invite, letter, signUp };
}

test('an invited person signs up with the code and is verified, approved and signed in', async () => {
  const { db, deps, church, admin, invite, letter, signUp, withToken, close } = await setUp();
  await invite('Noor@new.example', 'See you on Sunday!');
  const sent = await letter();

  const res = await signUp(secretIn(sent), 'noor@NEW.example');
  const body = (await res.json()) as { sessionId: string };

  expect(sent).toMatchObject({
    to: 'noor@new.example',
    args: { churchName: 'Hillside', inviterName: admin.name, message: 'See you on Sunday!', days: '7' },
  });
  expect(sent?.args.link).toMatch(/^http:\/\/localhost:4400\/signup\?invite=[\w-]{43}$/);
  expect(res.status).toBe(201);
  expect(body).toMatchObject({
    requiresVerification: false,
    next: '/dashboard',
    user: { role: 'Standard User', userStatus: 'active', linkedChurchId: church.id },
  });
  expect((await withToken(body.sessionId).get('/api/auth/me')).status).toBe(200);
  expect(await db.read.select().from(invitations)).toMatchObject([{ status: 'accepted' }]);
  expect((await readLetters(deps)).map(({ kind }) => kind)).toEqual(['invitation']);
  await close();
});

test('the holder of a code reads which church it is for and whose address it is bound to', async () => {
  const { stranger, invite, letter, browser, close } = await setUp();
  await invite('noor@new.example');
  const sent = await letter();
  const ask = (inviteCode: string) => stranger().post('/api/church/invite', { inviteCode });
  const join = (await (await browser.post('/api/church-admin/join-code')).json()) as { joinCode: { code: string } };

  expect(await (await ask(secretIn(sent))).json()).toEqual({
    invite: { churchName: 'Hillside', email: 'noor@new.example' },
  });
  expect(await (await ask(join.joinCode.code)).json()).toEqual({ invite: { churchName: 'Hillside', email: null } });
  const wrong = await ask('x'.repeat(43));
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ field: 'inviteCode', message: expect.stringContaining('expired') });
  await close();
});

test('a person with an account joins with the code; the email links there', async () => {
  const { given, church, as, invite, letter, signUp, close } = await setUp();
  const person = await given.person({ email: 'noor@new.example', role: 'Pastor' });
  await invite(person.email);
  const sent = await letter();
  const browser = await as(person);

  const signup = await signUp(secretIn(sent), person.email);
  const joined = await browser.post('/api/church/join', { inviteCode: secretIn(sent) });
  const again = await browser.post('/api/church/join', { inviteCode: secretIn(sent) });

  expect(sent?.args.link).toContain('/join-church?invite=');
  expect(signup.status).toBe(409);
  expect(await joined.json()).toMatchObject({
    user: { linkedChurchId: church.id, userStatus: 'active', role: 'Standard User' },
    church: { slug: church.slug, name: 'Hillside' },
  });
  expect(again.status).toBe(400);
  await close();
});

test('an invitation serves only the address it was sent to', async () => {
  const { given, as, invite, letter, signUp, close } = await setUp();
  await invite('noor@new.example');
  const inviteCode = secretIn(await letter());
  const other = await as(await given.person({ email: 'other@new.example' }));

  const [signup, joined] = [
    await signUp(inviteCode, 'other2@new.example'),
    await other.post('/api/church/join', { inviteCode }),
  ];

  for (const res of [signup, joined]) {
    expect(res.status).toBe(400);
    expect(await res.json()).toMatchObject({ field: 'inviteCode' });
  }
  await close();
});

test('the church’s own name is no password in it', async () => {
  const { stranger, invite, letter, close } = await setUp();
  await invite('noor@new.example');
  const inviteCode = secretIn(await letter());
  const signup = {
    name: 'Noor',
    email: 'noor@new.example',
    password: 'Hillside2026',
    userType: 'join-church',
    inviteCode,
  };

  const res = await stranger().post('/api/auth/signup', signup);

  expect(await res.json()).toMatchObject({ code: 'invalid_input', field: 'password' });
  await close();
});

test('one person is in one church', async () => {
  const { db, given, as, invite, letter, close } = await setUp();
  const person = await given.person({ church: await given.church(), email: 'noor@new.example' });
  await invite(person.email);

  const res = await (await as(person)).post('/api/church/join', { inviteCode: secretIn(await letter()) });

  expect(res.status).toBe(409);
  expect(await db.read.select().from(invitations)).toMatchObject([{ status: 'sent' }]);
  await close();
});

test('a Super Admin does not join a church', async () => {
  const { given, as, invite, letter, close } = await setUp();
  const staff = await given.person({ role: 'Super Admin', email: 'noor@new.example' });
  await invite(staff.email);

  const res = await (await as(staff)).post('/api/church/join', { inviteCode: secretIn(await letter()) });

  expect(res.status).toBe(409);
  await close();
});

test('an address is invited once at a time, and a member not at all', async () => {
  const { given, church, clock, invite, close } = await setUp();
  await given.person({ church, email: 'member@new.example' });

  expect((await invite('noor@new.example')).status).toBe(201);
  expect((await invite('NOOR@new.example')).status).toBe(409);
  expect((await invite('member@new.example')).status).toBe(409);
  clock.advance(7 * day);
  expect((await invite('noor@new.example')).status).toBe(201);
  await close();
});

test('resending makes the first code useless and moves the end; revoking makes it useless for good', async () => {
  const { clock, browser, invite, letter, signUp, close } = await setUp();
  const { invitation } = await invite('noor@new.example');
  const first = secretIn(await letter());
  clock.advance(8 * day);
  const listed = (await (await browser.get(at)).json()) as InvitationPage;
  const tooLate = await signUp(first, 'noor@new.example');

  const resent = await browser.post(`${at}/${invitation.id}/resend`);
  const second = secretIn(await letter());
  const revoked = await browser.post(`${at}/${invitation.id}/revoke`);

  expect(listed.invites).toMatchObject([{ status: 'expired' }]);
  expect(tooLate.status).toBe(400);
  expect(await resent.json()).toMatchObject({ invitation: { status: 'sent', expiresAt: clock.now() + 7 * day } });
  expect(second).not.toBe(first);
  expect(await revoked.json()).toMatchObject({ invitation: { status: 'revoked' } });
  expect((await browser.post(`${at}/${invitation.id}/revoke`)).status).toBe(200);
  expect((await browser.post(`${at}/${invitation.id}/resend`)).status).toBe(409);
  expect((await signUp(second, 'noor@new.example')).status).toBe(400);
  await close();
});

test('an accepted invitation can be neither revoked nor sent again', async () => {
  const { browser, invite, letter, signUp, close } = await setUp();
  const { invitation } = await invite('noor@new.example');
  await signUp(secretIn(await letter()), 'noor@new.example');

  expect((await browser.post(`${at}/${invitation.id}/revoke`)).status).toBe(409);
  expect((await browser.post(`${at}/${invitation.id}/resend`)).status).toBe(409);
  await close();
});

test('another church’s invitation is not there', async () => {
  const { db, given, as, invite, close } = await setUp();
  const { invitation } = await invite('noor@new.example');
  const stranger = await as(await given.administrator());

  expect((await stranger.post(`${at}/${invitation.id}/revoke`)).status).toBe(404);
  expect((await stranger.post(`${at}/${invitation.id}/resend`)).status).toBe(404);
  expect(await (await stranger.get(at)).json()).toEqual({ invites: [], nextCursor: null });
  expect(await db.read.select().from(invitations)).toMatchObject([{ status: 'sent' }]);
  await close();
});

test('the list is paged newest first, the numbers count each status, and all is on record', async () => {
  const { db, clock, browser, invite, close } = await setUp();
  for (let n = 0; n < 5; n++) {
    await invite(`guest-${n}@new.example`);
    clock.advance(3 * day);
  }
  const { invitation } = await invite('revoked@new.example');
  await browser.post(`${at}/${invitation.id}/revoke`);

  const first = (await (await browser.get(`${at}?limit=4`)).json()) as InvitationPage;
  const rest = (await (await browser.get(`${at}?limit=4&cursor=${first.nextCursor}`)).json()) as InvitationPage;

  expect([...first.invites, ...rest.invites].map(({ email }) => email.split('@')[0])).toEqual([
    'revoked',
    'guest-4',
    'guest-3',
    'guest-2',
    'guest-1',
    'guest-0',
  ]);
  expect(rest.nextCursor).toBeNull();
  expect(await (await browser.get(`${at}/stats`)).json()).toEqual({
    stats: { sent: 2, expired: 3, accepted: 0, revoked: 1 },
  });
  const actions = (await db.read.select().from(auditEntries)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'invitation.send')).toHaveLength(6);
  expect(actions.filter((action) => action === 'invitation.revoke')).toHaveLength(1);
  await close();
});

test.each([
  { email: '' },
  { email: 'noor' },
  { email: 'a@b' },
  { email: 'noor@new.example', message: 'x'.repeat(501) },
  {},
])('the invitation %j is refused with its field', async (body) => {
  const { browser, close } = await setUp();

  const res = await browser.post(`${at}/send`, body);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ field: expect.stringMatching(/^(email|message)$/) });
  await close();
});

test('a church sends a hundred invitations a day at most', async () => {
  const { invite, close } = await setUp(JSON.stringify({ invitationPerChurch: 2 }));

  await invite('one@new.example');
  await invite('two@new.example');

  expect((await invite('three@new.example')).status).toBe(429);
  await close();
});

test('of 50 people who use one code at once, one gets in', async () => {
  const { db, invite, letter, signUp, close } = await setUp(plenty);
  await invite('noor@new.example');
  const code = secretIn(await letter());

  const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(code, 'noor@new.example')));

  const statuses = answers.map((res) => res.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(49);
  expect(await db.read.select().from(users)).toHaveLength(2);
  await close();
});

test('of 50 joins with one code at once, one counts', async () => {
  const { db, given, as, invite, letter, close } = await setUp(plenty);
  const person = await given.person({ email: 'noor@new.example' });
  await invite(person.email);
  const inviteCode = secretIn(await letter());
  const browser = await as(person);

  const answers = await Promise.all(Array.from({ length: 50 }, () => browser.post('/api/church/join', { inviteCode })));

  const statuses = answers.map((res) => res.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(49);
  const actions = (await db.read.select().from(auditEntries)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'invitation.accept')).toHaveLength(1);
  await close();
});

test('of 50 invitations of one address at once, one is sent', async () => {
  const { db, invite, close } = await setUp(plenty);

  const answers = await Promise.all(Array.from({ length: 50 }, () => invite('noor@new.example')));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(409)]);
  expect(await db.read.select().from(invitations)).toHaveLength(1);
  await close();
});
