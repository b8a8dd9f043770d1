import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMailSender } from '../../platform/mail/sender.ts';
import { outbox, suppressions } from '../../platform/mail/table.ts';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readLetters } from '../../testing/letters.ts';
import { startSmtp } from '../../testing/smtp-process.ts';
import { auditEntries } from '../audit/index.ts';
import { type Church, churches } from '../churches/index.ts';
import { sampleDocument } from '../exports/sample-document.testing.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const site = 'https://www.grace.example';
let at: Awaited<ReturnType<typeof createTestApp>>;
let church: Church;
beforeEach(async () => {
  smtp.reset();
  at = await createTestApp({ files: frameAndLoader, env: { SMTP_URL: smtp.url } });
  church = await at.given.church({ slug: 'grace-chapel', sites: [site] });
  await setCare({ careLabel: 'the care team', careEmail: 'care@grace.example' });
});
afterEach(() => at.close());

const setCare = (care: Partial<Church>) =>
  at.db.write(async (tx) => {
    await tx.update(churches).set(care).where(eq(churches.id, church.id));
  });
const token = (claims: object = {}) => {
  const subject = { church: 'grace-chapel', app: 'prayer-generator', aud: 'embed', ori: 'unknown', ...claims } as const;
  return mintEmbedToken(tokenKey(at.deps), subject, at.clock.now());
};
const document = {
  ...{ title: 'A prayer for Naomi', asOf: '2026-12-02', writer: { kind: 'built-in' } },
  sections: [{ id: 'prayer', title: 'Prayer', blocks: [{ type: 'prose', text: 'Lord, a quixotic heron waits.' }] }],
};
const wish = {
  ...{ church: 'grace-chapel', app: 'prayer-generator', document, consent: true },
  ...{ name: 'Ruth', contact: 'ruth@example.org', message: 'Could you call me?' },
};
const send = (body: unknown = wish, bearer = token()) =>
  at.app.request('/embed-api/hand-offs', {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const waiting = () => at.db.read.select().from(outbox);

test('the care contact gets one email with the document, replies go to the sender, and no text stays stored', async () => {
  const res = await send();
  const [row] = await waiting();
  const sender = startMailSender(at.deps, { pollMs: 10 });
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ state: 'sent', sealedArgs: null }]), 10_000);
  await sender.stop();

  expect(res.status).toBe(202);
  expect(await res.json()).toEqual({ to: 'the care team' });
  expect(row).toMatchObject({ kind: 'hand-off', to: 'care@grace.example', churchId: church.id });
  expect(smtp.taken.map(({ to }) => to)).toEqual([['care@grace.example']]);
  const letter = await PostalMime.parse(smtp.taken[0]?.raw ?? '');
  expect(letter.replyTo).toMatchObject([{ address: 'ruth@example.org' }]);
  expect(letter.text).toContain('a quixotic heron waits');
  expect(letter.text).toContain('Could you call me?');
  expect(letter.subject).toBe('Sent to you from the website of Church 1');
  for (const file of readdirSync(at.folder)) {
    const bytes = readFileSync(join(at.folder, file));
    for (const word of ['quixotic', 'Naomi', 'ruth@example.org', 'call me']) {
      expect(bytes.includes(word), `${word} in ${file}`).toBe(false);
    }
  }
});

test('the email names the writer of each section when they differ', async () => {
  const [prayer] = document.sections;
  const sections = [
    { ...prayer, writer: { kind: 'model', model: 'small-8b' } },
    { ...prayer, id: 'how', title: 'How to pray it', writer: { kind: 'built-in' } },
  ];
  await send({ ...wish, document: { ...document, sections } });

  const [letter] = await readLetters(at.deps);
  expect(letter?.args.document).toContain('written partly with AI (small-8b), December 2, 2026.');
  expect(letter?.args.document).toContain('Prayer\n\nWritten with AI (small-8b).\n\nLord, ');
  expect(letter?.args.document).toContain('How to pray it\n\nWritten without AI.\n\nLord, ');
});

test('on record is that something was sent, by which app, and nothing of it', async () => {
  await send();

  const trail = await at.db.read.select().from(auditEntries).where(eq(auditEntries.action, 'hand_off.send'));
  expect(trail).toMatchObject([{ churchId: church.id, actorId: 'visitor', details: { app: 'prayer-generator' } }]);
});

test('a church whose plan has ended is still reached', async () => {
  const ended = await at.given.church({ slug: 'hope', plan: 'expired' });
  await at.db.write(async (tx) => {
    await tx.update(churches).set({ careEmail: 'care@hope.example' }).where(eq(churches.id, ended.id));
  });

  const res = await send({ ...wish, church: 'hope' }, token({ church: 'hope' }));

  expect(await res.json()).toEqual({ to: 'Church 2' });
  expect((await waiting()).map(({ to }) => to)).toEqual(['care@hope.example']);
});

test('without a care address, or with a refused one, the visitor learns what to do instead', async () => {
  await at.db.write(async (tx) => {
    await tx.insert(suppressions).values({ email: 'care@grace.example', code: '5.1.1', createdAt: at.clock.now() });
  });
  const wrong = await send();
  await setCare({ careEmail: null });
  const none = await send();

  for (const res of [wrong, none]) {
    expect(res.status).toBe(409);
    expect(await res.json()).toMatchObject({ code: 'conflict', message: expect.stringMatching(/print this, or call/) });
  }
  expect(await waiting()).toEqual([]);
});

