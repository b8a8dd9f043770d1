import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../../tools/model-simulator/index.ts';
import type { PhrasingSet } from './nearest.ts';
import { createOperatorEncoder } from './operator-encoder.ts';
import { createRemoteEncoder } from './remote-encoder.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';
import { createUnderstanding } from './understanding.ts';

let simulator: ModelSimulator;
let mode: string;
let folder: string;
beforeEach(async () => {
  mode = 'ok';
  simulator = await startModelSimulator({ vectors: () => mode });
  folder = join(mkdtempSync(join(tmpdir(), 'operator-')), 'embeddings');
});
afterEach(async () => {
  await simulator.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const set: PhrasingSet = {
  id: 'subjects',
  phrasings: [
    { id: 'drought', text: 'drought and no rain' },
    { id: 'lost-pet', text: 'a lost cat or dog' },
    { id: 'job-loss', text: 'losing a job' },
  ],
};
/** In place of the built-in encoder: everything is nearest to the first phrasing. */
const builtIn: SentenceEncoder = {
  model: 'built-in',
  embed: async (texts) => texts.map((text) => Float32Array.of(...(text.includes('cat or') ? [0, 1] : [1, 0]))),
};

function open(languages: ('en' | 'es')[] = ['en', 'es'], encoder = builtIn) {
  const failures: unknown[] = [];
  const clock = { time: 0, now: () => clock.time };
  const settings = { baseUrl: simulator.baseUrl, name: 'ok' };
  const operator = createOperatorEncoder({
    encoder: createRemoteEncoder(settings, { deadlineMs: 300 }),
    background: createRemoteEncoder(settings, { deadlineMs: 5_000, mostKept: 0 }),
    languages,
    folder,
    clock,
    onFailure: (error) => failures.push(error),
  });
  const understanding = createUnderstanding({ encoder, operator, onFailure: (error) => failures.push(error) });
  const isReady = () => vi.waitFor(async () => expect(await operator.vectorsOf(set, ['a'])).toBeDefined());
  return { understanding, operator, failures, clock, isReady };
}

const sent = () => simulator.askedForVectors.flatMap(({ input }) => input);

test('the built-in encoder answers until the vectors are ready, then the operator’s does', async () => {
  const { understanding, isReady, failures } = open();

  expect((await understanding.compare(set, 'our cat is lost'))?.nearest()[0]?.id).toBe('drought');
  expect(sent()).not.toContain('our cat is lost');
  await isReady();
  expect((await understanding.compare(set, 'our cat is lost'))?.nearest()[0]?.id).toBe('lost-pet');
  expect(failures).toEqual([]);
});

test.each(['slow', '500', 'garbage', 'wide', 'few', 'nan'])(
  'the built-in encoder answers while the endpoint is in the mode %s',
  async (bad) => {
    const { understanding, isReady, failures } = open();
    await isReady();
    mode = bad;

    expect((await understanding.compare(set, 'our cat is lost'))?.nearest()[0]?.id).toBe('drought');
    expect(await understanding.nearestIn('es', set, ['un gato'])).toBeUndefined();
    expect(failures.length).toBeGreaterThan(0);
  },
);

test('what is likely among few goes by the built-in encoder while the operator’s finds what is nearest', async () => {
  const { understanding, isReady } = open(['en']);
  const builtInAlone = createUnderstanding({ encoder: builtIn, onFailure: () => undefined });
  await isReady();

  const compared = await understanding.compare(set, 'our cat is lost');

  expect(compared?.nearest(1, ({ id }) => id !== 'drought')[0]?.id).toBe('lost-pet');
  expect(compared?.among('')).toEqual((await builtInAlone.compare(set, 'our cat is lost'))?.among(''));
});

test('while the built-in encoder is down the operator’s finds what is nearest, and nothing is likely among few', async () => {
  let down = false;
  const embed: SentenceEncoder['embed'] = (texts) => (down ? Promise.reject(new Error('down')) : builtIn.embed(texts));
  const { understanding, isReady, failures } = open(['en'], { model: 'built-in', embed });
  await isReady();
  await understanding.compare(set, 'we need rain');
  down = true;

  const compared = await understanding.compare(set, 'our cat is lost');

  expect(compared?.nearest()[0]?.id).toBe('lost-pet');
  expect(compared?.among('')).toEqual([]);
  expect(failures).toHaveLength(1);
});

test('vectors are kept, and a second start sends one phrasing to see that the model is the same', async () => {
  await open().isReady();
  const before = sent().length;

  const again = open();
  await again.isReady();

  expect(readdirSync(folder)).toEqual(['subjects.bin']);
  expect(sent().slice(before)).toEqual(['drought and no rain', 'a']);
});

test.each([
  [
    'the endpoint serves another model',
    () => {
      mode = 'wide';
    },
  ],
  [
    'the file is cut off',
    () => truncateSync(join(folder, 'subjects.bin'), statSync(join(folder, 'subjects.bin')).size - 4),
  ],
  ['the file has no vectors', () => truncateSync(join(folder, 'subjects.bin'), 20)],
])('vectors are made anew when %s', async (_, change) => {
  await open().isReady();
  const before = sent().length;
  change();

  const again = open();
  await again.isReady();

  expect(sent().slice(before)).toEqual(expect.arrayContaining(set.phrasings.map(({ text }) => text)));
  expect(again.failures).toEqual([]);
});

test('a model that changes while the server runs is noticed, and its vectors are made', async () => {
  const { operator, isReady, failures } = open();
  await isReady();
  mode = 'wide';

  expect(await operator.vectorsOf(set, ['our cat is lost'])).toBeUndefined();
  await isReady();
  expect(failures).toHaveLength(1);
});

test('after a failure in the background the vectors are tried again a minute later', async () => {
  mode = '500';
  const { operator, failures, clock, isReady } = open();
  await operator.vectorsOf(set, ['a']);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  mode = 'ok';

  const asked = sent().length;
  await operator.vectorsOf(set, ['a']);
  expect(sent()).toHaveLength(asked);
  expect(existsSync(folder)).toBe(false);
  clock.time = 61_000;
  await isReady();
});

test('scores are on the scale of the built-in encoder, and the phrasing itself scores 1', async () => {
  const { understanding, isReady } = open();
  await isReady();

  const own = (await understanding.nearestIn('es', set, ['our cat is lost']))?.[0]?.[0]?.score ?? 0;
  const [same] = (await understanding.compare(set, 'a lost cat or dog'))?.nearest() ?? [];
  const [near] = (await understanding.compare(set, 'our cat is lost'))?.nearest() ?? [];

  expect(same?.score).toBeCloseTo(1, 4);
  // Of the built-in vectors two are the same and one is a right angle away; the operator's are far from each other.
  expect(near?.score).toBeGreaterThan(own);
});

test('a language that the model does not read is not sent', async () => {
  const spanishOnly = open(['es']);
  const englishOnly = open(['en']);

  await spanishOnly.understanding.compare(set, 'our cat is lost');
  await englishOnly.understanding.nearestIn('es', set, ['un gato']);
  expect(await spanishOnly.understanding.vectorsOf(['our cat is lost'])).toHaveLength(1);
  expect(sent()).toEqual([]);
});
