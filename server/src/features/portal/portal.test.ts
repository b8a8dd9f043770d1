import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { StaticFile, StaticFiles } from '../../platform/http/static-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { emptyScripture } from '../../testing/stand-ins.ts';
import { portalPages } from './contract.ts';

const html = { headers: { accept: 'text/html,*/*' } };
const words = `<!doctype html><title>Lampstand</title>${'<p>A lamp on its stand.</p>'.repeat(10)}`;
const built: StaticFile = {
  path: '/index.html',
  type: 'text/html; charset=utf-8',
  etag: '"portal"',
  hashed: false,
  bodies: { identity: Buffer.from(words) },
};
const files: StaticFiles = {
  find: (path) => (path === '/index.html' ? built : undefined),
  list: () => [],
};

test("every portal page answers with the portal's HTML", async () => {
  const { app, close } = await createTestApp({ files });

  for (const pattern of Object.keys(portalPages)) {
    const path = pattern.replace(':appId', 'prayer-generator');
    const res = await app.request(path, html);
    expect(res.status, path).toBe(200);
    expect(await res.text()).toContain('Lampstand');
  }
  await close();
});

test('an unknown path is an HTML 404 for browsers and a JSON error for programs', async () => {
  const { app, close } = await createTestApp({ files });

  const person = await app.request('/no/such/page', html);
  const program = await app.request('/api/no-such-call', html);
  const file = await app.request('/assets/portal/gone-AAAA1111.js', html);

  expect(person.status).toBe(404);
  expect(await person.text()).toContain('Lampstand');
  expect(person.headers.get('cache-control')).toBe('no-store');
  expect(person.headers.get('etag')).toBeNull();
  expect(person.headers.get('x-robots-tag')).toBe('noindex');
  expect(await program.json()).toMatchObject({ code: 'not_found' });
  expect(await file.json()).toMatchObject({ code: 'not_found' });
  await close();
});

test('a page allows only our scripts, none inline, and no framing', async () => {
  const { app, close } = await createTestApp({ files, env: { EMBED_ORIGIN: 'https://apps.example.org' } });

  for (const path of [...Object.keys(portalPages), '/no/such/page']) {
    const policy = (await app.request(path, html)).headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("script-src 'self' https://apps.example.org;");
    expect(policy, path).toContain('frame-src https://apps.example.org;');
    expect(policy, path).toContain("style-src 'self';");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
  }
  await close();
});

test('the volunteer app can frame the login page and no other', async () => {
  const { app, close } = await createTestApp({ files, env: { VOLUNTEER_ORIGIN: 'https://volunteers.example.org' } });
  const ancestors = async (path: string) =>
    (await app.request(path, html)).headers.get('content-security-policy')?.match(/frame-ancestors (.*)$/)?.[1];

  expect(await ancestors('/login')).toBe('https://volunteers.example.org');
  expect(await ancestors('/signup')).toBe("'none'");
  expect(await ancestors('/no/such/page')).toBe("'none'");
  await close();
});

test('pages with a code in the URL send no referrer, and only public pages are indexed', async () => {
  const { app, close } = await createTestApp({ files });
  const headers = async (path: string) => (await app.request(path, html)).headers;

  for (const path of ['/verify-email', '/reset-password', '/join-church', '/signup']) {
    expect((await headers(path)).get('referrer-policy'), path).toBe('no-referrer');
  }
  expect((await headers('/')).get('x-robots-tag')).toBeNull();
  expect((await headers('/login')).get('x-robots-tag')).toBe('noindex');
  await close();
});

test('a cached page answers 304, and brotli is used when accepted', async () => {
  const { app, close } = await createTestApp({ files });

  const etag = (await app.request('/login', html)).headers.get('etag') ?? '';
  const again = await app.request('/login', { headers: { ...html.headers, 'if-none-match': etag } });
  const missing = await app.request('/gone', { headers: { ...html.headers, 'accept-encoding': 'br' } });

  expect(again.status).toBe(304);
  expect(missing.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await missing.arrayBuffer())).toString()).toBe(words);
  await close();
});

test('the site settings name the demo church only in development', async () => {
  const development = await createTestApp({ env: { NODE_ENV: 'development', EXAMPLE_PORT: '4401' } });
  const production = await createTestApp({
    env: {
      NODE_ENV: 'production',
      MASTER_KEY: 'ab'.repeat(32),
      PUBLIC_ORIGIN: 'https://apps.example.org',
      SMTP_URL: 'smtp://mail.example.org:587',
      SUPPORT_EMAIL: 'help@apps.example.org',
    },
  });

  const here = await (await development.app.request('/api/site')).json();
  const there = await (await production.app.request('/api/site')).json();

  expect(here.site.demoChurch).toBe('http://127.0.0.1:4401/');
  expect(there.site).toEqual({
    supportEmail: 'help@apps.example.org',
    demoChurch: null,
    embedOrigin: 'https://apps.example.org',
    verse: null,
    homeVerses: { stand: null, afraid: null },
  });
  await development.close();
  await production.close();
});

test('the verse of the login page comes from the imported text, with its reference and translation', async () => {
  const passage = {
    reference: 'Psalm 119:105',
    osis: 'Ps.119.105',
    text: 'The words that were imported.',
    verses: [],
    translation: { id: 'web', name: 'World English Bible', abbreviation: 'WEB', language: 'en', copyright: '' },
  };
  const { app, close } = await createTestApp({ scripture: { ...emptyScripture, passage: async () => passage } });

  const { site } = await (await app.request('/api/site')).json();

  expect(site.verse).toEqual({
    text: 'The words that were imported.',
    reference: 'Psalm 119:105',
    translation: 'World English Bible',
  });
  await close();
});
