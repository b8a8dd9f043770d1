import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { withoutEncoder } from '../../../understanding/understanding.ts';
import { devices } from '../devices.ts';
import { asked, notOurs } from './asked.testing.ts';
import { likelyOf } from './likely.ts';
import { readWish } from './match.ts';

const { understanding, close } = openTestUnderstanding();
afterAll(close);

async function answersTo(want: string, encoder = understanding) {
  const likely = likelyOf(await readWish({ want }, { understanding: encoder }), devices);
  if (likely.kind === 'sure') return [likely.match.id];
  return likely.kind === 'several' ? likely.matches.map(({ id }) => id) : [];
}

test('wishes that no phrasing has are found: nine in ten at once or with one question back', async () => {
  const counts = { right: 0, offered: 0, notOffered: 0, lost: 0, wrong: 0 };
  // Every second one, for time. All of them: 86 at once, 22 with a question, 4 not offered, 4 wrong.
  const some = asked.filter((_, index) => index % 2 === 0);
  for (const [id, want] of some) {
    const found = await answersTo(want);
    if (found.length === 0) counts.lost++;
    else if (found.length === 1) counts[found[0] === id ? 'right' : 'wrong']++;
    else counts[(found as string[]).includes(id) ? 'offered' : 'notOffered']++;
  }
  console.info(`tech-helper, ${some.length} wishes: ${JSON.stringify(counts)}`);

  expect((counts.right + counts.offered) / some.length).toBeGreaterThanOrEqual(0.87);
  expect(counts.right / some.length).toBeGreaterThanOrEqual(0.65);
  expect(counts.wrong / some.length).toBeLessThanOrEqual(0.07);
}, 30_000);

test('wishes about other things get no guide, or at most a question', async () => {
  const guessed: string[] = [];
  for (const want of notOurs) if ((await answersTo(want)).length === 1) guessed.push(want);
  console.info(`tech-helper, other things: ${guessed.length} of ${notOurs.length} got a guide: ${guessed.join(' / ')}`);

  expect(guessed.length).toBeLessThanOrEqual(2);
});

test('without the encoder words that are shared find the plain ones, and nothing is guessed of the rest', async () => {
  expect(await answersTo('How do I take a screenshot?', withoutEncoder)).toEqual(['screenshot']);
  expect(await answersTo('turn on the flashlight', withoutEncoder)).toEqual(['flashlight']);
  expect(await answersTo('Who won the ball game last night', withoutEncoder)).toEqual([]);
});

test('the same words have the same answer', async () => {
  const want = 'my screen is sideways';
  expect(await readWish({ want }, { understanding })).toEqual(await readWish({ want }, { understanding }));
});
