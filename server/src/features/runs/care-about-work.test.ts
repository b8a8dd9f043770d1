import type { ResultDocument } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corpus } from '../../care/corpus/index.ts';
import { careGate, isAboutWork } from '../../care/index.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { builtInWriter } from '../../writing/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

const reading = openTestUnderstanding();
let at: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  const limits = JSON.stringify({ runPerIp: 1_000, runPerChurch: 1_000, floodPerChurch: 1_000 });
  at = await createTestApp({ writer: builtInWriter, understanding: reading.understanding, env: { LIMITS: limits } });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
}, 30_000);
afterAll(async () => {
  await at.close();
  await reading.close();
});

const inputs = {
  'resume-builder': (said: string) => ({
    target: 'Custodian',
    name: 'Ana Ruiz',
    make: 'resume',
    format: 'chronological',
    pages: '1',
    faith: 'auto',
    references: 'none',
    first: false,
    record: false,
    jobs: [{ title: 'Cleaner', kind: 'paid', did: said }],
  }),
  'business-idea-generator': (said: string) => ({
    skills: said,
    hours: 8,
    money: 10_000,
    kinds: ['fix'],
    place: 'town',
    wanted: 3,
    planFor: '1',
    serve: false,
  }),
};
const apps = Object.keys(inputs) as (keyof typeof inputs)[];

async function run(app: keyof typeof inputs, said: string): Promise<{ document: ResultDocument; notices: object[] }> {
  const subject = { church: 'grace-chapel', app, aud: 'embed', ori: 'unknown' } as const;
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), subject, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input: inputs[app](said) }),
  });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<{ document: ResultDocument; notices: object[] }>;
}

test.each([
  'I can fix things around the house',
  'I clean 3 floors of office every night, 40 bathroom, I have the keys and the alarm. The boss send me to teach the new persons.',
])('ordinary work raises no note in either app: “%s”', async (said) => {
  for (const app of apps) {
    const { document, notices } = await run(app, said);

    expect(document.care, app).toBeUndefined();
    expect(JSON.stringify(notices), app).not.toContain('988');
  }
});

test.each(apps)('someone in danger gets help in %s, beside a line of work too', async (app) => {
  expect((await run(app, 'I fix cars. I want to die')).document.care).toBe(true);
});

test('no text of danger that only a guess can find is about work, also beside a line of work', async () => {
  const guessed = corpus
    .filter(
      ({ text, expected }) => expected !== 'harmless' && !careGate([text]).some(({ level }) => level === 'urgent'),
    )
    .map(({ text }) => text);

  expect(guessed.length).toBeGreaterThan(50);
  for (const text of guessed.slice(0, 45)) {
    expect(await isAboutWork([`I clean offices every night. ${text}`], reading.understanding), text).toBe(false);
  }
}, 30_000);
