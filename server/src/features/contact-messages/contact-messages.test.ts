import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMailSender } from '../../platform/mail/sender.ts';
import { outbox, suppressions } from '../../platform/mail/table.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { startSmtp } from '../../testing/smtp-process.ts';
import { auditEntries } from '../audit/index.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  smtp.reset();
  at = await createTestApp({ env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@lamp.example' } });
});
afterEach(() => at.close());

const message = {
  ...{ topic: 'app', name: 'Ruth', email: 'ruth@church.example' },
  message: 'A quixotic heron is where the app was.\n\nSee https://www.church.example/prayer',
};
const send = (body: unknown = message) => at.stranger().post('/api/contact', body);
const waiting = () => at.db.read.select().from(outbox);

async function deliver() {
  const sender = startMailSender(at.deps, { pollMs: 10 });
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ state: 'sent', sealedArgs: null }]), 10_000);
  await sender.stop();
  return { recipients: smtp.taken[0]?.to, email: await PostalMime.parse(smtp.taken[0]?.raw ?? '') };
}

test('support gets one email, replies go to the sender, and no text stays stored', async () => {
  const res = await send();
  const { recipients, email } = await deliver();

  expect([res.status, await res.json()]).toEqual([202, { sent: true }]);
  expect(recipients).toEqual(['help@lamp.example']);
  expect(email.replyTo).toMatchObject([{ address: 'ruth@church.example' }]);
  expect(email.subject).toBe('Contact page: The app doesn’t appear on our website');
  expect(email.text).toContain('Ruth writes:\n    A quixotic heron is where the app was.\n    \n    See ');
  for (const file of readdirSync(at.folder)) {
    const bytes = readFileSync(join(at.folder, file));
    for (const word of ['quixotic', 'Ruth', 'ruth@church.example']) {
      expect(bytes.includes(word), `${word} in ${file}`).toBe(false);
    }
  }
});

test('on record is that a message was sent and its topic, and nothing of it', async () => {
  await send();

  const trail = await at.db.read.select().from(auditEntries).where(eq(auditEntries.action, 'contact_message.send'));
  expect(trail).toMatchObject([
    { churchId: null, actorId: 'visitor', subjectId: 'support', details: { topic: 'app' } },
  ]);
});

test('a message of the most characters arrives whole, also when each is a piece of an address', async () => {
  const long = `${'ab.'.repeat(1_332)}end.`;
  await send({ ...message, name: '', message: long });
  const { email } = await deliver();

  expect(long).toHaveLength(4_000);
  expect(email.text?.replace(/\s/g, '')).toContain(long);
  expect(email.text).toContain('Someone sent you this message');
});

test.each([
  ['no topic', { topic: undefined }, 'topic', 'Please choose what it’s about.'],
  ['an unknown topic', { topic: 'news' }, 'topic', 'Please choose what it’s about.'],
  ['a name that is too long', { name: 'x'.repeat(121) }, 'name', 'Please shorten your name to 120 characters.'],
  ['no email', { email: ' ' }, 'email', 'Email is required'],
  ['an email without a domain', { email: 'ruth@church' }, 'email', 'Please enter a valid email address'],
  ['an email with a header', { email: 'a@b.example\r\nBcc: x@evil.example' }, 'email', /valid email/],
  ['an empty message', { message: ' \n ' }, 'message', 'Please write your message.'],
  ['a long message', { message: 'x'.repeat(4_001) }, 'message', 'Please shorten your message to 4,000 characters.'],
])('%s is refused at its field', async (_name, changed, field, said) => {
  const res = await send({ ...message, ...changed });

  expect(res.status).toBe(400);
  const answer = await res.json();
  expect(answer).toMatchObject({ code: 'invalid_input', field });
  expect(answer.message).toMatch(said);
  expect(await waiting()).toEqual([]);
});

test('all fields that are wrong are named at once', async () => {
  const res = await send({ topic: '', name: '', email: '', message: '' });

  const paths = (await res.json()).issues.map(({ path }: { path: string }) => path);
  expect([...new Set(paths)]).toEqual(['topic', 'email', 'message']);
});

test('a request from another website or without JSON is refused', async () => {
  const foreign = await at.app.request('/api/contact', {
    method: 'POST',
    headers: { ...at.stranger().headers, origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  const broken = await at.app.request('/api/contact', {
    method: 'POST',
    headers: { ...at.stranger().headers, 'content-type': 'application/json' },
    body: '{',
  });

  expect([foreign.status, broken.status]).toEqual([403, 400]);
  expect(await waiting()).toEqual([]);
});

test('one address sends five messages in an hour', async () => {
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await send()).status);

  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await waiting()).toHaveLength(5);
});

test('a support address that a mail server has refused takes no message', async () => {
  await at.db.write(async (tx) => {
    await tx.insert(suppressions).values({ email: 'help@lamp.example', code: '5.1.1', createdAt: at.clock.now() });
  });

  const res = await send();

  expect(res.status).toBe(409);
  expect((await res.json()).message).toContain('Please use the email address on this page');
  expect(await waiting()).toEqual([]);
});

test('someone in danger sees help first, in their language; nothing is sent until they have seen it', async () => {
  const inDanger = { ...message, message: 'I want to end my life tonight.' };
  const first = await send(inDanger);
  const inSpanish = await send({ ...message, message: 'Quiero matarme esta noche, no puedo más con esto.' });
  const before = await waiting();
  const second = await send({ ...inDanger, helpSeen: true });

  expect(first.status).toBe(200);
  expect(await first.json()).toMatchObject({ sent: false, help: { tone: 'urgent', lang: 'en' } });
  expect((await inSpanish.json()).help).toMatchObject({ lang: 'es', contacts: expect.any(Array) });
  expect(before).toEqual([]);
  expect(second.status).toBe(202);
  expect(await waiting()).toHaveLength(1);
});

test('help comes before a limit and before any other field is checked', async () => {
  for (let time = 0; time < 6; time += 1) await send();
  const res = await send({ email: 'nothing', message: 'I want to end my life tonight.' });

  expect(res.status).toBe(200);
  expect(JSON.stringify(await res.json())).toContain('988');
});
