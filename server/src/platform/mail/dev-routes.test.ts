import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { enqueueMail } from './outbox.ts';
import { outbox } from './table.ts';

const link = 'http://localhost:4400/verify-email?token=abc';
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function withEmail(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const { app, db, deps, clock, close } = await createTestApp(overrides);
  const ctx = { now: clock.now, keys: deps.keys };
  await db.write((tx) =>
    enqueueMail(tx, ctx, { kind: 'verify-email', to: 'ruth@example.org', args: { name: '<b>Ruth</b>', link } }),
  );
  const [row] = await db.read.select().from(outbox);
  const get = (path: string, bindings: object = here, headers = {}) => app.request(path, { headers }, bindings);
  return { get, id: row?.id ?? '', db, close };
}

test('without SMTP_URL emails can be read and their links used', async () => {
  const { get, id, close } = await withEmail();

  const list = await (await get('/dev/mail')).text();
  const email = await (await get(`/dev/mail/${id}`)).text();

  expect(list).toContain('Confirm your email');
  expect(list).toContain(`href="/dev/mail/${id}"`);
  expect(list).toContain('ruth@example.org');
  expect(email).toContain(`<a href="${link}" target="_blank"`);
  await close();
});

test('the HTML part is in a sandbox that runs nothing and loads nothing', async () => {
  const { get, id, close } = await withEmail();

  const page = await (await get(`/dev/mail/${id}`)).text();
  const part = await get(`/dev/mail/${id}/html`);
  const html = await part.text();

  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(part.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups[^;]*; default-src 'none';/);
  expect(html).toContain('&lt;b&gt;Ruth&lt;/b&gt;');
  expect(html).not.toContain('<b>Ruth');
  await close();
});

test('an email whose content is erased is still listed', async () => {
  const { get, id, db, close } = await withEmail();
  await db.write((tx) =>
    tx
      .update(outbox)
      .set({ state: 'sent', sealedArgs: null })
      .then(() => undefined),
  );

  expect(await (await get('/dev/mail')).text()).toContain('verify-email');
  expect(await (await get(`/dev/mail/${id}`)).text()).toContain('Its content is erased');
  expect((await get(`/dev/mail/${id}/html`)).status).toBe(404);
  await close();
});

test('no one can read emails from another machine, through a proxy, under another host name, or in production', async () => {
  const { get, id, close } = await withEmail();
  const production = await withEmail({
    env: {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://apps.example.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MASTER_KEY: '07'.repeat(32),
    },
  });

  for (const path of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
    expect((await get(path, { incoming: { socket: { remoteAddress: '192.0.2.7' } } })).status).toBe(404);
    expect((await get(path, here, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await get(path, {})).status).toBe(404);
    expect((await get(`http://rebound.example:4400${path}`)).status).toBe(404);
    expect((await production.get(path.replace(id, production.id))).status).toBe(404);
  }
  await Promise.all([close(), production.close()]);
});
