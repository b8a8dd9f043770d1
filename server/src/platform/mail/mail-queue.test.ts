import { afterEach, expect, test } from 'vitest';
import { createMailOffice, plainEmail } from '../../testing/mail-office.ts';
import { claimNext } from '../queue/claim.ts';
import { settleTry } from '../queue/settle.ts';
import type { Failure } from './failure.ts';
import { createMailQueue, resultOfFailure } from './mail-queue.ts';
import type { NewMail } from './outbox.ts';
import type { OutboxMail } from './table.ts';

const minute = 60_000;
const nowhere = 'smtp://127.0.0.1:1';
let closeOffice = async () => {};
afterEach(() => closeOffice());

async function setUp(limits: Record<string, unknown> = {}) {
  const office = await createMailOffice(nowhere, { LIMITS: JSON.stringify(limits) });
  closeOffice = office.close;
  const { db, clock, deps } = office;
  const queue = createMailQueue({ limits: deps.env.LIMITS, messageIdFor: (id) => `<${id}@x>` });
  const claim = () => claimNext(queue, { db, now: clock.now() });
  const sent = (mail: OutboxMail) =>
    settleTry(queue, mail, { kind: 'done', set: { sentAt: clock.now() } }, { db, now: clock.now() });
  const failed = (mail: OutboxMail, failure: Failure, now = clock.now()) =>
    settleTry(queue, mail, resultOfFailure(mail, failure, now), { db, now });
  /** Sends everything that is due; returns the recipients. */
  async function sendAll(): Promise<string[]> {
    const recipients: string[] = [];
    for (let mail = await claim(); mail; mail = await claim()) {
      await sent(mail);
      recipients.push(mail.to);
    }
    return recipients;
  }
  return { ...office, claim, sent, failed, sendAll };
}

const link = 'https://apps.example.org/x';
const reset = (to: string): NewMail => ({ kind: 'reset-password', to, args: { name: 'Ruth', link } });
const invite = (churchId: string, to: string): NewMail => ({
  kind: 'invitation',
  to,
  churchId,
  args: { churchName: 'Grace Chapel', inviterName: 'The office', message: '', link, days: '7' },
});

test('an email that a person waits for is sent before earlier ones', async () => {
  const { post, clock, sendAll } = await setUp();
  await post(plainEmail('first@example.org'), invite('a', 'second@example.org'));
  clock.advance(1_000);
  await post(reset('waiting@example.org'));

  expect((await sendAll())[0]).toBe('waiting@example.org');
});

test('a reset email expires with its token, and its link is erased', async () => {
  const { post, clock, claim, rows } = await setUp();
  await post(reset('ruth@example.org'));
  clock.advance(30 * minute);

  expect(await claim()).toBeUndefined();
  expect(await rows()).toMatchObject([{ state: 'failed', lastCode: 'expired', sealedArgs: null }]);
});

test('a failed try is repeated after 1, 5, 15, 60 and 240 minutes, then every six hours, for two days', async () => {
  const { post, clock, claim, rows, failed } = await setUp();
  await post(plainEmail('ruth@example.org'));
  const posted = clock.now();
  const pauses: number[] = [];

  for (let mail = await claim(); mail; mail = await claim()) {
    await failed(mail, { kind: 'later', code: '451' });
    const [row] = await rows();
    if (row?.state !== 'queued') break;
    pauses.push((row.nextAt - clock.now()) / minute);
    clock.set(row.nextAt);
  }

  expect(pauses).toEqual([1, 5, 15, 60, 240, 360, 360, 360, 360, 360, 360, 360]);
  expect(clock.now() - posted).toBeLessThan(48 * 60 * minute);
  expect(await rows()).toMatchObject([{ state: 'failed', lastCode: '451', sealedArgs: null, attempts: 13 }]);
});

test('the sixth reset email within an hour is not sent; other people still get theirs', async () => {
  const { post, clock, sendAll } = await setUp();
  for (let sent = 0; sent < 6; sent += 1) await post(reset('ruth@example.org'));
  await post(reset('boaz@example.org'));

  const now = await sendAll();
  clock.advance(60 * minute + 1);
  const later = await sendAll();

  expect(now.filter((to) => to === 'ruth@example.org')).toHaveLength(5);
  expect(now).toContain('boaz@example.org');
  expect(later).toEqual([]);
});

