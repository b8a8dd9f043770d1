import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { unbuiltApp } from '../../testing/unbuilt-app.ts';
import { operatorActor } from '../audit/index.ts';
import { churches } from '../churches/index.ts';
import { addSite } from '../embeds/index.ts';
import { failureDays } from '../usage/table.ts';
import { readEmbedToken, TOKEN_LIFE } from './embed-token.ts';
import { tokenKey } from './visit.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
});
afterEach(() => at.close());

async function grace(options: Parameters<TestApp['given']['church']>[0] = {}) {
  const church = await at.given.church({ slug: 'grace-chapel', name: 'Grace <Chapel>', ...options });
  const ctx = { actor: operatorActor, church, now: () => at.clock.now() };
  await at.db.write((tx) => addSite(tx, ctx, 'https://www.grace.example'));
  return church;
}
const policyOf = (res: Response) => res.headers.get('content-security-policy') ?? '';
const bootOf = (html: string) =>
  JSON.parse(/<script[^>]*id="lampstand-boot"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');

test('a listed site gets the app, a token for it, and a policy that names it', async () => {
  await grace();

  const res = await at.app.request('/embed/GRACE-chapel/Debt-Coach?site=https%3A%2F%2Fwww.grace.example');
  const boot = bootOf(await res.text());

  expect(res.status).toBe(200);
  expect(policyOf(res)).toMatch(/frame-ancestors http:\/\/localhost:4400 https:\/\/www\.grace\.example$/);
  expect(boot).toMatchObject({ church: { slug: 'grace-chapel' }, app: 'debt-coach', aud: 'embed' });
  expect(readEmbedToken(tokenKey(at.deps), boot.token, at.clock.now())).toMatchObject({
    church: 'grace-chapel',
    app: 'debt-coach',
    ori: 'https://www.grace.example/',
  });
});

test('the line in a wrapper of the church’s platform gets the app, and the browser asks for the page around it', async () => {
  const church = await grace();
  const ctx = { actor: operatorActor, church, now: () => at.clock.now() };
  const wrapper = 'https://www-grace-example.filesusr.com';
  const open = () => at.app.request(`/embed/grace-chapel/debt-coach?site=${encodeURIComponent(wrapper)}`);
  expect(await (await open()).text()).toContain('filesusr.com'); // before: the explanation, with the host

  await at.db.write((tx) => addSite(tx, ctx, 'https://*.filesusr.com', 'wrapper'));

  const res = await open();
  const boot = bootOf(await res.text());
  expect(policyOf(res)).toMatch(/frame-ancestors \S+ https:\/\/\*\.filesusr\.com https:\/\/www\.grace\.example$/);
  expect(readEmbedToken(tokenKey(at.deps), boot.token, at.clock.now()).ori).toBe('unknown');
});

test('two visitors share what is rendered, never a token or a nonce; a church that changes is seen at once', async () => {
  const church = await grace();
  const open = async () => {
    const res = await at.app.request('/embed/grace-chapel/debt-coach');
    const html = await res.text();
    return { ...bootOf(html), nonce: /<style nonce="([^"]+)"/.exec(html)?.[1], policy: policyOf(res) };
  };

  const [first, second] = [await open(), await open()];
  await at.db.write((tx) => tx.update(churches).set({ name: 'Grace Church' }).where(eq(churches.id, church.id)));

  expect(first.token).not.toBe(second.token);
  expect(first.nonce).not.toBe(second.nonce);
  expect(second.policy).toContain(`'nonce-${second.nonce}'`);
  expect((await open()).church.name).toBe('Grace Church');
});

test('a request without a site gets the app too: plain iframes and old platforms work', async () => {
  await grace();

  const res = await at.app.request('/embed/grace-chapel/debt-coach');

  expect(bootOf(await res.text())).toHaveProperty('token');
  expect(policyOf(res)).toContain('frame-ancestors');
});

