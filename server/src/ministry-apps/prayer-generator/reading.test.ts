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

  expect(facts).toMatchObject({ glad: true, theme: { id: 'thanks' } });
});

test('each need of a text is prayed for', async () => {
  const { facts } = await prayerFor({
    situation: 'my mother is on the ventilator with pneumonia and her kidneys are failing, please pray she can breathe',
  });

  expect(facts.needs.flat().join(' ')).toMatch(/breath/);
  expect(facts.needs.length).toBeGreaterThan(1);
});

test('the writer stays the one who did wrong', async () => {
  const { facts } = await prayerFor({
    situation: 'told everybody at work what keisha told me in private. she found out. i feel like garbage',
  });

  expect(facts.theme.id).toBe('guilt');
  expect(facts.subject.self).toBe(true);
});

test('a text that says too little is asked about once, and the answer is written', async () => {
  const asked = await solved({ situation: 'bad day' });
  if (!(asked instanceof Ask)) throw new Error('It did not ask.');
  const [occasion] = asked.fields;

  expect(occasion?.kind === 'choice' && occasion.options.length).toBe(6);
  expect(await solved({ situation: 'bad day' }, { occasion: 'tired-overwhelmed' })).toMatchObject({
    facts: { theme: { id: 'tired-overwhelmed' } },
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
