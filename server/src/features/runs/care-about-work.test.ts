import { afterAll, beforeAll, expect, test } from 'vitest';
import { corpus } from '../../care/corpus/index.ts';
import { careGate, isAboutWork } from '../../care/index.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { type RunAnswer, runApp } from '../../testing/run-app.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { builtInWriter } from '../../writing/index.ts';

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

const run = (app: keyof typeof inputs, said: string): Promise<RunAnswer> =>
  runApp(at, app, { input: inputs[app](said) });

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
