import { afterEach, expect, test, vi } from 'vitest';
import { createMailOffice, plainEmail } from '../../testing/mail-office.ts';
import { type SmtpFault, startSmtp } from '../../testing/smtp-process.ts';

const minute = 60_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function setUp() {
  const smtp = await startSmtp();
  const office = await createMailOffice(smtp.url);
  closing.push(smtp.close, office.close);
  const gauge = (name: string) => office.deps.metrics.text().match(new RegExp(`lampstand_${name} (\\d+)`))?.[1];
  const alarms = () => office.lines.filter((line) => line.includes('"alert":"mail"')).length;
  const halted = () => vi.waitFor(() => expect(gauge('mail_halted')).toBe('1'), 10_000);
  /** Waits until no try is under way. */
  const atRest = () =>
    vi.waitFor(async () => expect((await office.rows()).map(({ state }) => state)).not.toContain('sending'), 10_000);
  return { smtp, office, gauge, alarms, halted, atRest };
}

const people = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}@example.org`);

const refusals: SmtpFault[] = [
  'relay denied',
  'relay denied without a number',
  '500 after the message',
  '550 5.7.1 after the message',
  'sender refused',
  '554 at greeting',
];
test.each(refusals)('%s for all recipients: all email halts with one alert and nothing is erased', async (fault) => {
  const { smtp, office, alarms, halted } = await setUp();
  await smtp.alwaysFail(fault);
  await office.post(...people(8).map(plainEmail));
  office.startSender();

  await halted();
  await vi.waitFor(async () =>
    expect((await office.rows()).map(({ state }) => state)).toEqual(Array(8).fill('queued')),
  );
  const rows = await office.rows();

  expect(rows.every(({ sealedArgs }) => sealedArgs)).toBe(true);
  // Three lanes: at most two more tries were under way when the third was refused.
  expect(rows.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(5);
  expect(alarms()).toBe(1);
  expect(office.lines.join('')).not.toContain('person-');
});

test('after an hour email is tried again, and goes out once the server takes it', async () => {
  const { smtp, office, gauge, halted, alarms, atRest } = await setUp();
  await smtp.alwaysFail('relay denied');
  await office.post(...people(8).map(plainEmail));
  office.startSender();
  await halted();
  await atRest();
  office.clock.advance(61 * minute);
  await vi.waitFor(() => expect(alarms()).toBe(2), 10_000);
  await atRest();

  await smtp.alwaysFail(null);
  office.clock.advance(61 * minute);
  await office.settled(people(8).map((to) => ({ to, state: 'sent' })));

  expect(gauge('mail_halted')).toBe('0');
  expect(new Set(smtp.taken.map(({ to }) => to[0]))).toEqual(new Set(people(8)));
});

test('one recipient whose server refuses our email halts nothing, and that email fails at the end of its tries', async () => {
  const { smtp, office, gauge } = await setUp();
  await smtp.alwaysFail('not welcome');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();
  for (let attempts = 1; attempts <= 12; attempts += 1) {
    await office.settled([{ state: 'queued', attempts }]);
    expect(gauge('mail_halted')).toBe('0');
    office.clock.set((await office.rows())[0]?.nextAt ?? 0);
  }

  await office.settled([{ state: 'failed', attempts: 13, lastCode: '550 5.7.1', sealedArgs: null }]);
});

test('refusals with an email sent in between halt nothing', async () => {
  const { smtp, office, gauge } = await setUp();
  office.startSender();

  for (const name of ['a', 'b', 'c', 'd']) {
    smtp.fail('not welcome');
    await office.post(plainEmail(`${name}@example.org`));
    await vi.waitFor(
      async () => expect((await office.rows()).at(-1)).toMatchObject({ state: 'queued', attempts: 1 }),
      10_000,
    );
    await office.post(plainEmail(`${name}-friend@example.org`));
    await vi.waitFor(async () => expect((await office.rows()).at(-1)).toMatchObject({ state: 'sent' }), 10_000);
    expect(gauge('mail_halted')).toBe('0');
  }
});

test('a halt that began while the clock was ahead is over when it is right again', async () => {
  const { smtp, office, halted, atRest } = await setUp();
  const right = office.clock.now();
  office.clock.set('2027-12-02T10:00:00Z');
  await smtp.alwaysFail('relay denied');
  await office.post(...people(3).map(plainEmail));
  office.startSender();
  await halted();
  await atRest();

  await smtp.alwaysFail(null);
  office.clock.set(right);

  await office.settled(people(3).map((to) => ({ to, state: 'sent' })));
});

test('the emails that failed within the last hour are counted', async () => {
  const { smtp, office, gauge } = await setUp();
  smtp.fail('mailbox full');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();
  await office.settled([{ state: 'failed' }]);
  office.startSender(); // a new sender measures at once

  await vi.waitFor(() => expect(gauge('mail_failed_last_hour')).toBe('1'), 10_000);
  office.clock.advance(61 * minute);
  office.startSender();
  await vi.waitFor(() => expect(gauge('mail_failed_last_hour')).toBe('0'), 10_000);
});
