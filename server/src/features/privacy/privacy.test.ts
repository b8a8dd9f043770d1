import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { givenPassword } from '../../testing/given.ts';
import { auditEntries, recordAudit } from '../audit/index.ts';
import { personalSubscriptions } from '../subscriptions/index.ts';
import type { AccountExport } from './contract.ts';

const read = async (res: Response): Promise<AccountExport> => JSON.parse(await res.text());

async function setUp(env: Record<string, string> = {}) {
  const at = await createTestApp({ env });
  const church = await at.given.church({ name: 'Hillside' });
  const admin = await at.as(await at.given.administrator({ church, email: 'office@hillside.example' }));
  return { ...at, church, admin };
}

test('a person gets everything stored about them, as a file with the date in its name', async () => {
  const { given, as, admin, clock, church, close } = await setUp();
  const person = await given.person({ church, name: 'Ruth of Hillside', email: 'ruth@hillside.example' });
  await given.person({ church });
  const browser = await as(person);
  await browser.put('/api/user/phone', { phoneNumber: '555 0100' });
  clock.advance(1_000);
  await admin.put(`/api/church-admin/users/${person.id}/role`, { role: 'Pastor' });
  const again = await as(person);

  const res = await again.get('/api/user/export');
  const file = await read(res);

  const day = new Date(clock.now()).toISOString().slice(0, 10);
  expect(res.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(res.headers.get('content-disposition')).toBe(`attachment; filename="lampstand-data-${day}.json"`);
  expect(res.headers.get('cache-control')).toBe('no-store');
  expect(file).toMatchObject({
    account: { id: person.id, email: person.email, firstName: 'Ruth', phoneNumber: '555 0100', role: 'Pastor' },
    church: { id: church.id, name: 'Hillside' },
    ownPlan: null,
    sessions: [{ device: 'Firefox on Linux', thisOne: true }],
    mailStopped: null,
  });
  expect(file.log).toMatchObject([
    { action: 'member.set-role', by: 'someone else' },
    { action: 'account.set-phone', by: 'you' },
  ]);
  expect(file.notIncluded.length).toBeGreaterThan(0);
  await close();
});

test('nothing of other people is in it, nor of another church', async () => {
  const { given, as, admin, db, clock, close } = await setUp();
  const other = await given.person({ name: 'Boaz Field', email: 'boaz@other.example' });
  const person = await given.person({ email: 'ruth@hillside.example' });
  const stranger = await as(other);
  await stranger.put('/api/user/phone', { phoneNumber: '555 7777' });
  await admin.post('/api/church-admin/invitations/send', { email: other.email, message: 'Come, Boaz' });
  await db.write((tx) => recordAudit(tx, { actor: other, now: clock.now }, 'account.set-names', other.id));

  const text = await (await (await as(person)).get('/api/user/export')).text();

  for (const foreign of [other.id, 'boaz', 'Boaz', '555 7777', 'Hillside', 'office@'])
    expect(text, foreign).not.toContain(foreign);
  expect(JSON.parse(text)).toMatchObject({ church: null, invitations: [], letters: [], log: [] });
  await close();
});

test('an invitation to the person’s address and its email are in it, the code is not', async () => {
  const { given, as, admin, close } = await setUp();
  const person = await given.person({ email: 'ruth@elsewhere.example' });
  await admin.post('/api/church-admin/invitations/send', { email: 'Ruth@Elsewhere.example', message: 'Come and see' });

  const file = await read(await (await as(person)).get('/api/user/export'));

  expect(file.invitations).toMatchObject([{ church: 'Hillside', message: 'Come and see', status: 'sent' }]);
  expect(file.letters).toMatchObject([{ kind: 'invitation', state: 'queued', sentAt: null }]);
  expect(Object.keys(file.invitations[0] ?? {}).sort()).toEqual(
    ['church', 'createdAt', 'email', 'expiresAt', 'message', 'status'].sort(),
  );
  await close();
});

test('no secret is in it: no hash, no session key, no reason that an administrator wrote down', async () => {
  const { given, as, admin, church, deps, clock, withToken, close } = await setUp();
  const person = await given.person({ church });
  await admin.post(`/api/church-admin/users/${person.id}/disable`, { reason: 'Quarrels with the choir' });
  await admin.post(`/api/church-admin/users/${person.id}/enable`);
  const { token } = await deps.sessions.issue({ userId: person.id, createdAt: clock.now(), device: 'Here' });
  await (await as(person)).post('/api/auth/hand-off');

  const text = await (await withToken(token).get('/api/user/export')).text();

  for (const secret of ['argon2', 'assword_hash', 'asswordHash', givenPassword, token, 'Quarrels', 'statusReason'])
    expect(text, secret).not.toContain(secret);
  // Fingerprints are 64 hexadecimal digits.
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  await close();
});

test('a log longer than one piece is complete, each entry once, the newest first', async () => {
  const { given, as, db, clock, close } = await setUp();
  const person = await given.person();
  const entries = Array.from({ length: 1_203 }, (_, index) => ({
    ...{ actorId: person.id, action: 'test.entry', subjectId: `${index}`, details: {} },
    // Many at the same moment: the order goes on by id.
    createdAt: clock.now() - Math.floor(index / 700),
  }));
  await db.write(async (tx) => {
    await tx.insert(auditEntries).values(entries);
  });

  const { log } = await read(await (await as(person)).get('/api/user/export'));

  expect(log).toHaveLength(1_203);
  expect(log.map(({ at }) => at)).toEqual(
    log
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  await close();
});

test('a person without a church has their own plan in it, and a signed-out visitor gets nothing', async () => {
  const { db, stranger, given, as, clock, close } = await setUp();
  const person = await given.person();
  const [endsAt, updatedAt] = [clock.now() + 86_400_000, clock.now()];
  await db.write(async (tx) => {
    await tx.insert(personalSubscriptions).values({ userId: person.id, status: 'trial', endsAt, updatedAt });
  });

  const { ownPlan } = await read(await (await as(person)).get('/api/user/export'));

  expect(ownPlan).toEqual({ status: 'trial', endsAt: new Date(endsAt).toISOString() });
  expect((await stranger().get('/api/user/export')).status).toBe(401);
  await close();
});

test('a stolen session cannot download the file again and again', async () => {
  const { given, as, close } = await setUp({ LIMITS: '{"accountExport":2}' });
  const [browser, other] = [await as(await given.person()), await as(await given.person())];

  const answers = [await browser.get('/api/user/export'), await browser.get('/api/user/export')];
  const refused = await browser.get('/api/user/export');

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'limit_reached' });
  expect(refused.headers.get('content-disposition')).toBeNull();
  expect((await other.get('/api/user/export')).status).toBe(200);
  await close();
});
