import { expect, test } from 'vitest';
import { progressOf, type WizardAction, wizardReducer, wizardStart } from './wizard-state.ts';

const after = (...actions: WizardAction[]) => actions.reduce(wizardReducer, wizardStart);
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
const platform = { type: 'platform', platform: 'wix' } as const;

test('each click on Continue unlocks one step, up to the last', () => {
  const steps = [after(next), after(next, next), after(next, next, platform, next)];

  expect(steps.map(({ step, unlocked }) => [step, unlocked])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(after(next, next, platform, next, next, next, next, next)).toMatchObject({ step: 5, unlocked: 5 });
});

test('the platform step needs an answer and says so', () => {
  const stuck = after(next, next, next);

  expect(stuck).toMatchObject({ step: 2, unlocked: 2, problem: true });
  expect(wizardReducer(stuck, platform)).toMatchObject({ platform: 'wix', problem: false });
  expect(wizardReducer(stuck, back)).toMatchObject({ step: 1, problem: false });
});

test('Back goes back one step, locks nothing, and stays at the first step', () => {
  expect(after(next, next, back)).toMatchObject({ step: 1, unlocked: 2 });
  expect(after(back)).toEqual(wizardStart);
});

test('only unlocked steps can be opened', () => {
  expect(after(next, { type: 'go', step: 4 })).toMatchObject({ step: 1 });
  expect(after(next, next, { type: 'go', step: 0 })).toMatchObject({ step: 0, unlocked: 2 });
});

test('restart clears the choices', () => {
  expect(after(next, next, platform, { type: 'app', app: 'prayer-generator' }, { type: 'restart' })).toEqual(
    wizardStart,
  );
});

test('progress goes from 0 to 100 percent in equal steps', () => {
  expect([0, 1, 2, 3, 4, 5].map((step) => progressOf({ step }))).toEqual([0, 20, 40, 60, 80, 100]);
});
