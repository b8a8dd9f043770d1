import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { forgetUsage } from './forget-usage.ts';

const site = 'https://www.grace.example';
const day = 24 * 60 * 60 * 1_000;
const plenty = { runPerIp: 1_000, runPerChurch: 1_000, mintPerIp: 1_000, mintPerChurch: 1_000 };
let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader, env: { LIMITS: JSON.stringify(plenty) } });
  await at.given.church({ slug: 'grace-chapel', sites: [site] });
});
afterEach(() => at.close());

/** Opens the app on a page of the church and returns its token. */
async function open(query = `site=${encodeURIComponent(site)}&page=/prayer`, headers = {}): Promise<string> {
  const res = await at.app.request(`/embed/grace-chapel/prayer-generator?${query}`, { headers });
  return /"token":"([^"]+)"/.exec(await res.text())?.[1] ?? '';
}
async function run(token: string): Promise<void> {
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      input: {
        purpose: 'personal',
        situation: 'She turns ninety.',
        voice: 'I',
        length: '60',
        style: 'plain',
        address: 'God',
        ending: 'fitting',
      },
    }),
  });
  await res.text();
}
async function administrator(slug = 'grace-chapel') {
  const church = await at.given.church(slug === 'grace-chapel' ? {} : { slug });
  const admin =
    slug === 'grace-chapel' ? await at.given.person({ role: 'Super Admin' }) : await at.given.administrator({ church });
  const browser = await at.as(admin);
  return { get: async (path: string) => browser.get(`${path}${path.includes('?') ? '&' : '?'}church=grace-chapel`) };
}
const beacon = (body: unknown) =>
  at.app.request('/embed-api/beacon', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const failure = { church: 'grace-chapel', app: 'prayer-generator', code: 'timeout', page: `${site}/prayer?x=secret#y` };

test('fifty runs at once in ten openings are fifty runs of ten visitors', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => open()));
  await Promise.all(tokens.flatMap((token) => Array.from({ length: 5 }, () => run(token))));

  const { usage } = await (await (await administrator()).get('/api/church/usage')).json();

  expect(usage.totals).toEqual({ runs: 50, visitors: 10, errors: 0 });
  expect(usage.apps).toEqual([
    { appId: 'prayer-generator', appName: 'Prayer Generator', runs: 50, visitors: 10, errors: 0 },
  ]);
  expect(usage.pages).toEqual([{ page: `${site}/prayer`, runs: 50, errors: 0 }]);
  expect(usage.days).toHaveLength(30);
  expect(usage.days.at(-1)).toMatchObject({ runs: 50 });
});

test('concurrent flushes write each count once', async () => {
  await run(await open());

  await Promise.all([at.deps.usage.flush(), at.deps.usage.flush(), at.deps.usage.flush()]);
  await run(await open());

  const { usage } = await (await (await administrator()).get('/api/church/usage')).json();
  expect(usage.totals).toEqual({ runs: 2, visitors: 2, errors: 0 });
});

test('a seen page is listed with its app and form, without its query, and with its failures by code', async () => {
  await open();
  at.clock.set(at.clock.now() + 1_000);
  await open('form=link', { referer: `${site}/anything` });
  await beacon(failure);
  await beacon(failure);
  await beacon({ ...failure, code: 'blocked-by-csp' });

  const { pages, nextCursor } = await (await (await administrator()).get('/api/church/pages')).json();

  expect(pages).toEqual([
    expect.objectContaining({ page: `${site}/`, form: 'link', failures: [] }),
    {
      ...{ page: `${site}/prayer`, appId: 'prayer-generator', form: 'line', openings: 1 },
      lastSeenAt: at.clock.now() - 1_000,
      failures: [
        { code: 'timeout', count: 2 },
        { code: 'blocked-by-csp', count: 1 },
      ],
    },
  ]);
  expect(nextCursor).toBeNull();
});

