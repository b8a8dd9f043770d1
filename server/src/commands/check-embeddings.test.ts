import { expect, test } from 'vitest';
import { startModelSimulator } from '../../../tools/model-simulator/index.ts';
import { readEnv } from '../platform/env.ts';
import { embeddingsFinding } from './check-embeddings.ts';

const look = (EMBEDDINGS_BASE_URL: string, EMBEDDINGS_MODEL: string) =>
  embeddingsFinding(readEnv({ EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY: 'sk-secret' }));

test('without embeddings there is nothing to ask', async () => {
  expect(await embeddingsFinding(readEnv({}))).toMatchObject({
    state: 'ok',
    text: expect.stringContaining('built-in'),
  });
});

test('an endpoint that answers is well, with the width of its vectors', async () => {
  const simulator = await startModelSimulator();

  expect(await look(simulator.baseUrl, 'ok')).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/"ok" at 127\.0\.0\.1:\d+ answers with 256 numbers a text in [\d.]+ seconds\./),
  });
  await simulator.close();
});

test.each([
  ['401', 'Check EMBEDDINGS_MODEL and EMBEDDINGS_API_KEY'],
  ['500', 'is in trouble itself (500)'],
  ['garbage', 'something else than vectors'],
])('an endpoint in the mode %s is a problem with a way out, and the key stays secret', async (mode, words) => {
  const simulator = await startModelSimulator();

  const finding = await look(simulator.baseUrl, mode);

  expect(finding).toMatchObject({ state: 'problem', text: expect.stringContaining(words) });
  expect(finding.text).not.toContain('sk-secret');
  await simulator.close();
});

test('an address where no one listens cannot be reached', async () => {
  const gone = await startModelSimulator();
  await gone.close();

  expect((await look(gone.baseUrl, 'ok')).text).toContain('(ECONNREFUSED). Start it, or correct EMBEDDINGS_BASE_URL');
});
