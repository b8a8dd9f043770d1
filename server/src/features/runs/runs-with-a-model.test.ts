import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../../../tools/model-simulator/index.ts';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { testModelWriter } from '../../testing/model-writer.ts';
import type { ModelSettings, ModelTools } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

/** A busy machine may take its time. */
const patiently = { timeout: 15_000 };
const KEY = 'sk-secret-of-the-operator';
const situation = 'My father has surgery on Thursday and I am afraid.';
const { fields, examples } = prayerGenerator.manifest;
const initial = fields.flatMap((field) => ('initial' in field ? [[field.name, field.initial]] : []));
const input = { ...Object.fromEntries(initial), ...examples[0]?.input, situation };

let simulator: ModelSimulator;
let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  simulator = await startModelSimulator();
});
afterEach(async () => {
  await at.close();
  await simulator.close();
});

/** The whole application, with a model that writes as its name says and is not asked to read (model-reading.test.ts). */
async function connect(name: string, settings: Partial<ModelSettings> = {}, tools: Partial<ModelTools> = {}) {
  const made = testModelWriter({ baseUrl: simulator.baseUrl, name, apiKey: KEY, ...settings }, tools);
  const { read: _, ...writer } = made.writer;
  at = await createTestApp({ writer, env: { LIMITS: '{"modelRunPerVisitor":100}' } });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
  return made;
}
async function run(options: { accept?: string; signal?: AbortSignal; section?: string } = {}) {
  const subject = { church: 'grace-chapel', app: 'prayer-generator', aud: 'embed', ori: 'unknown' } as const;
  const { section } = options;
  return at.app.request('/embed-api/runs', {
    method: 'POST',
    signal: options.signal ?? null,
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: options.accept ?? 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input, ...(section ? { section } : {}) }),
  });
}
interface Answer {
  document: { writer: object; sections: { id: string; writer?: object; blocks: { type: string; text?: string }[] }[] };
  notices: { text: string }[];
}
/** The prose of each section that was written, by a model or by us. */
const proseOf = ({ document }: Answer) =>
  document.sections.flatMap(({ writer: by, blocks }) => {
    const prose = blocks.filter(({ type }) => type === 'prose').map(({ text }) => text ?? '');
    return by && prose.length > 0 ? [prose.join(' ').trim()] : [];
  });

test('a model writes every section, and the document names it', async () => {
  const { spending, metrics } = await connect('ok');

  const answer: Answer = await (await run()).json();

  expect(answer.document.writer).toEqual({ kind: 'model', model: 'ok' });
  expect(answer.notices).toEqual([]);
  expect(proseOf(answer).join(' ')).toContain('My father has surgery on Thursday');
  expect(proseOf(answer)).toHaveLength(3);
  expect(simulator.asked.length).toBe(3);
  expect(simulator.asked.every(({ key, maxTokens }) => key === KEY && (maxTokens ?? 0) > 0)).toBe(true);
  expect(spending.settled.length).toBe(simulator.asked.length);
  for (const [index, { input: read, output }] of spending.settled.entries()) {
    expect(read).toBeLessThanOrEqual(spending.reserved[index]?.input ?? 0);
    expect(output).toBeLessThanOrEqual(spending.reserved[index]?.output ?? 0);
  }
  expect(metrics.text()).toContain('lampstand_model_runs_total{outcome="written"} 3');
});

test.each([
  ['401', 'refused'],
  ['400', 'refused'],
  ['404', 'refused'],
  ['429', 'limited'],
  ['500', 'unreachable'],
  ['503', 'unreachable'],
  ['redirect', 'unreachable'],
  ['cut', 'unreachable'],
  ['error-event', 'unreachable'],
  ['garbage', 'garbled'],
  ['bad-json', 'garbled'],
  ['no-end', 'garbled'],
  ['empty', 'garbled'],
  ['huge', 'garbled'],
  ['withheld', 'withheld'],
])('a model that answers with %s gives way to the built-in writer, and nothing of it leaks', async (mode, trouble) => {
  const { lines, metrics } = await connect(mode);

  const res = await run();
  const text = await res.text();
  const answer: Answer = JSON.parse(text);

  expect(res.status).toBe(200);
  expect(answer.document.writer).toEqual({ kind: 'built-in' });
  expect(answer.notices.map(({ text }) => text)).toEqual([expect.stringContaining('written without it')]);
  expect(proseOf(answer)).toHaveLength(3);
  expect(proseOf(answer)).not.toContain('');
  expect(text).not.toContain('We give thanks for this day.');
  expect(metrics.text()).toContain(`lampstand_model_runs_total{outcome="${trouble}"}`);
  const log = lines.join('');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, kind: trouble });
  for (const secret of [KEY, 'surgery', 'Refused', 'upstream']) expect(log).not.toContain(secret);
  for (const secret of [KEY, 'Refused', 'upstream']) expect(text).not.toContain(secret);
});

test.each([
  ['silent', { stallSeconds: 0.2 }, 'stalled'],
  ['stall', { stallSeconds: 0.2 }, 'stalled'],
  ['slow', { stallSeconds: 5, totalSeconds: 0.3 }, 'too-slow'],
])(
  'a model that is %s is not waited for beyond its time, and its connection is closed',
  async (mode, times, trouble) => {
    const { metrics } = await connect(mode, times);

    const answer: Answer = await (await run()).json();

    expect(answer.document.writer).toEqual({ kind: 'built-in' });
    expect(metrics.text()).toContain(`{outcome="${trouble}"} 1`);
    await expect.poll(() => simulator.open, patiently).toBe(0);
    expect(simulator.abandoned).toBe(1);
  },
);

