import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { ModelError, type TextWriter } from '../../writing/index.ts';
import type { Spending } from '../../writing/spending.ts';
import { createSpending } from '../budgets/index.ts';
import { modelBudgets, modelReservations } from '../budgets/table.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

const { fields, examples } = prayerGenerator.manifest;
const initial = fields.flatMap((field) => ('initial' in field ? [[field.name, field.initial]] : []));
const input = { ...Object.fromEntries(initial), ...examples[0]?.input };
const plenty = { max: 100_000, seconds: 60 };
const unlimited = {
  ...{ modelRunPerIp: plenty, modelRunPerIpDay: plenty, modelRunPerVisitor: plenty, modelRunPerChurchDay: plenty },
  ...{ modelFloodPerChurch: plenty, modelStreamsPerChurch: 1_000, modelStreamsPerNode: 1_000 },
};

let at: Awaited<ReturnType<typeof createTestApp>>;
afterEach(() => at.close());

/** Asks a model that costs at most two cents and in the end one, without a network between. */
const leanModel = (spending: Spending): TextWriter => ({
  writer: { kind: 'model', model: 'lean' },
  async *write(_app, request) {
    const money = await spending.reserve(request.church.id, { input: 0, output: 4_000 });
    if (!money) throw new ModelError('over-budget');
    await nextTurn();
    yield 'We give thanks for this day.';
    await money.settle({ input: 0, output: 2_000 });
  },
});

/** The whole application with a model that is paid from real budgets. */
async function open(dollars: string, limits: object = unlimited) {
  const spending: Spending = { reserve: (...asked) => createSpending(at.deps).reserve(...asked) };
  const env = { LIMITS: JSON.stringify(limits), MODEL_CHURCH_MONTHLY_BUDGET: dollars };
  at = await createTestApp({ writer: leanModel(spending), env });
  await at.given.church({ slug: 'grace-chapel' });
}
async function run(section?: string) {
  const subject = { church: 'grace-chapel', app: 'prayer-generator', aud: 'embed', ori: 'unknown' } as const;
  const token = mintEmbedToken(tokenKey(at.deps), subject, at.clock.now());
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' };
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers,
    body: JSON.stringify({ input, ...(section ? { section } : {}) }),
  });
  return { status: res.status, body: await res.json() };
}
const books = async (db: Deps['db']) => {
  const rows = await db.read.select().from(modelBudgets);
  return rows.map(({ owner, used, reserved }) => ({ owner: owner === 'platform' ? owner : 'church', used, reserved }));
};

test('two hundred runs at once never overspend; those that are too late get the built-in writer', async () => {
  await open('0.30');
  const cap = 300_000;

  const answers = await Promise.all(Array.from({ length: 200 }, () => run('short')));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [church, platform] = (await books(at.db)).sort((a, b) => (a.owner < b.owner ? -1 : 1));
  expect(church?.used).toBeGreaterThan(0);
  expect(church?.used).toBeLessThanOrEqual(cap);
  expect(church?.reserved).toBe(0);
  expect(platform).toMatchObject({ used: church?.used, reserved: 0 });
  expect(await at.db.read.select().from(modelReservations)).toEqual([]);
  const writers = new Set(answers.map(({ body }) => body.document.writer.kind));
  expect(writers).toEqual(new Set(['model', 'built-in']));
  for (const { body } of answers) {
    if (body.document.writer.kind === 'built-in') expect(body.notices.length).toBeGreaterThan(0);
    const prose = body.document.sections.flatMap(({ blocks }: { blocks: { type: string; text?: string }[] }) =>
      blocks.filter(({ type }) => type === 'prose'),
    );
    expect(prose.every(({ text }: { text?: string }) => (text ?? '').length > 0)).toBe(true);
  }
}, 60_000);

test('money is the last gate: a run that a limit refuses sets none aside', async () => {
  await open('10', { modelRunPerChurchDay: 0 });

  expect((await run()).body.code).toBe('limit_reached');

  expect(await books(at.db)).toEqual([]);
});