test('only a church’s own page or a signed-in person can send; our own demo cannot', async () => {
  expect((await send(wish, token({ aud: 'demo' }))).status).toBe(403);
  expect((await send(wish, 'no token')).status).toBe(401);
  expect((await send(wish, token({ church: 'nobody' }))).status).toBe(404);
  expect((await send(wish, token({ aud: 'portal' }))).status).toBe(202);
});

test('a request with the token of another church or app than the visitor saw is refused, and no email is sent', async () => {
  const hope = await at.given.church({ slug: 'hope', plan: 'active' });
  await at.db.write(async (tx) => {
    await tx.update(churches).set({ careEmail: 'care@hope.example' }).where(eq(churches.id, hope.id));
  });
  const foreign = [
    await send(wish, token({ church: 'hope' })),
    await send(wish, token({ church: 'hope', aud: 'portal' })),
    await send({ ...wish, church: 'lampstand' }, token({ church: 'hope', aud: 'portal' })),
    await send(wish, token({ app: 'debt-coach' })),
    await send({ ...wish, church: 'Grace-Chapel' }),
  ];

  for (const res of foreign) {
    expect(res.status).toBe(403);
    expect(await res.json()).toMatchObject({ code: 'forbidden', message: expect.stringMatching(/reload the page/) });
  }
  expect(await waiting()).toEqual([]);
});

test.each([
  ['no consent', { ...wish, consent: false }, 'consent'],
  ['no word of consent', { ...wish, consent: undefined }, 'consent'],
  ['no church', { ...wish, church: undefined }, 'church'],
  ['no app', { ...wish, app: undefined }, 'app'],
  ['a name that is too long', { ...wish, name: 'x'.repeat(101) }, 'name'],
  ['a message that is too long', { ...wish, message: 'x'.repeat(1_001) }, 'message'],
  ['a document of other pieces', { ...wish, document: { ...document, sections: [{ id: 1 }] } }, undefined],
  ['a field that there is not', { ...wish, to: 'x@evil.example' }, undefined],
  ['no object', [], undefined],
])('%s is refused', async (_name, body, field) => {
  const res = await send(body);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', ...(field ? { field } : {}) });
  expect(await waiting()).toEqual([]);
});

test('a document that is too long for an email or too large to read is refused', async () => {
  const long = { type: 'prose', text: 'x'.repeat(59_000) };
  const of = (blocks: object[]) => ({
    ...wish,
    document: { ...document, sections: [{ id: 'a', title: 'A', blocks }] },
  });

  expect((await send(of([long, long]))).status).toBe(413);
  expect((await send(of(Array.from({ length: 20 }, () => long)))).status).toBe(413);
  expect((await send({ ...wish, document: sampleDocument })).status).toBe(202);
});

test('a name, a contact and a document full of line breaks and headers make one plain email', async () => {
  const hostile = 'Ruth\r\nBcc: thief@evil.example\r\n\r\n<b>x</b>';
  await send({ ...wish, name: hostile, contact: 'ruth@example.org\r\nBcc: thief@evil.example', message: hostile });
  const sender = startMailSender(at.deps, { pollMs: 10 });
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ state: 'sent' }]), 10_000);
  await sender.stop();

  const letter = await PostalMime.parse(smtp.taken[0]?.raw ?? '');
  expect(smtp.taken[0]?.to).toEqual(['care@grace.example']);
  expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(letter.replyTo).toMatchObject([{ address: 'care@grace.example' }]);
  expect(letter.html).not.toContain('<b>x');
});

test('a visitor sends three in an hour; one address cannot use up a church', async () => {
  const one = token({ vis: 'same-visitor' });
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push((await send(wish, one)).status);
  for (let time = 0; time < 12; time += 1) answers.push((await send(wish)).status);

  expect(answers.slice(0, 4)).toEqual([202, 202, 202, 429]);
  expect(answers.filter((status) => status === 202)).toHaveLength(10);
});

test('a message from a person in crisis is sent and answered with help, also when a limit refuses it', async () => {
  const inNeed = { ...wish, message: 'I want to end my life tonight.' };
  const one = token({ vis: 'same-visitor' });
  const sent = await (await send(inNeed, one)).json();
  for (let time = 0; time < 2; time += 1) await send(wish, one);
  const refused = await send(inNeed, one);

  expect(JSON.stringify(sent.help)).toContain('988');
  expect(sent.help.blocks.every(({ type }: { type: string }) => type === 'callout')).toBe(true);
  expect(refused.status).toBe(429);
  expect((await refused.json()).message).toContain('988');
});

test('the frame learns the name of the care contact only when the church has one', async () => {
  const bootOf = async (query = '') => {
    const res = await at.app.request(`/embed/grace-chapel/prayer-generator?site=${encodeURIComponent(site)}${query}`);
    return /"handOff":"([^"]+)"/.exec(await res.text())?.[1];
  };

  expect(await bootOf()).toBe('the care team');
  await setCare({ careEmail: null });
  expect(await bootOf()).toBeUndefined();
});
