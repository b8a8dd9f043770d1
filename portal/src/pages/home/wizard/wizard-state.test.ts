import { expect, test } from 'vitest';
import { progressOf, type WizardAction, wizardReducer, wizardStart } from './wizard-state.ts';

const after = (...actions: WizardAction[]) => actions.reduce(wizardReducer, wizardStart);
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
const platform = { type: 'platform', platform: 'wix' } as const;

test('each press of Continue unlocks exactly one step, up to the last', () => {
  const steps = [after(next), after(next, next), after(next, next, platform, next)];

  expect(steps.map(({ step, unlocked }) => [step, unlocked])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(after(next, next, platform, next, next, next, next, next)).toMatchObject({ step: 5, unlocked: 5 });
});

test('the platform step asks for an answer and says so until it has one', () => {
  const stuck = after(next, next, next);

  expect(stuck).toMatchObject({ step: 2, unlocked: 2, problem: true });
  expect(wizardReducer(stuck, platform)).toMatchObject({ platform: 'wix', problem: false });
  expect(wizardReducer(stuck, back)).toMatchObject({ step: 1, problem: false });
});

test('Back goes back one step and locks nothing; at the first step it stays', () => {
  expect(after(next, next, back)).toMatchObject({ step: 1, unlocked: 2 });
  expect(after(back)).toEqual(wizardStart);
});

test('a step that is not unlocked cannot be jumped to, one that is can', () => {
  expect(after(next, { type: 'go', step: 4 })).toMatchObject({ step: 1 });
  expect(after(next, next, { type: 'go', step: 0 })).toMatchObject({ step: 0, unlocked: 2 });
});

test('starting again forgets what was chosen', () => {
  expect(after(next, next, platform, { type: 'app', app: 'prayer-generator' }, { type: 'restart' })).toEqual(
    wizardStart,
  );
});

test('the progress goes from nothing at the welcome to everything at the launch, in even parts', () => {
  expect([0, 1, 2, 3, 4, 5].map((step) => progressOf({ step }))).toEqual([0, 20, 40, 60, 80, 100]);
});
