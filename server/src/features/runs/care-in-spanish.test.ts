import type { ResultDocument } from '@lampstand/sdk/app';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../../../tools/model-simulator/index.ts';
import { openOperatorEncoder } from '../../open-operator-encoder.ts';
import { readEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { createUnderstanding } from '../../understanding/understanding.ts';
import { builtInWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

const indirect = 'cuando oigo sus llaves escondo a los niños debajo de la cama';
const weighedDown = 'Hace tiempo que todo me pesa y ya no le veo sentido a mis días';
const plain = 'ya no quiero vivir, esta noche me voy a quitar la vida';
const thanks = 'Gracias a Dios por la comida y por mi familia, que nos cuide';
const english = 'Please pray for my family and for the food that we share with our church';
/** The simulator knows words and not their meaning, so it gets the translations. */
const translations = {
  [indirect]: 'he hits me and he hit my kids and he will kill me',
  [weighedDown]: "everything i touch goes to crap. marriage, business, my boys. i don't expect anything good anymore",
  [thanks]: 'Thank you Lord for the food and for my family',
};

let mode = 'ok';
let simulator: ModelSimulator;
let at: Awaited<ReturnType<typeof createTestApp>>;
const lines: string[] = [];
const metrics = createMetrics();
const closing = new AbortController();
const clock = { time: 0, now: () => clock.time };

beforeAll(async () => {
  simulator = await startModelSimulator({ vectors: () => mode, translations });
  const keys = { EMBEDDINGS_BASE_URL: simulator.baseUrl, EMBEDDINGS_MODEL: 'ok', EMBEDDINGS_API_KEY: 'sk-secret' };
  at = await createTestApp({ writer: builtInWriter, env: { LIMITS: '{"runPerIp":1000}' } });
  await at.given.church({ slug: 'grace-chapel' });
  const env = readEnv({ DATA_DIR: at.folder, ...keys });
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const down = { model: 'built-in', embed: () => Promise.reject(new Error('down')) };
  const operator = openOperatorEncoder(env, { clock, log, metrics, closing: closing.signal });
  const understanding = createUnderstanding({ encoder: down, operator, onFailure: () => undefined });
  at.deps.understanding = understanding;
  await pray(indirect);
  await vi.waitFor(async () => expect((await pray(indirect)).document.care).toBe(true), 20_000);
}, 30_000);
afterAll(async () => {
  closing.abort();
  await simulator.close();
  await at.close();
});
beforeEach(() => {
  mode = 'ok';
  // A minute later, so that the endpoint rests no more and a new warning is written.
  clock.time += 120_000;
});

async function pray(situation: string): Promise<{ document: ResultDocument; notices: object[] }> {
  const form = { purpose: 'anxiety', voice: 'I', address: 'God', ending: 'fitting', length: '60', style: 'plain' };
  const subject = { church: 'grace-chapel', app: 'prayer-generator', aud: 'embed', ori: 'unknown' } as const;
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input: { ...form, situation } }),
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<{ document: ResultDocument; notices: object[] }>;
}

const sent = () => simulator.askedForVectors.flatMap(({ input }) => input);

test('danger in Spanish that no phrase knows brings help in Spanish', async () => {
  const { document } = await pray(indirect);

  expect(document.care).toBe(true);
  expect(JSON.stringify(document)).toMatch(/tel:911/);
  expect(JSON.stringify(document)).toContain('llame');
});

test('a text that is only weighed down gets a note, and a harmless one gets nothing', async () => {
  const heavy = await pray(weighedDown);
  const harmless = await pray(thanks);

  expect([heavy.document.care, harmless.document.care]).not.toContain(true);
  const help = ({ notices }: typeof heavy) => notices.filter((notice) => JSON.stringify(notice).includes('988'));
  expect([help(heavy).length, help(harmless).length]).toEqual([1, 0]);
});

test('an English text is not sent, nor a Spanish one that a phrase finds', async () => {
  const { document } = await pray(plain);
  await pray(english);

  expect(document.care).toBe(true);
  expect(sent()).toContain(thanks);
  expect(sent()).not.toContain(plain);
  expect(sent()).not.toContain(english);
});

test.each(['slow', 'silent', '500', '401', 'garbage', 'few'])(
  'phrases alone decide while the endpoint is in the mode %s, within two seconds',
  async (bad) => {
    mode = bad;
    // A text that is new, because the vectors of those before are kept.
    const unknown = `${indirect}, y hoy es peor que el día ${bad}`;
    const started = Date.now();

    expect((await pray(unknown)).document.care).not.toBe(true);
    expect(Date.now() - started).toBeLessThan(2_500);
    expect((await pray(plain)).document.care).toBe(true);
  },
);

test('failures are counted and logged once a minute, without a key and without what was written', async () => {
  const before = lines.length;
  mode = '401';
  await pray('estas palabras son privadas y no las debe ver nadie en la iglesia');
  await pray('y estas otras palabras tampoco las debe ver nadie en la iglesia');

  expect(lines).toHaveLength(before + 1);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ kind: 'refused', code: 401 });
  expect(lines.join('\n')).not.toMatch(/sk-secret|privadas|palabras|llaves/);
  expect(metrics.text()).toMatch(/lampstand_embeddings_total\{outcome="refused"\} [2-9]/);
  expect(simulator.askedForVectors.at(-1)?.key).toBe('sk-secret');
});