test('a page whose variable is called origin is known by its address, and a wrapper without an origin stays without one', async () => {
  await grace();
  const frame = async (site: string) => {
    const query = new URLSearchParams({ site, page: 'https://www.grace.example/prayer' });
    return bootOf(await (await at.app.request(`/embed/grace-chapel/debt-coach?${query}`)).text());
  };

  expect(await frame('[object Object]')).toMatchObject({ church: { slug: 'grace-chapel' } });
  expect(await frame('Berlin')).toMatchObject({ church: { slug: 'grace-chapel' } });
  expect(await frame('null')).toEqual({ notice: 'wrong-site' });
});

test('the explanation links to where the administrator can allow the site, and the site is counted for the church', async () => {
  await grace();

  const html = await (await at.app.request('/embed/grace-chapel/debt-coach?site=https://blog.grace.example')).text();
  const opaque = await (await at.app.request('/embed/grace-chapel/debt-coach?site=null')).text();
  await at.deps.usage.flush();

  expect(html).toContain(
    'href="http://localhost:4400/church-admin?tab=website&amp;part=sites&amp;allow=https%3A%2F%2Fblog.grace.example"',
  );
  expect(html).toContain('Allow https://blog.grace.example in Lampstand');
  expect(opaque).not.toContain('allow=');
  expect(await at.db.read.select().from(failureDays)).toMatchObject([
    { page: 'https://blog.grace.example/', code: 'wrong-site', count: 1 },
  ]);
});

test.each(['https://evil.example', 'null', 'https://www.grace.example.evil.example', '"><script>alert(1)</script>'])(
  'the site %s, which is not listed, gets an explanation without token or data, readable anywhere',
  async (site) => {
    await grace();

    const res = await at.app.request(`/embed/grace-chapel/debt-coach?site=${encodeURIComponent(site)}`);
    const html = await res.text();

    expect(res.status).toBe(200);
    expect(policyOf(res)).not.toContain('frame-ancestors');
    expect(bootOf(html)).toEqual({ notice: 'wrong-site' });
    expect(html).not.toContain('<script>alert');
  },
);

test('an unknown church or app is a 404 page that can be read in the frame', async () => {
  await grace();

  for (const path of ['/embed/nowhere/debt-coach', '/embed/grace-chapel/no-such-app', '/embed/%00/%0d%0a']) {
    const res = await at.app.request(path);
    expect(res.status).toBe(404);
    expect(bootOf(await res.text())).toEqual({ notice: 'not-found' });
    expect(policyOf(res)).not.toContain('frame-ancestors');
  }
});

test('an app that is not built shows a notice', async () => {
  await grace();

  const res = await at.app.request(`/embed/grace-chapel/${unbuiltApp.id}`);

  expect(res.status).toBe(200);
  expect(bootOf(await res.text())).toEqual({ notice: 'not-built' });
});

test.each(['trial', 'paused', 'expired'] as const)(
  'a church whose plan is %s shows a calm notice with help',
  async (plan) => {
    await grace({ plan });

    const html = await (await at.app.request('/embed/grace-chapel/debt-coach')).text();

    expect(bootOf(html)).toEqual({ notice: 'paused' });
    expect(html).toContain('988');
  },
);

test('in grace, and on our own pages, the apps keep working', async () => {
  await grace({ plan: 'grace' });
  await at.given.church({ slug: 'lampstand', plan: 'expired' });

  expect(bootOf(await (await at.app.request('/embed/grace-chapel/debt-coach')).text())).toHaveProperty('token');
  expect(bootOf(await (await at.app.request('/embed/lampstand/debt-coach')).text())).toMatchObject({ aud: 'demo' });
});

