import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { auditEntries } from '../audit/index.ts';
import { forgetUsage } from '../usage/index.ts';
import { forgetTrust } from './forget-trust.ts';
import { trustDays } from './table.ts';

const day = 24 * 60 * 60 * 1_000;
const site = 'https://www.grace.example';
const counts = { verified: 5, 'set-right': 3, 'left-out': 1, references: 9 };
let at: Awaited<ReturnType<typeof createTestApp>>;
let churchId: string;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
  churchId = (await at.given.church({ slug: 'grace-chapel', sites: [site] })).id;
});
afterEach(() => at.close());

const where = (appId = 'bible-chat') => ({ churchId, appId });
const administrator = async () => at.as(await at.given.administrator({ church: { id: churchId } }));
async function trustOf(query = '') {
  const res = await (await administrator()).get(`/api/church/trust${query}`);
  return (await res.json()).trust;
}
async function run(situation: string, page = 'prayer'): Promise<void> {
  const opened = await at.app.request(
    `/embed/grace-chapel/prayer-generator?site=${encodeURIComponent(site)}&page=/${page}`,
  );
  const token = /"token":"([^"]+)"/.exec(await opened.text())?.[1];
  const input = { purpose: 'personal', situation, voice: 'I', length: '60', style: 'plain', address: 'God' };
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: { ...input, ending: 'fitting' } }),
  });
  await res.text();
}

test('checked and corrected quotations are counted by day and by app', async () => {
  at.deps.quality.checked({ ...where(), counts });
  await at.deps.quality.flush();
  at.clock.advance(day);
  at.deps.quality.checked({ ...where('prayer-generator'), counts });
  at.deps.quality.crisis(where());

  const trust = await trustOf();

  expect(trust.totals).toMatchObject({ references: 18, verified: 10, 'set-right': 6, 'left-out': 2, crisis: 1 });
  expect(trust.days).toHaveLength(30);
  expect(trust.days.slice(-3)).toEqual([
    expect.objectContaining({ checked: 0, corrected: 0, crisis: 0 }),
    expect.objectContaining({ checked: 9, corrected: 4, crisis: 0 }),
    expect.objectContaining({ checked: 9, corrected: 4, crisis: 1 }),
  ]);
  expect(trust.apps).toEqual([
    { appId: 'bible-chat', appName: 'Bible Chat', checked: 9, corrected: 4, crisis: 1, written: 0 },
    expect.objectContaining({ appId: 'prayer-generator', checked: 9, crisis: 0 }),
  ]);
});

test('rows with the names from before there were three outcomes still count', async () => {
  const day = new Date(at.clock.now()).toISOString().slice(0, 10);
  const former = ['repaired', 'moved', 'paraphrase', 'other-translation', 'no-such-verse', 'not-in-translation'];
  await at.db.write((tx) => tx.insert(trustDays).values(former.map((what) => ({ ...where(), day, what, count: 2 }))));
  at.deps.quality.checked({ ...where(), counts });

  const { totals, days } = await trustOf();

  expect(totals).toMatchObject({ verified: 7, 'set-right': 9, 'left-out': 5 });
  expect(days.at(-1)).toMatchObject({ checked: 21, corrected: 14 });
});

test('a writer is seen once for each version of its instructions, with its first and last day', async () => {
  const model = { ...where(), writer: 'model' as const, model: 'small-8b' };
  const first = at.clock.now();
  at.deps.quality.wrote({ ...model, promptVersion: '2026-11-01' });
  await at.deps.quality.flush();
  at.clock.advance(day);
  at.deps.quality.wrote({ ...model, promptVersion: '2026-11-01' });
  at.clock.advance(day);
  at.deps.quality.wrote({ ...model, promptVersion: '2026-11-22' });
  at.deps.quality.wrote({ ...where(), writer: 'built-in' });

  const { writers, totals } = await trustOf();

  expect(writers.map(({ promptVersion }: { promptVersion: string }) => promptVersion)).toEqual([
    ...[null, '2026-11-22', '2026-11-01'],
  ]);
  expect(writers[2]).toMatchObject({ model: 'small-8b', firstSeenAt: first, lastSeenAt: first + day });
  expect(totals).toMatchObject({ model: 3, 'built-in': 1 });
});

test('each section of a run is counted with its writer, and crisis help as a number only', async () => {
  await run('My grandmother turns ninety.');
  await run('I want to end my life tonight.');

  const { totals, writers } = await trustOf();

  expect(totals).toMatchObject({ 'built-in': 3, crisis: 1 });
  expect(writers).toMatchObject([{ appId: 'prayer-generator', writer: 'built-in', model: null }]);
});

test('a model that failed and a model whose words were withheld have separate counters', async () => {
  at.deps.quality.withheld({ ...where(), trouble: 'stalled' });
  at.deps.quality.withheld({ ...where(), trouble: 'withheld' });

  expect((await trustOf()).totals).toMatchObject({ 'fell-back': 1, withheld: 1 });
});

test('concurrent flushes write buffered counts once', async () => {
  at.deps.quality.crisis(where());

  await Promise.all([at.deps.quality.flush(), at.deps.quality.flush(), at.deps.quality.flush()]);

  expect((await trustOf()).totals.crisis).toBe(1);
});

