import { afterEach, expect, test } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { createMailOffice, plainEmail } from '../testing/mail-office.ts';
import { makeCertificate } from '../testing/make-certificate.ts';
import { type SmtpFault, startSmtp } from '../testing/smtp-process.ts';
import { mailFinding, outboxFindings } from './check-mail.ts';

const hour = 60 * 60_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startServer(...flags: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...flags);
  closing.push(smtp.close);
  return smtp;
}

const look = (SMTP_URL?: string) =>
  mailFinding(readEnv({ SMTP_URL, MAIL_FROM: 'post@apps.example.org', SUPPORT_EMAIL: 'help@apps.example.org' }));

test('a mail server that takes an email to SUPPORT_EMAIL is sound, and gets none', async () => {
  const smtp = await startServer();

  expect(await look()).toMatchObject({ state: 'ok', text: expect.stringContaining('/dev/mail') });
  expect(await look(smtp.url)).toEqual({
    state: 'ok',
    text: `The mail server at ${new URL(smtp.url).host} is ready: it accepts email from post@apps.example.org to help@apps.example.org.`,
  });
  expect(smtp.taken).toEqual([]);
});

test('a refused sign-in names the user and the password, and shows neither', async () => {
  const strict = await startServer('auth');

  const refused = await look(strict.url.replace('//', '//lampstand:wrong@'));

  expect(refused).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('Correct the user and the password'),
  });
  expect(refused.text).not.toContain('wrong');
});

const refusals: [SmtpFault, 'problem' | 'warning', string][] = [
  [
    'sender refused',
    'problem',
    'rejects email from post@apps.example.org. It said: "550 5.1.8 Sender address rejected',
  ],
  ['relay denied', 'problem', `doesn't relay our email. It said: "554 5.7.1 Relay access denied"`],
  ['no such user', 'warning', 'Set SUPPORT_EMAIL to an address that exists'],
  ['554 at greeting', 'problem', `can't be used (554). It said: "554 No service here"`],
];
test.each(refusals)('%s: the doctor repeats what the server said and names the setting', async (fault, state, text) => {
  const smtp = await startServer();
  smtp.fail(fault);

  expect(await look(smtp.url)).toMatchObject({ state, text: expect.stringContaining(text) });
});

test('a port where nothing listens is named', async () => {
  const { state, text } = await look('smtp://127.0.0.1:1');

  expect(state).toBe('problem');
  expect(text).toContain('No mail server listens at 127.0.0.1:1.');
});

const certificates: [string, Parameters<typeof makeCertificate>[0], string][] = [
  ['self-signed', {}, 'is self-signed. Install one of a public authority there, or add ?tls.rejectUnauthorized=false'],
  ['expired', { from: Date.now() - 48 * hour, to: Date.now() - 24 * hour }, 'has expired'],
  ['of tomorrow', { from: Date.now() + 24 * hour, to: Date.now() + 48 * hour }, 'isn’t valid yet. Check the clock'],
];
test.each(certificates)('a certificate that is %s is named, where it is checked', async (_name, of, text) => {
  const smtp = await startServer('tls', makeCertificate(of));

  const { state, text: said } = await look(`${smtp.url}?tls.rejectUnauthorized=true`);

  expect(state).toBe('problem');
  expect(said).toContain(text);
});

test('failed and waiting emails are counted, with the mail server’s last answers', async () => {
  const smtp = await startServer();
  const office = await createMailOffice(smtp.url);
  closing.push(office.close);
  const findings = () => outboxFindings(office.deps.env, office.clock);
  const quiet = findings();
  smtp.fail('mailbox full');
  await office.post(plainEmail('ruth@example.org'));
  office.startSender();
  await office.settled([{ state: 'failed' }]);
  smtp.fail('451 at recipient');
  await office.post(plainEmail('boaz@example.org'));
  await office.settled([{ state: 'failed' }, { state: 'queued', attempts: 1 }]);

  expect(quiet).toMatchObject([{ state: 'ok', text: expect.stringContaining('0 failed') }]);
  expect(findings()).toMatchObject([{ state: 'warning', text: expect.stringMatching(/1 failed.* 1 waiting/) }]);
  expect(findings()[0]?.text).toMatch(/answers of the mail server: .*552 5\.2\.2 \(1\)/);
  office.clock.advance(49 * hour);
  expect(findings()[0]?.text).toContain('0 failed');
});
