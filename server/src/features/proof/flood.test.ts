import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from '../../platform/http/listen.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { solveProof } from '../../testing/solve-proof.ts';
import { builtInWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
let listening: Listening;
afterEach(async () => {
  await listening.close(1_000);
  await at.close();
});

async function open(limits: object, options: { model?: true } = {}) {
  const writer = options.model ? { ...builtInWriter, writer: { kind: 'model' as const, model: 'm' } } : builtInWriter;
  at = await createTestApp({ writer, env: { LIMITS: JSON.stringify(limits), TRUSTED_PROXY_HOPS: '1' } });
  for (const slug of ['grace-chapel', 'hill-church']) await at.given.church({ slug });
  listening = await listen(at.app, '127.0.0.1', 0);
}

const debts = (name: string) => [{ name, type: 'card', balance: 68_000, apr: 20, minimum: 3_500 }];
const input = { debts: debts('Store card'), extra: 100, strategy: 'snowball' };
interface Visitor {
  ip?: string;
  vis?: string;
  church?: string;
  aud?: 'embed' | 'portal';
  proof?: string;
}
async function run(
  { ip = '192.0.2.1', vis = 'v', church = 'grace-chapel', aud = 'embed', proof }: Visitor = {},
  body = { input },
) {
  const token = mintEmbedToken(
    tokenKey(at.deps),
    { church, app: 'debt-coach', aud, ori: 'unknown', vis },
    at.clock.now(),
  );
  const res = await fetch(`http://127.0.0.1:${listening.port}/embed-api/runs`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
      ...{ 'x-forwarded-for': ip, ...(proof ? { 'x-lampstand-proof': proof } : {}) },
    },
    body: JSON.stringify(body),
  });
  return { status: res.status, body: await res.json() };
}
const codes = async (visitors: readonly Visitor[]) => {
  const answers = await Promise.all(visitors.map((visitor) => run(visitor)));
  return answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
};
const times = (count: number) => Array.from({ length: count }, (): Visitor => ({}));

test('at normal load no run needs a proof of work', async () => {
  await open({});

  expect(new Set(await codes(times(50).map((_, index) => ({ ip: `192.0.2.${index}` }))))).toEqual(new Set(['ok']));
});

test('above the flood limit of a church each run needs a proof of work, which is valid once', async () => {
  await open({ floodPerChurch: 5 });
  expect(await codes(times(5).map((_, index) => ({ ip: `192.0.2.${index}` })))).toEqual(Array(5).fill('ok'));

  const refused = await run();
  expect(refused).toMatchObject({ status: 429, body: { code: 'proof_required', challenge: { parameters: {} } } });
  expect(refused.body.message).toMatch(/very busy/);
  const proof = await solveProof(refused.body.challenge);

  expect((await run({ proof, vis: 'another visitor' })).body.code).toBe('proof_required');
  expect((await run({ proof })).status).toBe(200);
  expect((await run({ proof })).body.code).toBe('proof_required');
  expect((await run({ proof: 'nonsense' })).body.code).toBe('proof_required');
});

test('a flood of one church does not affect other churches or people who are signed in', async () => {
  await open({ floodPerChurch: 5 });
  const flood = await codes(times(40).map((_, index) => ({ ip: `198.51.100.${index}`, vis: `bot ${index}` })));

  expect(flood.filter((code) => code === 'ok')).toHaveLength(5);
  expect(flood.filter((code) => code === 'proof_required')).toHaveLength(35);
  expect((await run({ church: 'hill-church' })).status).toBe(200);
  expect((await run({ aud: 'portal' })).status).toBe(200);
});

test('a person in danger gets help during a flood without a proof of work', async () => {
  await open({ floodPerChurch: 1 });
  await run();

  const { status, body } = await run({}, { input: { ...input, debts: debts('I want to kill myself tonight') } });

  expect(status).toBe(200);
  expect(body.document.sections.map(({ id }: { id: string }) => id)).toEqual(['care']);
});

test('a run that is sent again with a proof counts once, and over a rate limit no proof is required', async () => {
  await open({ floodPerChurch: 1, runPerIp: 2 });
  expect((await run()).status).toBe(200);

  const proof = await solveProof((await run()).body.challenge);

  expect((await run({ proof })).status).toBe(200);
  expect((await run()).body.code).toBe('limit_reached');
});

test('challenges have a rate limit', async () => {
  await open({ floodPerChurch: 0, proofPerIp: 3 });

  const answers = await codes(times(8));

  expect(answers.filter((code) => code === 'proof_required')).toHaveLength(3);
  expect(answers.filter((code) => code === 'limit_reached')).toHaveLength(5);
  expect(await codes([{ ip: '203.0.113.9' }])).toEqual(['proof_required']);
});

test('with a model, an IP needs a proof after half of its limit once its church has used half of its day', async () => {
  await open({ modelRunPerIp: 10, modelRunPerChurchDay: 20, modelRunPerVisitor: 100 }, { model: true });
  const first = await codes(times(10).map((_, index) => ({ ip: '192.0.2.1', vis: `a${index}` })));
  expect(new Set(first)).toEqual(new Set(['ok']));

  const second: string[] = [];
  for (let index = 0; index < 7; index += 1) second.push(...(await codes([{ ip: '192.0.2.2', vis: `b${index}` }])));

  expect(second).toEqual([...Array(6).fill('ok'), 'proof_required']);
  expect(await codes([{ ip: '192.0.2.3', vis: 'c' }])).toEqual(['ok']);
  expect(await codes([{ ip: '192.0.2.2', vis: 'd', church: 'hill-church' }])).toEqual(['ok']);
});

test('with a model, many IPs at once reach the flood limit of their church', async () => {
  await open({ modelFloodPerChurch: 4 }, { model: true });

  const answers = await codes(times(20).map((_, index) => ({ ip: `192.0.2.${index}`, vis: `v${index}` })));

  expect(answers.filter((code) => code === 'ok')).toHaveLength(4);
  expect(answers.filter((code) => code === 'proof_required')).toHaveLength(16);
});
