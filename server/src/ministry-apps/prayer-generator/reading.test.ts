import { afterAll, expect, test } from 'vitest';
import { contextOf } from '../../testing/plan-run.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { Ask } from '../contract.ts';
import type { PrayerInput } from './fields.ts';
import { type Prayer, solve } from './solve.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

const solved = (input: Partial<PrayerInput>, answers = {}) => solve(input, contextOf({ understanding, answers }));

async function prayerFor(input: Partial<PrayerInput>): Promise<Prayer> {
  const result = await solved(input);
  if (result instanceof Ask) throw new Error(`Asked: ${result.why}`);
  return result;
}

test.each([
  ['Two years sober today. Didn’t think I’d see it.', 'sobriety-self'],
  ['my boyfriend is getting deployed in november', 'military'],
  ['finals week, we are all fried', 'exam'],
  ['We’ve been trying for a baby since 2019. Four rounds of IVF.', 'infertility'],
])('“%s” is written at once, as %s', async (situation, theme) => {
  expect((await prayerFor({ situation })).facts.theme.id).toBe(theme);
});

test('good news about a scan is thanked for', async () => {
  const { facts } = await prayerFor({ situation: 'The scan came back clean. CLEAN.' });

  expect(facts.glad).toBe(true);
  expect(facts.needs.flat().join(' ')).toMatch(/[Tt]hank/);
});

test('each need of a text is prayed for', async () => {
  const { facts } = await prayerFor({
    situation: 'My brother lost his job at the plant. And our furnace quit in this cold.',
  });

  expect(facts.needs.flat().join(' ')).toMatch(/\b(?:heat|furnace|cold)\b[\s\S]*\bjob\b/);
  expect(facts.needs.length).toBeGreaterThan(1);
});

test('the writer stays the one who did wrong', async () => {
  const situation = 'told everybody at work what keisha told me in private. she found out. i feel like garbage';
  const asked = await solved({ situation });
  if (!(asked instanceof Ask)) throw new Error('It did not ask.');
  const [about] = asked.fields;

  expect(about?.kind === 'choice' && about.options[0]?.value).toBe('situation:own-broke-confidence');
});

test.each([
  [
    'My daughter failed her driving test again and cries in her room.',
    /did not go as hoped|not passed/,
    /before this exam|to come/i,
  ],
  ['we put our old dog to sleep this morning', /years|love/, /make (?:it|this animal) well/i],
])('the stage of “%s” is the one that is prayed for', async (situation, right, wrong) => {
  const { facts } = await prayerFor({ situation });

  expect(facts.needs.flat().join(' ')).toMatch(right);
  expect(facts.needs.flat().join(' ')).not.toMatch(wrong);
});

test('a text that says too little is asked about once, and the answer is written', async () => {
  const asked = await solved({ situation: 'bad day' });
  if (!(asked instanceof Ask)) throw new Error('It did not ask.');
  const [occasion] = asked.fields;

  expect(occasion?.kind === 'choice' && occasion.options.length).toBe(7);
  expect(await solved({ situation: 'bad day' }, { occasion: 'tired-overwhelmed' })).toMatchObject({
    facts: { theme: { id: 'tired-overwhelmed' } },
  });
  expect(await solved({ situation: 'bad day' }, { occasion: 'situation:low-and-tearful' })).toMatchObject({
    facts: { theme: { id: 'concern' } },
  });
  expect(await solved({ situation: 'bad day' }, { occasion: 'other' })).toMatchObject({
    facts: { theme: { id: 'any-occasion' } },
  });
});

test('the occasion and the names of the form win over the text', async () => {
  const { facts } = await prayerFor({
    situation: 'My brother is in jail and my mom cries.',
    occasion: 'prison',
    names: 'Nehemiah',
  });

  expect(facts.theme.id).toBe('prison');
  expect(facts.subject.first).toBe('Nehemiah');
});