test('invitations over the cap of one church wait a day, and do not hold up another church', async () => {
  const { post, clock, sendAll } = await setUp({ invitationPerChurch: 3 });
  await post(...['a1', 'a2', 'a3', 'a4'].map((name) => invite('church-a', `${name}@example.org`)));
  await post(invite('church-b', 'b1@example.org'));

  const today = await sendAll();
  clock.advance(24 * 60 * minute + 1);
  const tomorrow = await sendAll();

  expect(today.filter((to) => to.startsWith('a'))).toHaveLength(3);
  expect(today).toContain('b1@example.org');
  expect(tomorrow).toHaveLength(1);
  expect(new Set([...today, ...tomorrow]).size).toBe(5);
});

test('emails under way count: two senders together keep the cap', async () => {
  const { post, claim } = await setUp({ invitationPerChurch: 2 });
  await post(...['a1', 'a2', 'a3'].map((name) => invite('church-a', `${name}@example.org`)));

  const claimed = [await claim(), await claim(), await claim()];

  expect(claimed.map(Boolean)).toEqual([true, true, false]);
});

test('the late answer of an abandoned try changes nothing', async () => {
  const { post, clock, claim, rows, sent, failed } = await setUp();
  await post(plainEmail('ruth@example.org'));
  const first = await claim();
  clock.advance(10 * minute);
  const second = await claim();
  if (!first || !second) throw new Error('The email was not claimed twice.');

  await failed(first, { kind: 'refused', code: '550' });
  expect(await rows()).toMatchObject([{ state: 'sending', attempts: 2 }]);
  await sent(second);

  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

const year = 365 * 24 * 60 * minute;

test('an email written while the clock was ahead is sent at once and keeps its full life', async () => {
  const { post, clock, claim, rows, sendAll } = await setUp();
  clock.advance(year);
  await post(reset('ruth@example.org'), plainEmail('boaz@example.org'));
  clock.advance(-year);

  const mail = await claim();
  expect(mail).toMatchObject({ to: 'ruth@example.org', createdAt: clock.now(), expiresAt: clock.now() + 30 * minute });
  expect(await sendAll()).toEqual(['boaz@example.org']);
  expect((await rows()).at(-1)).toMatchObject({ state: 'sent', sentAt: clock.now() });
});

test('a next try set while the clock was ahead happens now; ordinary pauses are kept', async () => {
  const { post, clock, claim, rows, failed } = await setUp();
  await post(plainEmail('ruth@example.org'));
  const mail = await claim();
  if (!mail) throw new Error('The email was not claimed.');
  await failed(mail, { kind: 'later', code: '451' }, clock.now() + 30 * 60 * minute);
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  const again = await claim();
  expect(again).toMatchObject({ attempts: 2 });
  if (again) await failed(again, { kind: 'later', code: '451' });
  expect(await claim()).toBeUndefined();
});

test('an email is sent when the server that held it died with a wrong clock', async () => {
  const { post, clock, claim, sendAll } = await setUp();
  await post(plainEmail('ruth@example.org'));
  clock.advance(60 * minute);
  await claim();
  clock.advance(-60 * minute);

  expect(await sendAll()).toEqual(['ruth@example.org']);
});

test('emails sent while the clock was ahead do not count against a cap', async () => {
  const { post, clock, claim, sendAll, rows } = await setUp({ invitationPerChurch: 2 });
  clock.advance(year);
  await post(...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => invite('church-a', `${name}@example.org`)));
  await sendAll();
  clock.advance(-year);

  expect(await sendAll()).toHaveLength(2);
  expect(await claim()).toBeUndefined();
  const waiting = (await rows()).filter(({ state }) => state === 'queued');
  expect(waiting).toMatchObject([{ nextAt: clock.now() + 24 * 60 * minute + 1 }]);
});
