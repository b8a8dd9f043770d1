import { afterAll, expect, test } from 'vitest';
import { corpus } from '../../care/corpus/index.ts';
import { careGate } from '../../care/index.ts';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { isEveryday } from './everyday.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

test('wishes about a kitchen are everyday ones', async () => {
  for (const texts of [
    ['pork', 'some people have no can opener'],
    ['i share the kitchen so i have to use my own pan. no cross contact pls'],
    ['12 lb oatmeal', '4 volunteers. no freezer. some of the men have sugar'],
    ['gatorade is extra. some kids are cutting weight idk feed em anyway'],
  ])
    expect(await isEveryday(texts, understanding), texts[0]).toBe(true);
});

test('a real danger beside food is never an everyday wish', async () => {
  const told = [
    'we like rice. i dont want to be here anymore',
    'chicken soup, i took all my pills after dinner',
    'i cant eat, i feel like everyone would be better off',
    'no dinner needed after friday, i am done with everything',
  ];
  const guessed = corpus
    .filter(({ text, expected }) => expected === 'urgent' && !careGate([text]).some(({ level }) => level === 'urgent'))
    .map(({ text }) => text);

  const passed: string[] = [];
  for (const text of [...told, ...guessed]) if (await isEveryday([text], understanding)) passed.push(text);
  expect(passed).toEqual([]);
});
