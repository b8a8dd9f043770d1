import { afterEach, expect, test, vi } from 'vitest';
import { createMailOffice, plainEmail } from '../../testing/mail-office.ts';
import { makeCertificate } from '../../testing/make-certificate.ts';
import { startSmtp } from '../../testing/smtp-process.ts';
import { claimNext } from '../queue/claim.ts';
import { createMailQueue, LEASE_MS } from './mail-queue.ts';

const minute = 60_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function setUp(flags: Parameters<typeof startSmtp> = [], userInfo = '', options = '') {
  const smtp = await startSmtp(...flags);
  const office = await createMailOffice(smtp.url.replace('//', `//${userInfo}`) + options);
  closing.push(smtp.close, office.close);
  return { smtp, office };
}

test('a refused sign-in halts all email with one alert and loses nothing', async () => {
  const { smtp, office } = await setUp(['auth'], 'lampstand:wrong@');
  await office.post(...Array.from({ length: 8 }, (_, index) => plainEmail(`person-${index}@example.org`)));
  const alarms = () => office.lines.filter((line) => line.includes('"alert":"mail"')).length;
  const tried = async () => (await office.rows()).filter(({ attempts }) => attempts > 0).length;
  office.startSender();

  await vi.waitFor(async () => {
    expect(office.deps.metrics.text()).toContain('lampstand_mail_halted 1');
    expect((await office.rows()).map(({ state }) => state)).toEqual(Array(8).fill('queued'));
  }, 10_000);
  const triedFirst = await tried();
  office.clock.advance(59 * minute);
  expect([await tried(), alarms()]).toEqual([triedFirst, 1]);
  office.clock.advance(2 * minute);
  await vi.waitFor(() => expect(alarms()).toBe(2), 10_000);

  expect(triedFirst).toBeLessThanOrEqual(3);
  expect(office.lines.join('')).not.toContain('person-');
  expect(smtp.taken).toEqual([]);
});

test('a sign-in that is refused with a temporary code halts nothing', async () => {
  const { smtp, office } = await setUp(['auth'], 'lampstand:wrong@');
  smtp.fail('454 at sign-in');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await office.settled([{ state: 'queued', attempts: 1, nextAt: office.clock.now() + minute }]);

  expect(office.deps.metrics.text()).toContain('lampstand_mail_halted 0');
});

test('a server that requires a sign-in we do not have halts all email', async () => {
  const { smtp, office } = await setUp();
  smtp.fail('530 at sender');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await vi.waitFor(() => expect(office.deps.metrics.text()).toContain('lampstand_mail_halted 1'), 10_000);
  office.clock.advance(61 * minute);
  await office.settled([{ state: 'sent' }]);

  expect(smtp.taken).toHaveLength(1);
});

test('a mail server on this machine with a self-signed certificate gets the email, encrypted', async () => {
  const { smtp, office } = await setUp(['tls', makeCertificate()]);
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await office.settled([{ state: 'sent', attempts: 1 }]);

  expect(smtp.taken).toMatchObject([{ secure: true }]);
});

test('a self-signed server gets nothing where certificates are checked; the email waits and the log says why', async () => {
  const { smtp, office } = await setUp(['tls', makeCertificate()], '', '?tls.rejectUnauthorized=true');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await office.settled([{ state: 'queued', attempts: 1, lastCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }]);

  expect(smtp.taken).toEqual([]);
  expect(office.lines.join('')).toMatch(/"reason":"The certificate of the mail server at .* is self-signed/);
});

test('two senders lose nothing and send nothing twice when the mail server is killed', async () => {
  const { smtp, office } = await setUp();
  const everybody = Array.from({ length: 150 }, (_, index) => `person-${index}@example.org`);
  await office.post(...everybody.map(plainEmail));
  office.startSender();
  office.startSender();

  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(10), { timeout: 10_000, interval: 2 });
  await smtp.kill();
  const atKill = smtp.taken.length;
  await vi.waitFor(async () => expect((await office.rows()).some(({ lastCode }) => lastCode)).toBe(true), 10_000);
  await smtp.restart();
  office.clock.advance(minute);
  await vi.waitFor(async () => expect((await office.rows()).every(({ state }) => state === 'sent')).toBe(true), 15_000);

  const recipients = smtp.taken.map(({ to }) => to[0] ?? '');
  expect(atKill).toBeLessThan(everybody.length);
  expect(new Set(recipients)).toEqual(new Set(everybody));
  // Only emails under way at the kill can come twice: three of each sender.
  expect(recipients.length - everybody.length).toBeLessThanOrEqual(6);
  const retried = new Set((await office.rows()).filter(({ attempts }) => attempts > 1).map(({ to }) => to));
  const untroubled = recipients.filter((to) => !retried.has(to));
  expect(untroubled).toHaveLength(new Set(untroubled).size);
});

test('a clock that jumps ahead does not send an email twice', async () => {
  const { smtp, office } = await setUp();
  smtp.fail('silent');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();
  await office.settled([{ state: 'sending' }]);

  office.clock.advance(2 * LEASE_MS);
  await office.settled([{ state: 'queued', attempts: 1, leaseUntil: null, nextAt: office.clock.now() + minute }]);

  expect(smtp.taken).toEqual([]);
});

test('the email of a sender that died is sent by the next sender when its lease ends', async () => {
  const { smtp, office } = await setUp();
  const { db, clock, deps } = office;
  await office.post(plainEmail('ruth@example.org'));
  const claim = (messageId: string) =>
    claimNext(createMailQueue({ limits: deps.env.LIMITS, messageIdFor: () => messageId }), { db, now: clock.now() });
  await claim('<first@example.org>');

  clock.advance(LEASE_MS - 1);
  expect(await claim('<second@x>')).toBeUndefined();
  clock.advance(1);
  office.startSender();
  await office.settled([{ state: 'sent', attempts: 2, messageId: '<first@example.org>' }]);

  expect(smtp.taken).toHaveLength(1);
});
