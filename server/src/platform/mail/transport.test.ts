import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startSmtp } from '../../testing/smtp-process.ts';
import { readEnv } from '../env.ts';
import { messageOf } from './message.ts';
import type { OutboxMail } from './table.ts';
import { createTransporter } from './transport.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const env = readEnv({
  SMTP_URL: smtp.url,
  PUBLIC_ORIGIN: 'https://apps.example.org',
  MAIL_FROM: 'post@apps.example.org',
  SUPPORT_EMAIL: 'support@apps.example.org',
  DKIM_DOMAIN: 'apps.example.org',
  DKIM_SELECTOR: 'lamp',
  // As an .env file holds it: one line.
  DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
});
const mail = { id: 'row', to: 'ruth@example.org', messageId: null, createdAt: 1_800_000_000_000 } as OutboxMail;
const email = { subject: 'Grüße', text: 'Hello\n\n', html: '<p>Hello</p>' };

async function capture(unsubscribe?: string): Promise<string> {
  smtp.reset();
  const transporter = createTransporter(env, 1);
  await transporter.sendMail(messageOf(env, mail, { ...email, unsubscribe }));
  transporter.close();
  return smtp.taken[0]?.raw ?? '';
}

/** Checks the DKIM signature of a raw message (relaxed/relaxed); answers the header fields it covers. */
function verifiedFields(raw: string): string[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/).map((field) => {
    const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(field) ?? [];
    return {
      name: name.toLowerCase().trim(),
      value: value
        .replace(/\r\n/g, '')
        .replace(/[ \t]+/g, ' ')
        .trim(),
    };
  });
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.value ?? '';
  const tags = Object.fromEntries(signature.split(/; ?/).map((tag) => tag.split(/=(.*)/s).map((part) => part.trim())));
  const lines = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ');
  const body = `${lines.replace(/(\r\n)*$/, '')}\r\n`;
  expect(createHash('sha256').update(body, 'latin1').digest('base64')).toBe(tags.bh?.replaceAll(' ', ''));

  const names: string[] = tags.h?.replaceAll(' ', '').toLowerCase().split(':') ?? [];
  const signed = names.flatMap((name) => fields.filter((field) => field.name === name).slice(-1));
  const unsigned = signature.replace(/b=[^;]*$/, 'b=');
  const text = [...signed, { name: 'dkim-signature', value: unsigned }].map(({ name, value }) => `${name}:${value}`);
  const verify = createVerify('sha256').update(text.join('\r\n'), 'latin1');
  expect(verify.verify(publicKey, tags.b?.replaceAll(' ', '') ?? '', 'base64')).toBe(true);
  return names;
}

test('bulk email has both headers of one-click unsubscribing, and both are signed', async () => {
  const raw = await capture('https://apps.example.org/unsubscribe?token=abc');

  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/apps\.example\.org\/unsubscribe\?token=abc>\r$/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(verifiedFields(raw)).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  );
});

test('any other email is signed and has no unsubscribe header', async () => {
  const raw = await capture();

  expect(raw).not.toMatch(/List-Unsubscribe/i);
  expect(verifiedFields(raw)).toContain('from');
});

test('a signature is invalid when the email was changed on the way', async () => {
  const raw = await capture();

  expect(() => verifiedFields(raw.replace('Hello', 'Jello'))).toThrow();
  expect(() => verifiedFields(raw.replace(/^Date:.*$/m, 'Date: Mon, 1 Jan 2024 00:00:00 +0000'))).toThrow();
});

test('a password goes to another machine only behind TLS', () => {
  const options = (url: string) => createTransporter({ ...env, SMTP_URL: url }, 1).options;

  expect(options('smtp://user:secret@mail.example.org:587')).toMatchObject({ requireTLS: true });
  expect(options('smtp://127.0.0.1:25')).not.toMatchObject({ requireTLS: true });
  expect(options('smtps://user:secret@mail.example.org')).toMatchObject({ disableFileAccess: true, maxRequeues: 0 });
});

test('a certificate that does not verify is taken on this machine only', () => {
  const tls = (url: string) => createTransporter({ ...env, SMTP_URL: url }, 1).options.tls;

  for (const host of ['127.0.0.1', '127.1.2.3', '[::1]', 'localhost', 'LOCALHOST']) {
    expect([host, tls(`smtp://${host}:25`)]).toEqual([host, { rejectUnauthorized: false }]);
  }
  for (const host of ['mail.example.org', '192.0.2.1', '127.example.org', 'localhost.example.org', '[2001:db8::1]']) {
    expect([host, tls(`smtp://${host}:25`)]).toEqual([host, undefined]);
  }
});
