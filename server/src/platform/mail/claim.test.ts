import { afterEach, expect, test } from 'vitest';
import { createMailOffice, plainLetter } from '../../testing/mail-office.ts';
import { claimMail } from './claim.ts';
import type { NewMail } from './outbox.ts';
import { settleFailure, settleSent } from './settle.ts';

const minute = 60_000;
const nowhere = 'smtp://127.0.0.1:1';
let closeOffice = async () => {};
afterEach(() => closeOffice());

async function setUp(limits: Record<string, unknown> = {}) {
  const office = await createMailOffice(nowhere, { LIMITS: JSON.stringify(limits) });
  closeOffice = office.close;
  const { db, clock, deps } = office;
  const claim = () => claimMail({ db, now: clock.now(), limits: deps.env.LIMITS, messageIdFor: (id) => `<${id}@x>` });
  /** Sends all that is due, and answers to whom. */
  async function sendAll(): Promise<string[]> {
    const sent: string[] = [];
    for (let mail = await claim(); mail; mail = await claim()) {
      await settleSent(db, mail, clock.now());
      sent.push(mail.to);
    }
    return sent;
  }
  return { ...office, claim, sendAll };
}

const link = 'https://apps.example.org/x';
const reset = (to: string): NewMail => ({ kind: 'reset-password', to, args: { name: 'Ruth', link } });
const invite = (churchId: string, to: string): NewMail => ({
  kind: 'invitation',
  to,
  churchId,
  args: { churchName: 'Grace Chapel', inviterName: 'The office', message: '', link, days: '7' },
});

test('a letter somebody waits for goes before those that were posted earlier', async () => {
  const { post, clock, sendAll } = await setUp();
  await post(plainLetter('first@example.org'), invite('a', 'second@example.org'));
  clock.advance(1_000);
  await post(reset('waiting@example.org'));

  expect((await sendAll())[0]).toBe('waiting@example.org');
});

test('a reset letter dies with its token, and its link is erased', async () => {
  const { post, clock, claim, rows } = await setUp();
  await post(reset('ruth@example.org'));
  clock.advance(30 * minute);

  expect(await claim()).toBeUndefined();
  expect(await rows()).toMatchObject([{ state: 'failed', lastCode: 'expired', sealedArgs: null }]);
});

test('a failed try is repeated after 1, 5, 15, 60 and 240 minutes, then every six hours, for two days', async () => {
  const { post, clock, claim, rows, db } = await setUp();
  await post(plainLetter('ruth@example.org'));
  const posted = clock.now();
  const pauses: number[] = [];

  for (let mail = await claim(); mail; mail = await claim()) {
    await settleFailure(db, mail, { kind: 'later', code: '451' }, clock.now());
    const [row] = await rows();
    if (row?.state !== 'queued') break;
    pauses.push((row.nextAt - clock.now()) / minute);
    clock.set(row.nextAt);
  }

  expect(pauses).toEqual([1, 5, 15, 60, 240, 360, 360, 360, 360, 360, 360, 360]);
  expect(clock.now() - posted).toBeLessThan(48 * 60 * minute);
  expect(await rows()).toMatchObject([{ state: 'failed', lastCode: '451', sealedArgs: null, attempts: 13 }]);
});

test('the sixth reset letter within an hour does not go out; other people still get theirs', async () => {
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

test('letters under way count too: two senders together keep the cap', async () => {
  const { post, claim } = await setUp({ invitationPerChurch: 2 });
  await post(...['a1', 'a2', 'a3'].map((name) => invite('church-a', `${name}@example.org`)));

  const claimed = [await claim(), await claim(), await claim()];

  expect(claimed.map(Boolean)).toEqual([true, true, false]);
});

test('the late answer of a try that was given up changes nothing', async () => {
  const { post, clock, claim, rows, db } = await setUp();
  await post(plainLetter('ruth@example.org'));
  const first = await claim();
  clock.advance(10 * minute);
  const second = await claim();
  if (!first || !second) throw new Error('The letter was not claimed twice.');

  await settleFailure(db, first, { kind: 'refused', code: '550' }, clock.now());
  expect(await rows()).toMatchObject([{ state: 'sending', attempts: 2 }]);
  await settleSent(db, second, clock.now());

  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});