test('after one failure the rest of a document is not asked of the model again, and one notice says so', async () => {
  await connect('500');

  const answer: Answer = await (await run()).json();

  expect(proseOf(answer)).toHaveLength(3);
  expect(simulator.asked.length).toBe(1);
  expect(answer.notices.length).toBe(1);
});

test('an address where no one listens is tried twice, and then given up', async () => {
  const gone = await startModelSimulator();
  await gone.close();
  const { lines, spending } = await connect('ok', { baseUrl: gone.baseUrl });

  const answer: Answer = await (await run()).json();

  expect(answer.document.writer).toEqual({ kind: 'built-in' });
  expect(spending).toMatchObject({ settled: [], released: 1 });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'unreachable', code: 'ECONNREFUSED' });
  expect(lines.join('')).not.toContain(KEY);
});

test('a provider that asks for a moment gets it, once', async () => {
  await connect('429-once');

  const answer: Answer = await (await run({ section: 'prayer' })).json();

  expect(answer.document.writer).toEqual({ kind: 'model', model: '429-once' });
  expect(simulator.asked.length).toBe(2);
});

test('a text that is cut at its length ends with its last whole sentence', async () => {
  await connect('long');

  const answer: Answer = await (await run({ section: 'prayer' })).json();

  expect(proseOf(answer)[0]).toBe('We give thanks for this day.');
  expect(answer.document.writer).toEqual({ kind: 'model', model: 'long' });
});

test('a model that never ends is read to its cap and no further, and paid for as far as we can tell', async () => {
  const { spending, metrics } = await connect('endless');

  const answer: Answer = await (await run({ section: 'short' })).json();

  expect(proseOf(answer)[0]?.length).toBeLessThan(2_000);
  // Either notices first: the writer at its cap, or the filter behind it.
  expect(metrics.text()).toMatch(/\{outcome="(?:cut|left)"\} 1/);
  const [paid, most] = [spending.settled[0]?.output ?? 0, spending.reserved[0]?.output ?? 0];
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(most);
  await expect.poll(() => simulator.open, patiently).toBe(0);
});

test('what a model thinks is not part of what it writes', async () => {
  await connect('thinks');

  const text = await (await run({ section: 'prayer' })).text();

  expect(text).toContain('My father has surgery');
  expect(text).not.toMatch(/<think>|They want a prayer/);
});

test('a visitor who leaves closes the connection to the provider; the model is not blamed, and what was written is paid', async () => {
  const { metrics, spending } = await connect('slow', { stallSeconds: 60, totalSeconds: 60 });
  const visitor = new AbortController();

  const res = await run({ accept: 'text/event-stream', signal: visitor.signal });
  const reader = res.body?.getReader();
  await reader?.read();
  await expect.poll(() => simulator.open, patiently).toBe(1);
  await reader?.cancel();

  await expect.poll(() => simulator.open, patiently).toBe(0);
  await expect.poll(() => spending.settled.length, patiently).toBe(1);
  expect(metrics.text()).toContain('{outcome="left"} 1');
  expect(metrics.text()).toContain('lampstand_model_resting 0');
});

test('after five failures the model rests: no one is asked and nothing is set aside', async () => {
  const { spending, metrics } = await connect('401');

  for (let turn = 0; turn < 7; turn++) await (await run({ section: 'short' })).text();

  expect(simulator.asked.length).toBe(5);
  expect(spending.released).toBe(5);
  expect(spending.reserved.length).toBe(5);
  expect(metrics.text()).toContain('{outcome="resting"} 2');
  expect(metrics.text()).toContain('lampstand_model_resting 1');
});

test('over its budget a model is not asked, and the notice is calm', async () => {
  await connect('ok', {}, { spending: { reserve: async () => undefined } });

  const answer: Answer = await (await run()).json();

  expect(simulator.asked).toEqual([]);
  expect(answer.document.writer).toEqual({ kind: 'built-in' });
  expect(answer.notices[0]?.text).not.toMatch(/money|budget|\$|cost/i);
});

test('money that cannot be written down does not take the text away', async () => {
  const lost = async () => {
    throw new Error('disk');
  };
  await connect('ok', {}, { spending: { reserve: async () => ({ settle: lost, release: lost }) } });

  const answer: Answer = await (await run({ section: 'prayer' })).json();

  expect(answer.document.writer).toEqual({ kind: 'model', model: 'ok' });
});

const local = process.env.TEST_MODEL_BASE_URL;
test.skipIf(!local)(
  'a model of this machine writes a prayer (TEST_MODEL_BASE_URL, TEST_MODEL_NAME)',
  { timeout: 180_000 },
  async () => {
    const name = process.env.TEST_MODEL_NAME ?? 'default';
    await connect(name, { baseUrl: local, stallSeconds: 120, totalSeconds: 170 });

    const answer: Answer = await (await run({ section: 'short' })).json();

    expect(answer.document.writer).toEqual({ kind: 'model', model: name });
    expect(proseOf(answer)[0]).not.toBe('');
  },
);