test('the next page of the list begins where the last one ended', async () => {
  for (const page of ['/a', '/b', '/c']) await open(`site=${encodeURIComponent(site)}&page=${page}`);
  const admin = await administrator();

  const first = await (await admin.get('/api/church/pages?limit=2')).json();
  const second = await (await admin.get(`/api/church/pages?limit=2&cursor=${first.nextCursor}`)).json();

  expect([...first.pages, ...second.pages].map(({ page }) => page)).toEqual([`${site}/c`, `${site}/b`, `${site}/a`]);
  expect(second.nextCursor).toBeNull();
  expect((await admin.get('/api/church/pages?cursor=nonsense')).status).toBe(400);
});

test.each([
  ['no JSON', 'hello'],
  ['a list', [failure]],
  ['a code that we do not have', { ...failure, code: '<script>' }],
  ['an app that there is not', { ...failure, app: 'no-such' }],
  ['a church that there is not', { ...failure, church: 'nobody' }],
  ['numbers', { church: 1, app: 2, code: 3, page: 4 }],
  ['nothing', ''],
])('a report with %s is answered and forgotten', async (_name, body) => {
  expect((await beacon(body)).status).toBe(204);

  const { usage } = await (await (await administrator()).get('/api/church/usage')).json();
  expect(usage.totals.errors).toBe(0);
});

test('a report that is too long is refused, and reports over the limit are not counted', async () => {
  expect((await beacon('x'.repeat(5_000))).status).toBe(413);
  for (let time = 0; time < 40; time += 1) await beacon(failure);

  const { usage } = await (await (await administrator()).get('/api/church/usage')).json();
  expect(usage.totals.errors).toBe(20);
});

test('only the origin of an unlisted site is stored', async () => {
  await beacon({ ...failure, code: 'wrong-site', page: 'https://copy.example/private/path' });

  const { usage } = await (await (await administrator()).get('/api/church/usage')).json();
  expect(usage.pages).toEqual([{ page: 'https://copy.example/', runs: 0, errors: 1 }]);
});

test('the CSV file has the same numbers and runs no formula', async () => {
  await open(`site=${encodeURIComponent(site)}&page=${encodeURIComponent('/=1+1')}`);
  await run(await open());
  const res = await (await administrator()).get('/api/church/usage.csv?from=2026-01-01&to=2026-12-31');

  expect(res.headers.get('content-type')).toContain('text/csv');
  expect(res.headers.get('content-disposition')).toContain('lampstand-grace-chapel-2026-01-01-2026-12-31.csv');
  const table = await res.text();
  expect(table).toContain('Day,Uses,Visits,Errors');
  expect(table).not.toMatch(/(^|,)=/m);
});

test('the CSV headers are in Spanish on request', async () => {
  await run(await open());
  const office = await administrator();
  const table = await (await office.get('/api/church/usage.csv?lang=es')).text();

  for (const heads of ['Día,Usos', 'Aplicación,Usos', 'Página,Usos,Errores']) expect(table).toContain(heads);
  expect((await office.get('/api/church/usage.csv?lang=fr')).status).toBe(400);
});

test.each([
  ['a day that there is not', 'from=2026-02-30', 'from'],
  ['a range that runs backwards', 'from=2026-03-02&to=2026-03-01', 'from'],
  ['ten years', 'from=2016-01-01&to=2026-01-01', 'from'],
  ['no day', 'from=yesterday', 'from'],
])('%s is refused with the field', async (_name, query, field) => {
  const res = await (await administrator()).get(`/api/church/usage?${query}`);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', field });
});

test('an administrator of another church sees nothing', async () => {
  await run(await open());
  const stranger = await administrator('other');

  for (const path of ['usage', 'usage.csv', 'pages']) {
    expect((await stranger.get(`/api/church/${path}`)).status).toBe(404);
  }
});

test('counts are deleted after four hundred days, pages after ninety', async () => {
  await run(await open());
  await at.deps.usage.flush();
  const admin = await administrator();
  const after = async (days: number) => {
    await forgetUsage(at.db, at.clock.now() + days * day);
    const { usage } = await (await admin.get('/api/church/usage')).json();
    const { pages } = await (await admin.get('/api/church/pages')).json();
    return [usage.totals.runs, pages.length];
  };

  expect(await after(89)).toEqual([1, 1]);
  expect(await after(91)).toEqual([1, 0]);
  expect(await after(401)).toEqual([0, 0]);
});
