import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { mailKinds } from './mail-kinds.ts';
import { emailOf, messageOf } from './message.ts';
import type { OutboxMail } from './table.ts';

const env = {
  PUBLIC_ORIGIN: 'https://apps.example.org',
  MAIL_FROM: 'post@apps.example.org',
  SUPPORT_EMAIL: 'support@apps.example.org',
};
const link = 'https://apps.example.org/go?token=a-b_c&x=1';
const words = {
  name: 'Ruth',
  churchName: 'Grace Chapel',
  inviterName: 'The office',
  memberName: 'Boaz',
  message: 'We would be glad to have you.',
  days: '7',
  senderName: 'The office',
  platformName: 'Wix',
  ownSteps: 'Open the page.\nPaste the line.',
  ownCodes: 'Prayer Generator: one line\n<script async></script>',
  ...{ whose: 'Grace Chapel', level: '80', spent: '$8.02', budget: '$10.00', until: 'December 1, 2026' },
  ...{ appName: 'Prayer Generator', contact: '555 0100', title: 'A prayer', document: 'A prayer\n\nLord, hear us.' },
  ...{ ownReplyTo: '', ownCareEmail: 'care@grace.example' },
  ...{ longMessage: 'The app is gone.', ownTopic: 'Something else', ownEmail: 'boaz@example.org' },
  ownLines: 'Two people joined.\nNew on our blog: Bread',
  ...{ link, loginLink: link, resetLink: link, unsubscribeLink: link },
};
const answerers: { [kind in OutboxMail['kind']]?: string } = {
  'hand-off': 'care@grace.example',
  'contact-message': 'boaz@example.org',
};
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function compose(kind: OutboxMail['kind'], args: Partial<typeof words> = {}, to = 'ruth@example.org') {
  const mail = { id: 'row', kind, to, messageId: null, createdAt: Date.parse('2026-12-02T10:00:00Z') } as OutboxMail;
  const email = emailOf(env, mail, JSON.stringify({ ...words, ...args }));
  const { message } = await composer.sendMail(messageOf(env, mail, email));
  const raw = message.toString();
  return { email, raw, parsed: await PostalMime.parse(raw) };
}

test.each(mailKinds)('%s: both parts have the same content and load nothing', async (kind) => {
  const { parsed, email } = await compose(kind);

  expect(parsed.subject).toBe(email.subject);
  expect(parsed.from).toMatchObject({ name: 'Lampstand', address: 'post@apps.example.org' });
  expect(parsed.to).toMatchObject([{ address: 'ruth@example.org' }]);
  expect(parsed.messageId).toBe('<row@apps.example.org>');
  expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  const isBulk = parsed.headers.some(({ key }) => key === 'list-unsubscribe');
  expect(isBulk).toBe(kind === 'weekly-digest');
  const seen = (parsed.html ?? '').replace(/<(style|title)>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
  for (const part of [parsed.text ?? '', seen]) {
    expect(part).not.toMatch(/!|undefined|\[object/);
    expect(part).toContain(`Replies go to ${answerers[kind] ?? 'support@apps.example.org'}.`);
  }
  expect(parsed.html).not.toMatch(/<(img|script|link|table|svg)\b|url\(|@import/i);
  const button = ['account-cancelled', 'member-disabled', 'hand-off', 'contact-message'].includes(kind) ? 0 : 1;
  expect(parsed.html?.match(/class="button"/g) ?? []).toHaveLength(button);
  if (button) {
    expect(parsed.text).toContain(`:\n${link}\n`);
    expect(parsed.html).toContain(link.replace('&', '&amp;'));
  }
});

test('nothing that a person types becomes a header, a tag or a link', async () => {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('\r', '\n', '\r\n', '\0', '\u2028', '\u202e', '<', '"', '&', ': ', ',') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bcc: x@evil.example', '<img src=x>', 'https://evil.example/a', 'www.evil.example'),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
  );
  const tricky = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  const usual = new Set((await compose('invitation')).parsed.headers.map(({ key }) => key));
  await fc.assert(
    fc.asyncProperty(tricky, tricky, tricky, async (churchName, inviterName, message) => {
      const { parsed, email } = await compose('invitation', { churchName, inviterName, message });

      expect(new Set(parsed.headers.map(({ key }) => key))).toEqual(usual);
      expect(parsed.to).toMatchObject([{ address: 'ruth@example.org' }]);
      expect(email.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
      expect(parsed.html).not.toContain('<img');
      for (const part of [parsed.text ?? '', parsed.html ?? '']) {
        expect(part).not.toContain('evil.example');
        expect(part.match(/https?:\/\/[^/\s"<]+/g)?.every((found) => found === 'https://apps.example.org')).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('the message of a person keeps its lines, loses its links and is cut at its limit', async () => {
  const message = `Dear Ruth,\r\n\r\n\r\n\r\nlook at gracechapel.org at 7.30 p.m.\n${'x'.repeat(2_000)}`;
  const { parsed } = await compose('invitation', { message });

  expect(parsed.text).toContain('    Dear Ruth,\n    \n    look at gracechapel. org at 7.30 p.m.\n');
  expect(parsed.text).toMatch(/x…\n/);
  expect(parsed.text?.length).toBeLessThan(2_500);
});

test('an invitation without a message has no quotation; an email without a name has a greeting', async () => {
  expect((await compose('invitation', { message: ' \n ' })).parsed.text).not.toContain('writes:');
  expect((await compose('verify-email', { name: '' })).parsed.text).toContain('\nHello,\n');
});

test('a reply to a care request goes to the visitor, or else to the church', async () => {
  const toCare = await compose('hand-off');
  const toVisitor = await compose('hand-off', { ownReplyTo: 'ruth,boaz@example.org', contact: 'ruth@example.org' });
  const replyTo = ({ parsed }: typeof toCare) => parsed.replyTo?.map(({ address }) => address);

  expect(replyTo(toCare)).toEqual(['care@grace.example']);
  expect(toCare.parsed.text).toContain('You can reach them at 555 0100.');
  expect(replyTo(toVisitor)).toHaveLength(1);
  expect(toVisitor.parsed.text).not.toContain('They left this contact');
});

test('nothing in a message from the contact page becomes a header, a tag or a link', async () => {
  const hostile = 'Ruth\r\nBcc: x@evil.example\r\n\r\n<img src=x> https://evil.example/a';
  const { parsed } = await compose('contact-message', { name: hostile, longMessage: hostile });

  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(parsed.replyTo).toMatchObject([{ address: 'boaz@example.org' }]);
  expect(parsed.html).not.toContain('<img');
  expect(`${parsed.text}${parsed.html}`).not.toContain('evil.example');
});

test('nothing in a care request becomes a header, a tag or a link', async () => {
  const hostile = 'Ruth\r\nBcc: x@evil.example\r\n\r\n<img src=x> https://evil.example/a';
  const { parsed } = await compose('hand-off', {
    ...{ name: hostile, contact: hostile, message: hostile, title: hostile, document: hostile },
  });

  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(parsed.to).toMatchObject([{ address: 'ruth@example.org' }]);
  expect(parsed.html).not.toContain('<img');
  expect(`${parsed.text}${parsed.html}`).not.toContain('evil.example');
});

test('a recipient is always one address', async () => {
  const { raw, parsed } = await compose('verify-email', {}, 'ruth,boaz@example.org');

  expect(parsed.to).toHaveLength(1);
  expect(raw).not.toMatch(/^To:.*\bboaz@example\.org,/m);
});
