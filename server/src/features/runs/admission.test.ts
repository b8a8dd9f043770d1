import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { builtInWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';
import { PREVIEW_PAGE } from '../usage/index.ts';
import { guards } from './admission.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
afterEach(() => at.close());

async function open(options: { plan?: 'active' | 'paused'; limits?: object; model?: true } = {}) {
  const writer = options.model ? { ...builtInWriter, writer: { kind: 'model' as const, model: 'm' } } : builtInWriter;
  at = await createTestApp({ writer, env: { LIMITS: JSON.stringify(options.limits ?? {}) } });
  await at.given.church({ slug: 'grace-chapel', plan: options.plan ?? 'active' });
}
const debts = (name: string) => [{ name, type: 'card', balance: 68_000, apr: 20, minimum: 3_500 }];
const input = { debts: debts('Store card'), extra: 100, strategy: 'snowball' };
const inNeed = { ...input, debts: debts('I want to kill myself tonight') };
type Aud = 'embed' | 'demo' | 'portal';
async function run(
  body: unknown,
  {
    vis,
    aud = 'embed',
    app = 'debt-coach',
    ori = 'unknown',
  }: { vis?: string; aud?: Aud; app?: string; ori?: string } = {},
) {
  const subject = { church: 'grace-chapel', app, aud, ori, vis };
  const token = mintEmbedToken(tokenKey(at.deps), subject, at.clock.now());
  const res = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: res.status, body: await res.json() };
}

test('the gates after size, token and care have this order', async () => {
  await open();

  expect(guards.map(({ name }) => name)).toEqual(['plan', 'account', 'proof', 'ip', 'try-out', 'visitor', 'church']);
});

test('someone in danger gets help in the place of what was asked for', async () => {
  await open();

  const { body } = await run({ input: inNeed });

  expect(body.document).toMatchObject({ care: true, title: 'Please talk to someone right now.' });
  expect(body.document.sections.map(({ id }: { id: string }) => id)).toEqual(['care']);
  expect(JSON.stringify(body.document.sections[0])).toContain('988');
  expect([body.notices, body.suggestions]).toEqual([[], []]);
});

test.each([
  ['the church is paused', { plan: 'paused' as const }],
  ['the address is over its limit', { limits: { runPerIp: 0 } }],
  ['the church is over its limit', { limits: { runPerChurch: 0 } }],
  ['the server has its fill', { limits: { builtInStreamsPerNode: 0 } }],
])('help is given although %s', async (_, options) => {
  await open(options);

  const refused = await run({ input });
  const helped = await run({ input: inNeed });

  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(helped.status).toBe(200);
  expect(helped.body.document.sections.map(({ id }: { id: string }) => id)).toEqual(['care']);
  expect(helped.body.notices).toEqual([]);
});

test('help is given although the rest of the form is wrong', async () => {
  await open();

  const { status, body } = await run({ input: { ...inNeed, strategy: 'magic' } });

  expect(status).toBe(200);
  expect(body.document.sections[0].id).toBe('care');
});

test('a run of a paused church is refused before anything is counted', async () => {
  await open({ plan: 'paused', limits: { runPerIp: 1 } });

  for (let time = 0; time < 3; time += 1) expect((await run({ input })).body.code).toBe('embed_paused');
  expect((await run({ input }, { aud: 'demo' })).status).toBe(200);
});

test('one address too many does not use up the share of its church', async () => {
  await open({ limits: { runPerIp: 1, runPerChurch: 2 } });
  const counted: string[] = [];
  const { take } = at.deps.limits;
  at.deps.limits.take = (name, key) => {
    counted.push(name);
    return take(name, key);
  };

  expect((await run({ input })).status).toBe(200);
  expect((await run({ input })).body).toMatchObject({ code: 'limit_reached' });
  expect(counted).toEqual(['runPerIp', 'runPerChurch', 'runPerIp']);
});

test('a run that a model writes is counted for address, visitor and church; the visitor is the one of the token', async () => {
  await open({ model: true, limits: { modelRunPerVisitor: 1 } });

  expect((await run({ input }, { vis: 'first' })).status).toBe(200);
  expect((await run({ input }, { vis: 'first' })).body).toMatchObject({ code: 'limit_reached' });
  expect((await run({ input }, { vis: 'second' })).status).toBe(200);
});

test('on our own pages a stranger may try the apps a few times a day, and is then asked to sign up', async () => {
  await open({ limits: { tryOutPerIpDay: 2 } });

  for (let time = 0; time < 2; time += 1) expect((await run({ input }, { aud: 'demo' })).status).toBe(200);
  const third = await run({ input }, { aud: 'demo' });

  expect(third).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(third.body.message).toMatch(/today’s free tries\. Sign up/);
  expect((await run({ input })).status).toBe(200);
  expect((await run({ input }, { aud: 'portal' })).status).toBe(200);
  expect((await run({ input: inNeed }, { aud: 'demo' })).body.document.sections[0].id).toBe('care');
});

test('an administrator’s preview has every app, and as many tries as it needs', async () => {
  await open({ limits: { tryOutPerIpDay: 1 } });
  const preview = { aud: 'demo', ori: PREVIEW_PAGE } as const;
  const chat = { input: { length: 'short', view: 'single' }, messages: [{ role: 'user', text: 'Who was Ruth?' }] };

  for (let time = 0; time < 3; time += 1) expect((await run({ input }, preview)).status).toBe(200);
  expect((await run(chat, { ...preview, app: 'bible-chat' })).status).toBe(200);
});

test('an app that asks for an account runs for people who have one and in a church’s page, not for a stranger here', async () => {
  await open();
  const chat = { input: { length: 'short', view: 'single' }, messages: [{ role: 'user', text: 'Who was Ruth?' }] };
  const asked = (aud: Aud) => run(chat, { aud, app: 'bible-chat' });

  expect(await asked('demo')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await asked('portal')).status).toBe(200);
  expect((await asked('embed')).status).toBe(200);
  const inDanger = { ...chat, messages: [{ role: 'user', text: 'I want to kill myself tonight' }] };
  expect((await run(inDanger, { aud: 'demo', app: 'bible-chat' })).body.document.sections[0].id).toBe('care');
});
