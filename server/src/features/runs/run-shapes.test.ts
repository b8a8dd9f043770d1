import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { builtInWriter, type TextWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(() => open(builtInWriter));
afterEach(() => at.close());
async function open(writer: TextWriter) {
  at = await createTestApp({
    writer,
    env: { LIMITS: '{"runPerIp":100000,"runPerChurch":100000,"floodPerChurch":100000}' },
  });
  await at.given.church({ slug: 'grace-chapel' });
}

const goodToken = () =>
  mintEmbedToken(
    tokenKey(at.deps),
    { church: 'grace-chapel', app: 'debt-coach', aud: 'embed', ori: 'unknown' },
    at.clock.now(),
  );
const post = async (body: string, headers: Record<string, string>) =>
  at.app.request('/embed-api/runs', { method: 'POST', headers, body });
const debt = { name: 'Card', type: 'card', balance: 68_000, apr: 20, minimum: 3_500 };

test('whatever the body holds, the answer is a document or a refusal of the client, never a failure', async () => {
  const strange = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e308, '', null, [], {}, '\u0000', '\u202e', true));
  const row = fc
    .record({ name: strange, type: strange, balance: strange, apr: strange, minimum: strange })
    .map((part) => ({
      ...debt,
      ...part,
    }));
  const input = fc.record({
    debts: fc.oneof(strange, fc.array(row)),
    extra: strange,
    strategy: strange,
    __proto__: strange,
  });
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ input, messages: strange, section: strange, attempt: strange }, { requiredKeys: ['input'] }),
    fc.record({ input }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const res = await post(JSON.stringify(sent), {
        authorization: `Bearer ${goodToken()}`,
        'content-type': 'application/json',
        accept: 'application/json',
      });
      expect(res.status).toBeLessThan(500);
      expect(await res.json()).toBeTypeOf('object');
    }),
    { numRuns: 150 },
  );
});

test('whatever the headers contain, the refusal is one of the client', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'abcXYZ019.-_ ,;=/+*"') });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (authorization, type, accept) => {
      const res = await post('{}', { authorization, 'content-type': type, accept });
      expect(res.status).toBe(401);
    }),
    { numRuns: 80 },
  );
});

test('a body that is no JSON by its type is refused with a sentence', async () => {
  const res = await post('{"input":{}}', { authorization: `Bearer ${goodToken()}`, 'content-type': 'text/plain' });

  expect(res.status).toBe(415);
  expect(await res.json()).toMatchObject({ code: 'unsupported_type', message: expect.stringContaining('JSON') });
});

test('while a writer thinks, a comment every 15 seconds keeps the line open', async () => {
  let finish = () => {};
  await at.close();
  await open({
    writer: { kind: 'built-in' },
    async *write() {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      yield 'at last';
    },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

  const res = await post(JSON.stringify({ input: { debts: [debt], extra: 0, strategy: 'snowball' } }), {
    authorization: `Bearer ${goodToken()}`,
    'content-type': 'application/json',
  });
  const text = res.text();
  vi.advanceTimersByTime(45_000);
  finish();
  vi.useRealTimers();
  for (let left = 20; left > 0 && at.deps.streams.size > 0; left -= 1) {
    await new Promise((resolve) => setImmediate(resolve));
    finish();
  }

  expect((await text).match(/^:$/gm)).toHaveLength(3);
});
