import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { startModelSimulator } from '../../../tools/model-simulator/index.ts';
import { readEnv } from '../platform/env.ts';
import { modelFinding } from './check-model.ts';

const look = (MODEL_BASE_URL: string, MODEL_NAME = 'ok') =>
  modelFinding(
    readEnv({ LAMPSTAND_MODEL: 'openai-compatible', MODEL_BASE_URL, MODEL_NAME, MODEL_API_KEY: 'sk-secret' }),
  );

test('without a model there is nothing to ask', async () => {
  expect(await modelFinding(readEnv({}))).toMatchObject({ state: 'ok', text: expect.stringContaining('without AI') });
});

test('a model that is listed is well, another name is named beside those that there are', async () => {
  const simulator = await startModelSimulator();

  expect(await look(simulator.baseUrl)).toMatchObject({ state: 'ok', text: expect.stringContaining('"ok"') });
  expect(await look(simulator.baseUrl, 'gone')).toMatchObject({
    state: 'problem',
    text: expect.stringMatching(/has no model "gone" in its list\. It has .+ and others\. Correct MODEL_NAME/),
  });
  expect(await look(simulator.baseUrl.replace('/v1', ''))).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('Check MODEL_BASE_URL and MODEL_NAME'),
  });
  await simulator.close();
});

test.each([
  ['401', 'Correct MODEL_API_KEY'],
  ['429', 'Look at your plan'],
  ['500', 'has an error'],
])('an endpoint that answers %s is a problem with a way out, and the key stays secret', async (mode, words) => {
  const simulator = await startModelSimulator({ mode });

  const finding = await look(simulator.baseUrl, mode);

  expect(finding).toMatchObject({ state: 'problem', text: expect.stringContaining(words) });
  expect(finding.text).not.toContain('sk-secret');
  await simulator.close();
});

test('an address that refuses connections and one that redirects get different findings', async () => {
  const server = createServer((_, response) => response.writeHead(302, { location: '/login' }).end());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const gone = await startModelSimulator();
  await gone.close();

  expect((await look(gone.baseUrl)).text).toContain('(ECONNREFUSED)');
  expect((await look(`http://127.0.0.1:${port}/v1`)).text).toContain('redirects');
  server.close();
});

test('an endpoint without a list of models is asked for one token', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.writeHead(404).end();
    request.on('data', (piece) => bodies.push(String(piece)));
    request.on('end', () => response.writeHead(200).end('{"choices":[]}'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  expect(await look(`http://127.0.0.1:${port}/v1/`)).toMatchObject({ state: 'ok' });
  expect(JSON.parse(bodies.join(''))).toMatchObject({ model: 'ok', max_tokens: 1 });
  server.close();
});
