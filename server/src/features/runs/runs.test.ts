import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { unbuiltApp } from '../../testing/unbuilt-app.ts';
import { builtInWriter, type TextWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
beforeEach(() => open());
afterEach(() => at.close());
async function open(overrides: Parameters<typeof createTestApp>[0] = {}) {
  at = await createTestApp({ writer: builtInWriter, ...overrides });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
}
async function reopen(overrides: Parameters<typeof createTestApp>[0]) {
  await at.close();
  await open(overrides);
}

const debt = { name: 'Store card', type: 'store', balance: 68_000, apr: 29.99, minimum: 3_500 };
const input = { debts: [debt], extra: 15_000, strategy: 'snowball' };

function token(claims: Partial<Parameters<typeof mintEmbedToken>[1]> = {}, now = at.clock.now()) {
  const subject = { church: 'grace-chapel', app: 'debt-coach', aud: 'embed', ori: 'unknown', ...claims } as const;
  return mintEmbedToken(tokenKey(at.deps), subject, now);
}
async function run(body: unknown, options: { token?: string; accept?: string; signal?: AbortSignal } = {}) {
  return at.app.request('/embed-api/runs', {
    method: 'POST',
    signal: options.signal ?? null,
    headers: {
      authorization: `Bearer ${options.token ?? token()}`,
      accept: options.accept ?? 'application/json',
      'content-type': 'application/json',
      cookie: 'sessionId=ignored',
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const refusalOf = async (res: Response) => [res.status, (await res.json()).code];

test('a run answers the finished document to a program that asks for JSON', async () => {
  const res = await run({ input });
  const { document } = await res.json();

  expect(res.status).toBe(200);
  expect(res.headers.get('access-control-allow-origin')).toBe('*');
  expect(res.headers.get('set-cookie')).toBeNull();
  expect(document).toMatchObject({ title: expect.any(String), asOf: '2026-12-02' });
  expect(document.sections.length).toBeGreaterThan(1);
  expect(JSON.stringify(document)).toContain('Store card');
});

test('a run streams events with one end, and says who may read it', async () => {
  const res = await run({ input }, { accept: 'text/event-stream' });
  const events = [...(await res.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, type, data]) => ({
    type,
    ...JSON.parse(data ?? ''),
  }));

  expect(res.headers.get('content-type')).toContain('text/event-stream');
  expect(res.headers.get('access-control-allow-origin')).toBe('*');
  expect(events[0]).toMatchObject({ type: 'section', document: { asOf: '2026-12-02' } });
  expect(events.filter(({ type }) => type === 'done' || type === 'error')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ type: 'done' });
});

test('a finished run leaves nothing behind: no open stream, no listener', async () => {
  await (await run({ input })).text();
  await (await run({ input }, { accept: 'text/event-stream' })).text();
  const { shutdown, close } = at.deps.streams.open('somebody', 'built-in');

  expect(at.deps.streams.size).toBe(1);
  expect(getEventListeners(shutdown, 'abort')).toHaveLength(0);
  close();
});

test('one section is run again by itself, and an unknown one is refused', async () => {
  const { document } = await (await run({ input })).json();
  const last = document.sections.at(-1).id;

  const again = await (await run({ input, section: last, attempt: 2 })).json();
  const unknown = await run({ input, section: 'no-such-section' });

  expect(again.document.sections.map(({ id }: { id: string }) => id)).toEqual([last]);
  expect(await refusalOf(unknown)).toEqual([400, 'invalid_input']);
});

test.each([
  ['a negative amount', { ...input, debts: [{ ...debt, balance: -1 }] }, 'debts.0.balance'],
  ['an absurd amount', { ...input, debts: [{ ...debt, balance: 1e15 }] }, 'debts.0.balance'],
  ['an amount with parts of a cent', { ...input, debts: [{ ...debt, balance: 100.5 }] }, 'debts.0.balance'],
  ['an amount as text', { ...input, debts: [{ ...debt, balance: '680' }] }, 'debts.0.balance'],
  ['a name of 10,000 characters', { ...input, debts: [{ ...debt, name: 'n'.repeat(10_000) }] }, 'debts.0.name'],
  ['a list that is none', { ...input, debts: 'all of them' }, 'debts'],
  ['an unknown plan', { ...input, strategy: 'magic' }, 'strategy'],
])('%s is named with its field and a sentence', async (_, bad, field) => {
  const res = await run({ input: bad });
  const body = await res.json();

  expect(res.status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input', field });
  expect(body.issues[0]).toMatchObject({ path: field, message: body.message });
});

test('control and bidi characters are gone from what comes back', async () => {
  const name = 'Card\u0000\u202e evil\u2066\u200b';
  const text = await (await run({ input: { ...input, debts: [{ ...debt, name }] } })).text();

  expect(text).toContain('Card evil');
  expect(text).not.toMatch(/\\u0000|\u202e|\u2066|\u200b/);
});

test.each([
  ['no JSON', '{"input":', [400, 'invalid_input']],
  ['a list', [], [400, 'invalid_input']],
  ['an unknown key', { input, church: 'hope' }, [400, 'invalid_input']],
  ['an attempt below one', { input, attempt: 0 }, [400, 'invalid_input']],
  ['a body over its limit', { input: { ...input, note: 'n'.repeat(40_000) } }, [413, 'too_large']],
  ['a body over every limit', 'n'.repeat(300_000), [413, 'too_large']],
])('%s is refused', async (_, body, refusal) => {
  expect(await refusalOf(await run(body))).toEqual(refusal);
});

test('a missing, forged, ended or homeless token is refused, each with its code', async () => {
  const past = at.clock.now() - 11 * 60_000;

  expect(await refusalOf(await run({ input }, { token: 'x.y' }))).toEqual([401, 'unauthenticated']);
  expect(await refusalOf(await run({ input }, { token: `${token()}x` }))).toEqual([401, 'unauthenticated']);
  expect(await refusalOf(await run({ input }, { token: token({}, past) }))).toEqual([401, 'token_expired']);
  expect(await refusalOf(await run({ input }, { token: token({ church: 'gone' }) }))).toEqual([404, 'not_found']);
  expect(await refusalOf(await run({ input }, { token: token({ app: unbuiltApp.id }) }))).toEqual([404, 'not_found']);
});

test('a token speaks for its own church and app, whatever the body says', async () => {
  await at.given.church({ slug: 'hope', name: 'Hope Church', plan: 'expired' });

  expect((await run({ input })).status).toBe(200);
  expect(await refusalOf(await run({ input }, { token: token({ church: 'hope' }) }))).toEqual([403, 'embed_paused']);
  expect(await refusalOf(await run({ input }, { token: token({ church: 'hope', aud: 'demo' }) }))).toEqual([
    200,
    undefined,
  ]);
});

test('no refusal but a forgery one speaks of tokens', async () => {
  await at.given.church({ slug: 'hope', plan: 'paused' });
  const { message } = await (await run({ input }, { token: token({ church: 'hope' }) })).json();

  expect(message).not.toMatch(/csrf|token/i);
});

test('a failing writer ends the stream with one error event and tells nothing of its inside', async () => {
  const failing: TextWriter = {
    writer: { kind: 'built-in' },
    // biome-ignore lint/correctness/useYield: it fails before its first word
    async *write() {
      throw new Error('secret detail');
    },
  };
  await reopen({ writer: failing });

  const text = await (await run({ input }, { accept: 'text/event-stream' })).text();

  expect(text).toMatch(/event: error\ndata: \{"code":"internal"/);
  expect(text).not.toContain('event: done');
  expect(text).not.toContain('secret detail');
});

test('a visitor who leaves stops the work, and a shutdown ends the stream with a sentence', async () => {
  let stopped = 0;
  const endless: TextWriter = {
    writer: { kind: 'built-in' },
    async *write(_app, _request, signal) {
      while (!signal.aborted) {
        yield 'One more sentence is here. ';
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      stopped += 1;
    },
  };
  await reopen({ writer: endless });

  const left = await run({ input }, { accept: 'text/event-stream' });
  const reader = left.body?.getReader();
  for (let seen = ''; !seen.includes('event: text'); ) seen += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  await vi.waitFor(() => expect(stopped).toBe(1));
  await vi.waitFor(() => expect(at.deps.streams.size).toBe(0));

  const impatient = new AbortController();
  const json = run({ input }, { signal: impatient.signal });
  await vi.waitFor(() => expect(at.deps.streams.size).toBe(1));
  impatient.abort();
  expect((await json).status).toBe(499);
  expect(stopped).toBe(2);

  const staying = await run({ input }, { accept: 'text/event-stream' });
  const ended = at.deps.streams.end(1_000);
  expect(await staying.text()).toMatch(/event: error\ndata: \{"code":"busy","message":"The server is restarting/);
  await ended;
  expect(await refusalOf(await run({ input }))).toEqual([503, 'busy']);
});
