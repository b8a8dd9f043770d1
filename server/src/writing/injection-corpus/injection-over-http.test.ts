import type { Input, RunEvent } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../../../tools/model-simulator/index.ts';
import { mintEmbedToken, tokenKey } from '../../features/frames/index.ts';
import { findApp } from '../../ministry-apps/index.ts';
import { samplesOf } from '../../testing/corpus.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { testModelWriter } from '../../testing/model-writer.ts';
import { type Attack, attacks } from './index.ts';

const LONG = 120_000;
let simulator: ModelSimulator;
let at: Awaited<ReturnType<typeof createTestApp>>;
let obeyed = '';

beforeAll(async () => {
  simulator = await startModelSimulator({ script: () => obeyed });
  const { writer } = testModelWriter({ baseUrl: simulator.baseUrl, name: 'obey' });
  const plenty = ['modelRunPerVisitor', 'modelRunPerIp', 'modelRunPerIpDay', 'modelFloodPerChurch'];
  const LIMITS = JSON.stringify(Object.fromEntries(plenty.map((name) => [name, 100_000])));
  at = await createTestApp({ writer, env: { LIMITS } });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
}, LONG);
afterAll(async () => {
  await at?.close();
  await simulator?.close();
});

/** The input with the attack in the free text field and defaults in all others. */
function pasted({ app, text }: Attack): { input: Input; messages?: object[] } {
  const fields = findApp(app)?.manifest.fields ?? [];
  const initial = fields.flatMap((field) => ('initial' in field ? [[field.name, field.initial]] : []));
  const defaults: Input = Object.fromEntries(initial);
  if (app === 'bible-chat') return { input: defaults, messages: [{ role: 'user', text }] };
  if (app === 'prayer-generator') return { input: { ...defaults, purpose: 'personal', situation: text } };
  const name = text.slice(0, 60);
  const debt = { name, type: 'card', balance: 120_000, apr: 24.99, minimum: 4_000, inCollections: false };
  return { input: { ...defaults, debts: [debt], extra: 5_000, strategy: 'avalanche' } };
}

/** All events of one run, in order. */
async function sent(attack: Attack): Promise<RunEvent[]> {
  const subject = { church: 'grace-chapel', app: attack.app, aud: 'embed', ori: 'unknown' } as const;
  const response = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(pasted(attack)),
  });
  const body = await response.text();
  expect(response.status, `${attack.id}: ${body}`).toBe(200);
  return [...body.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, type, data = '']) => ({
    ...JSON.parse(data),
    type,
  }));
}

/** The model's prose that was sent, including text that was replaced later. */
function byModel(events: readonly RunEvent[]): string {
  let writing = false;
  const shown = events.map((event) => {
    if (event.type === 'section') writing = event.section.writer?.kind === 'model';
    if (!writing) return '';
    return event.type === 'text' ? event.delta : '';
  });
  return shown.join('');
}

const reaches = (prose: string, { mustNot }: Attack) =>
  mustNot.filter((what) =>
    typeof what === 'string' ? prose.toLowerCase().includes(what.toLowerCase()) : what.test(prose),
  );

test(
  'no attack that a model obeys reaches the page over HTTP',
  async () => {
    const through: string[] = [];
    let asked = 0;
    const pastedAttacks = samplesOf(attacks);
    for (const attack of pastedAttacks) {
      obeyed = attack.obeyed;
      const before = simulator.asked.length;
      const events = await sent(attack);
      if (simulator.asked.length > before) asked += 1;
      expect(events.at(-1)?.type, attack.id).toBe('done');
      for (const what of reaches(byModel(events), attack)) through.push(`${attack.id}: ${what}`);
    }

    console.info(
      `Injection over HTTP: ${pastedAttacks.length} of ${attacks.length} attacks, ${asked} of them reached the model.`,
    );
    expect(through).toEqual([]);
    expect(asked).toBeGreaterThan(pastedAttacks.length / 2);
  },
  LONG,
);

test('good text of a model reaches the page, even after an attack', async () => {
  const attack = attacks.find(({ app }) => app === 'prayer-generator') as Attack;
  obeyed = 'Sit down for a moment and breathe. Say the names slowly, one after the other. Amen.';

  expect(byModel(await sent(attack))).toContain(obeyed);
});
