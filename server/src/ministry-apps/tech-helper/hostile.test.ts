import { expect, test } from 'vitest';
import { contextOf } from '../../testing/plan-run.ts';
import { document } from './document.ts';
import { solve, type TechAnswer } from './solve.ts';

const hostile = [
  '<script>alert(1)</script>',
  '{name} **x** [a](javascript:1)',
  '😀‮',
  'x',
  '',
  '?!',
  '0000000000000000',
];

test.each(hostile)('the text %j gets no steps and no question while the encoder is down', async (want) => {
  const input = {
    want,
    screenWords: want,
    device: 'iphone',
    comfort: '2',
    textSize: 'regular',
    helper: false,
  } as const;
  const answer = (await solve(input, contextOf())) as TechAnswer;

  expect(answer.found?.kind).toBe('not-understood');
  expect(document(answer, contextOf()).sections.length).toBeGreaterThan(1);
});
