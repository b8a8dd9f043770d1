import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, pick } from '../../app-kit/index.ts';
import { planRun } from '../../testing/plan-run.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { assets, places, skills } from './data/idea.ts';
import { businessIdeaGenerator as app } from './index.ts';

const reader = openTestUnderstanding();
let understanding = reader.understanding;
beforeAll(() => {
  understanding = reader.understanding;
});
afterAll(() => reader.close());

const form = {
  wanted: 3,
  planFor: '1',
  serve: false,
  skills: 'I clean houses',
  hours: 6,
  money: 5_000,
  kinds: ['clean'],
  place: 'city',
  assets: ['bike'],
};
const textOf = (value: unknown) => JSON.stringify(value);

test('the ideas and the test of this week come first; the plan is folded', async () => {
  const { sections } = await writeDocument(app, { input: form });

  expect(sections.filter(({ folded }) => !folded).map(({ id }) => id)).toEqual(['ideas', 'next', 'why']);
  expect(sections.filter(({ folded }) => folded).map(({ id }) => id)).toEqual([
    'reasons',
    'money',
    'start',
    'customers',
    'plan',
    'rules',
    'stop',
    'compare',
    'help',
    'basis',
  ]);
});

test.each([
  ['benefits', 'choosework.ssa.gov'],
  ['immigration', 'justice.gov'],
  ['under-18', 'dol.gov'],
  ['record', 'niccc'],
] as const)('who ticked %s reads about it above the ideas', async (limit, link) => {
  const { plan } = await planRun(app, { input: { ...form, limits: [limit] } });

  expect(textOf(plan.sections.find(({ id }) => id === 'first'))).toContain(link);
});

test.each([
  ['I want to trade crypto and clean houses', 'You can lose all of it'],
  ['run a daycare in my home', 'childcare.gov'],
  ['multi level marketing with my cousin', 'signing up other people'],
  ['sell my leftover medication', 'needs a prescription'],
])('"%s" is refused in plain words, and other ideas are shown', async (wish, said) => {
  const { plan } = await planRun(app, { input: { ...form, skills: wish }, understanding });

  expect(textOf(plan.sections.find(({ id }) => id === 'first'))).toContain(said);
  expect(plan.sections.map(({ id }) => id)).toContain('ideas');
});

test('no document promises income or looks to the congregation', async () => {
  for (const kind of skills) {
    const text = textOf(
      await writeDocument(app, {
        input: { ...form, kinds: [kind], hours: 12, money: 100_000, assets: [...assets], serve: true },
      }),
    );

    expect(text).not.toMatch(/guarantee|you will earn|get rich|passive income/i);
    expect(text).toContain('no promise of income');
    expect(text).toContain('not for a purchase');
  }
});

test('the thirty days are ten entries that start on a Monday, also over a leap day', async () => {
  const { sections } = await writeDocument(app, { input: form, now: new Date('2028-02-22T12:00:00Z') });
  const schedule = sections.find(({ id }) => id === 'plan')?.blocks[0];
  if (schedule?.type !== 'schedule') throw new Error('There is no schedule.');

  expect(schedule.entries).toHaveLength(10);
  expect(schedule.entries[0]?.date).toBe('2028-02-28');
  expect(schedule.entries.map(({ date }) => date)).toContain('2028-03-01');
});

test('when nothing fits it says so and names people who know local work', async () => {
  const { plan } = await planRun(app, {
    input: { ...form, kinds: ['beauty'], hours: 1, money: 0, limits: ['home-only', 'no-standing'] },
  });

  expect(plan.title).toBe('Nothing on our list fits yet');
  expect(textOf(plan.sections)).toContain('careeronestop.org');
  expect(textOf(plan.sections)).toContain('211');
});

test('fifty people get documents that differ (similarity is printed)', async () => {
  const random = createRandom(5);
  const seen: Set<string>[] = [];
  for (let person = 0; person < 50; person += 1) {
    const input = {
      ...form,
      kinds: [pick(random, skills), pick(random, skills)].filter((kind, index, all) => all.indexOf(kind) === index),
      assets: assets.filter(() => random() < 0.4),
      hours: 2 + Math.floor(random() * 20),
      money: Math.floor(random() * 600) * 100,
      place: pick(random, places),
    };
    const { sections } = await writeDocument(app, { input });
    seen.push(
      new Set(
        textOf(sections)
          .toLowerCase()
          .match(/[a-z’]+/g),
      ),
    );
  }
  const pairs = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => shared(one, other)));
  console.info(
    `business ideas: ${Math.round((pairs.reduce((a, b) => a + b, 0) / pairs.length) * 100)} % of words shared on average, ${Math.round(Math.max(...pairs) * 100)} % at most`,
  );

  expect(pairs.filter((share) => share > 0.95).length).toBeLessThan(pairs.length / 10);
});

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