test('a church that keeps nothing loses its counts, and no more are written', async () => {
  await run('My grandmother turns ninety.');
  at.deps.quality.checked({ ...where(), counts });
  at.deps.quality.wrote({ ...where(), writer: 'built-in' });
  await Promise.all([at.deps.quality.flush(), at.deps.usage.flush()]);
  at.deps.quality.crisis(where()); // waits while the church decides
  const admin = await administrator();

  const res = await admin.put('/api/church/retention', { keep: 'nothing' });
  await run('My grandmother turns ninety.');
  at.deps.quality.checked({ ...where(), counts });

  expect(await res.json()).toEqual({ keep: 'nothing' });
  expect(await trustOf()).toMatchObject({
    ...{ keep: 'nothing', writers: [], apps: [] },
    totals: { references: 0, crisis: 0, 'built-in': 0 },
  });
  const { usage } = await (await admin.get('/api/church/usage')).json();
  const { pages } = await (await admin.get('/api/church/pages')).json();
  expect([usage.totals.runs, pages]).toEqual([0, []]);
});

test('another church keeps its counts, and counting starts again when a church allows it', async () => {
  const other = await at.given.church();
  at.deps.quality.crisis({ churchId: other.id, appId: 'bible-chat' });
  const admin = await administrator();
  await admin.put('/api/church/retention', { keep: 'nothing' });
  await admin.put('/api/church/retention', { keep: '13-months' });
  at.deps.quality.crisis(where());

  const theirs = await (await at.as(await at.given.administrator({ church: other }))).get('/api/church/trust');

  expect((await theirs.json()).trust).toMatchObject({ keep: '13-months', totals: { crisis: 1 } });
  expect((await trustOf()).totals.crisis).toBe(1);
});

test('counts are deleted after 400 days, or after 30 where a church chose that', async () => {
  at.deps.quality.crisis(where());
  await run('My grandmother turns ninety.');
  await Promise.all([at.deps.quality.flush(), at.deps.usage.flush()]);
  at.clock.advance(31 * day);
  const first = new Date(at.clock.now() - 31 * day).toISOString().slice(0, 10);
  const then = `?from=${first}&to=${first}`;

  await Promise.all([forgetTrust(at.db, at.clock.now()), forgetUsage(at.db, at.clock.now())]);
  expect((await trustOf(then)).totals.crisis).toBe(1);
  await (await administrator()).put('/api/church/retention', { keep: '30-days' });
  expect((await trustOf(then)).totals.crisis).toBe(0);

  at.deps.quality.crisis(where());
  await at.deps.quality.flush();
  at.clock.advance(31 * day);
  await forgetTrust(at.db, at.clock.now());
  await forgetUsage(at.db, at.clock.now());
  const admin = await administrator();
  const { usage } = await (await admin.get(`/api/church/usage${then}`)).json();
  expect([(await trustOf()).writers, usage.totals.runs]).toEqual([[], 0]);
});

test('a change of retention is in the audit log', async () => {
  const admin = await at.given.administrator({ church: { id: churchId } });
  await (await at.as(admin)).put('/api/church/retention', { keep: 'nothing' });

  const trail = await at.db.read.select().from(auditEntries).where(eq(auditEntries.action, 'retention.set'));
  expect(trail).toMatchObject([{ churchId, actorId: admin.id, details: { keep: 'nothing' } }]);
});

test.each([
  [{ keep: 'forever' }, 'keep'],
  [{}, 'keep'],
])('%o is refused with the field', async (body, field) => {
  const res = await (await administrator()).put('/api/church/retention', body);

  expect(res.status).toBe(400);
  expect(await res.json()).toMatchObject({ code: 'invalid_input', field });
});

test('neither a pastor nor an administrator of another church sees or sets anything', async () => {
  const pastor = await at.as(await at.given.person({ role: 'Pastor', church: { id: churchId } }));
  const stranger = await at.as(await at.given.administrator());

  for (const [browser, status] of [
    [pastor, 403],
    [stranger, 404],
  ] as const) {
    const of = '?church=grace-chapel';
    expect((await browser.get(`/api/church/trust${of}`)).status).toBe(status);
    expect((await browser.get(`/api/church/trust.csv${of}`)).status).toBe(status);
    expect((await browser.put(`/api/church/retention${of}`, { keep: 'nothing' })).status).toBe(status);
  }
  expect((await trustOf()).keep).toBe('13-months');
});

test('the CSV table has the same figures, and runs no formula', async () => {
  at.deps.quality.checked({ ...where(), counts });
  at.deps.quality.wrote({ ...where(), writer: 'model', model: '=cmd()', promptVersion: '2026-11-22' });

  const res = await (await administrator()).get('/api/church/trust.csv?from=2026-01-01&to=2026-12-31');

  expect(res.headers.get('content-disposition')).toContain('lampstand-grace-chapel-trust-2026-01-01-2026-12-31.csv');
  const text = await res.text();
  for (const row of ['checked word for word,5', 'corrected,3', 'removed,1', 'references,9'])
    expect(text).toContain(row);
  expect(text).not.toMatch(/(^|,)=/m);
});

test('the CSV table has Spanish headings for a Spanish tab', async () => {
  at.deps.quality.checked({ ...where(), counts });
  at.deps.quality.wrote({ ...where(), writer: 'built-in' });
  const office = await administrator();

  const text = await (await office.get('/api/church/trust.csv?lang=es')).text();

  for (const heads of [
    'Qué,Veces',
    'citas,9',
    'quitado,1',
    'Día,Verificado,Corregido o quitado',
    'Aplicación,Cómo se escribió',
  ]) {
    expect(text).toContain(heads);
  }
  expect(text).toContain('escrito sin IA');
  expect((await office.get('/api/church/trust.csv?lang=fr')).status).toBe(400);
});