test('nothing under /embed or /a sets a cookie, is stored, or reads one', async () => {
  await grace();

  for (const path of ['/embed/grace-chapel/debt-coach', '/embed/x/y', '/a/grace-chapel/debt-coach', '/embed.js']) {
    const [plain, withCookie] = await Promise.all([
      at.app.request(path),
      at.app.request(path, { headers: { cookie: 'sessionId=abc; theme=dark' } }),
    ]);
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect(withCookie.status).toBe(plain.status);
    if (path !== '/embed.js') expect(plain.headers.get('cache-control')).toBe('no-store');
  }
});

test('over the limit of tokens the app still opens, with a token that has to be renewed first', async () => {
  await at.close();
  at = await createTestApp({ files: frameAndLoader, env: { LIMITS: '{"mintPerIp":1}' } });
  await grace();
  const tokenOf = async () => bootOf(await (await at.app.request('/embed/grace-chapel/debt-coach')).text()).token;
  const renew = (token: string) =>
    at.app.request('/embed-api/token', { method: 'POST', headers: { authorization: `Bearer ${token}` } });

  expect(() => readEmbedToken(tokenKey(at.deps), 'x', 0)).toThrow();
  readEmbedToken(tokenKey(at.deps), await tokenOf(), at.clock.now());
  const late = await tokenOf();

  expect(() => readEmbedToken(tokenKey(at.deps), late, at.clock.now())).toThrow(/reload/);
  const refused = await renew(late);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a token is renewed for the same church and app, up to a day after its end', async () => {
  await grace();
  const { token } = bootOf(await (await at.app.request('/embed/grace-chapel/debt-coach')).text());
  const renew = () =>
    at.app.request('/embed-api/token', { method: 'POST', headers: { authorization: `Bearer ${token}` } });

  at.clock.advance(TOKEN_LIFE * 3);
  const renewed = await renew();
  const claims = readEmbedToken(tokenKey(at.deps), (await renewed.json()).token, at.clock.now());
  at.clock.advance(25 * 60 * 60_000);
  const tooLate = await renew();

  expect(renewed.headers.get('access-control-allow-origin')).toBe('*');
  expect(claims).toMatchObject({ church: 'grace-chapel', app: 'debt-coach' });
  expect(tooLate.status).toBe(401);
  expect(await tooLate.json()).toMatchObject({ code: 'token_expired' });
});

test('the loader has its own origin filled in, is cached for five minutes and answers 304 to a matching ETag', async () => {
  const res = await at.app.request('/embed.js', { headers: { 'accept-encoding': 'br' } });
  const again = await at.app.request('/embed.js', { headers: { 'if-none-match': res.headers.get('etag') ?? '' } });
  const plain = await at.app.request('/embed.js');

  expect(res.headers.get('content-encoding')).toBe('br');
  expect(res.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=604800');
  expect(res.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(res.headers.get('access-control-allow-origin')).toBe('*');
  expect(again.status).toBe(304);
  expect(await plain.text()).toBe('const origin="http://localhost:4400";');
});

test('a frame can send requests from an opaque origin, and credentials are never allowed', async () => {
  const headers = { origin: 'null', 'access-control-request-method': 'POST', cookie: 'sessionId=abc' };

  for (const path of ['/embed-api/token', '/embed-api/exports']) {
    const res = await at.app.request(path, { method: 'OPTIONS', headers });
    expect(res.status).toBe(204);
    expect(res.headers.get('access-control-allow-origin')).toBe('*');
    expect(res.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, x-lampstand-proof, x-lampstand-lang, x-lampstand-app',
    );
    expect(res.headers.get('access-control-max-age')).toBe('7200');
    expect(res.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('no path, site or token makes the server fail', async () => {
  await grace();
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (church, app, site) => {
      const [a, b, c] = [church, app, site].map((part) => encodeURIComponent(part));
      expect((await at.app.request(`/embed/${a}/${b}?site=${c}`)).status).toBeLessThan(500);
      expect((await at.app.request(`/embed/grace-chapel/debt-coach?site=${c}`)).status).toBe(200);
      expect((await at.app.request(`/a/${a}/${b}`)).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
