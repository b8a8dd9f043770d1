import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createMailOffice, plainEmail } from '../../testing/mail-office.ts';
import { type SmtpFault, startSmtp } from '../../testing/smtp-process.ts';

const minute = 60_000;
const smtp = await startSmtp();
afterAll(smtp.close);
let closeOffice = async () => {};
afterEach(() => closeOffice());

async function setUp() {
  smtp.reset();
  const office = await createMailOffice(smtp.url);
  closeOffice = office.close;
  return office;
}

test('an email is sent once and its content is erased', async () => {
  const office = await setUp();
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await office.settled([{ state: 'sent', attempts: 1, sealedArgs: null, lastCode: null }]);

  expect(smtp.taken.map(({ to }) => to)).toEqual([['ruth@example.org']]);
  expect(office.deps.metrics.text()).toContain('lampstand_mail_total{kind="account-cancelled",outcome="sent"} 1');
});

const passing: SmtpFault[] = [
  '451 at recipient',
  '451 after the message',
  'drop at greeting',
  'drop before the answer, not taken',
  'silent',
  '554 at greeting',
  'sender refused',
  'not welcome',
  'relay denied',
  'relay denied without a number',
  '500 after the message',
  '550 5.7.1 after the message',
];
test.each(passing)('%s: the email waits a minute and is then sent once', async (fault) => {
  const office = await setUp();
  smtp.fail(fault);
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await office.settled([{ state: 'queued', attempts: 1, nextAt: office.clock.now() + minute }]);
  expect(smtp.taken).toEqual([]);
  office.clock.advance(minute);
  await office.settled([{ state: 'sent', attempts: 2 }]);

  expect(smtp.taken).toHaveLength(1);
});

const final: [SmtpFault, string][] = [
  ['mailbox full', '552 5.2.2'],
  ['552 after the message', '552 5.3.4'],
];
test.each(final)('%s: the email fails and is not tried again', async (fault, lastCode) => {
  const office = await setUp();
  smtp.fail(fault);
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();

  await office.settled([{ state: 'failed', attempts: 1, lastCode, sealedArgs: null }]);
  await office.post(plainEmail('ruth@example.org'));
  await office.settled([{ state: 'failed' }, { state: 'sent' }]);

  expect(smtp.taken).toHaveLength(1);
});

test('an address that does not exist gets no second email', async () => {
  const office = await setUp();
  smtp.fail('no such user');
  await office.post(plainEmail('nobody@example.org'));
  office.startSender();
  await office.settled([{ state: 'failed', lastCode: '550 5.1.1' }]);

  await office.post(plainEmail('Nobody@Example.org'), plainEmail('ruth@example.org'));
  await office.settled([{ state: 'failed' }, { state: 'suppressed', lastCode: '550 5.1.1' }, { state: 'sent' }]);

  expect(smtp.taken.map(({ to }) => to)).toEqual([['ruth@example.org']]);
});

test('a server that closes the connection after its answer changes nothing', async () => {
  const office = await setUp();
  smtp.fail('drop after the answer');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();
  await office.settled([{ state: 'sent' }]);
  await pause(100); // the server hangs up 20 ms after its answer

  await office.post(plainEmail('boaz@example.org'));
  await office.settled([{ state: 'sent' }, { state: 'sent' }]);

  expect(smtp.taken.map(({ to }) => to)).toEqual([['ruth@example.org'], ['boaz@example.org']]);
});

test('when the answer of the server is lost, the second copy has the same Message-ID', async () => {
  const office = await setUp();
  smtp.fail('drop before the answer, taken');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();
  await office.settled([{ state: 'queued', attempts: 1 }]);
  expect(smtp.taken).toHaveLength(1);

  office.clock.advance(minute);
  await office.settled([{ state: 'sent', attempts: 2 }]);

  const ids = smtp.taken.map(({ raw }) => /^Message-ID: (<[^>]+@apps\.example\.org>)/im.exec(raw)?.[1]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBeDefined();
  expect(ids[0]).toBe(ids[1]);
});
