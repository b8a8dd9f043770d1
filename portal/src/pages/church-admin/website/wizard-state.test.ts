import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterPress,
  canContinue,
  type Facts,
  indexOf,
  isAccessible,
  LAST,
  orderOf,
  type Place,
  type Press,
  platformOf,
  settled,
  stepOf,
} from './wizard-state.ts';

const open: Facts = { platform: 'wordpress', canAccess: true };
const trial: Facts = { platform: 'wordpress', canAccess: false };
const CODES = indexOf('codes', open);
const PLATFORM = indexOf('platform', open);
const start: Place = { step: 0, furthest: 0 };
const next: Press = { type: 'continue' };
const walk = (presses: Press[], facts: Facts, from = start) =>
  presses.reduce((place, press) => afterPress(place, press, facts), from);

const anyPress = fc.oneof(
  fc.constant<Press>({ type: 'continue' }),
  fc.constant<Press>({ type: 'previous' }),
  fc.integer({ min: -3, max: 12 }).map((step): Press => ({ type: 'go', step })),
);
const anyFacts = fc.record({
  platform: fc.constantFrom<Facts['platform']>(undefined, 'wix', 'html'),
  canAccess: fc.boolean(),
});

test('no sequence of clicks reaches a locked step', () => {
  fc.assert(
    fc.property(fc.array(anyPress, { maxLength: 60 }), anyFacts, (presses, facts) => {
      let place = start;
      let seen = 0;
      for (const press of presses) {
        const before = place;
        place = afterPress(place, press, facts);
        // A click opens one step at most, and only Continue opens any.
        expect(place.furthest - before.furthest).toBeLessThanOrEqual(press.type === 'continue' ? 1 : 0);
        if (!facts.platform) expect(place.step).toBeLessThanOrEqual(indexOf('platform', facts));
        if (!facts.canAccess) expect(place.step).toBeLessThanOrEqual(indexOf('codes', facts));
        expect(isAccessible(place.step, place, facts)).toBe(true);
        seen = Math.max(seen, place.step);
        expect(place.furthest).toBe(seen);
      }
    }),
    { numRuns: 500 },
  );
});

test('when facts change, the current step is an open one', () => {
  const change = fc.record({ press: anyPress, facts: anyFacts });

  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let place = start;
      for (const { press, facts } of changes) {
        place = afterPress(settled(place, facts), press, facts);
        expect(isAccessible(place.step, place, facts)).toBe(true);
      }
    }),
  );
});

test('Continue is disabled without a platform, and at the codes without a plan that allows them', () => {
  const at = (step: number) => ({ step, furthest: step });

  expect(canContinue(at(PLATFORM), { ...open, platform: undefined })).toBe(false);
  expect(canContinue(at(PLATFORM), open)).toBe(true);
  expect(canContinue(at(indexOf('codes', trial)), trial)).toBe(false);
  expect(canContinue(at(CODES), open)).toBe(true);
  expect(canContinue(at(LAST), open)).toBe(false);
});

test('Previous goes back one step, locks nothing, and stays at the first step', () => {
  const far = walk([next, next, next, next, { type: 'previous' }], open);

  expect(far).toEqual({ step: 3, furthest: 4 });
  expect(walk([{ type: 'previous' }], open)).toEqual(start);
  expect(walk([{ type: 'go', step: 4 }], open, far)).toEqual({ step: 4, furthest: 4 });
});

test('seven clicks on Continue end at the last step', () => {
  expect(walk(Array(9).fill(next), open)).toEqual({ step: LAST, furthest: LAST });
  expect(orderOf(open)).toHaveLength(7);
});

test('an ended plan goes back to the codes, which say so, and a new plan continues', () => {
  const far = { step: LAST, furthest: LAST };

  expect(settled(far, trial)).toEqual({ step: indexOf('codes', trial), furthest: LAST });
  expect(settled(far, open)).toEqual(far);
});

test('the URL names step and platform; other values mean the first step', () => {
  expect(['codes', 'nowhere', null].map((name) => stepOf(name, open))).toEqual([CODES, 0, 0]);
  expect(['wix', 'WIX', null].map(platformOf)).toEqual(['wix', undefined, undefined]);
});

test('a church without a plan sees its app before the step that asks for a plan', () => {
  const walked = walk(Array(9).fill(next), trial);

  expect(orderOf(trial)[walked.step]).toBe('codes');
  expect(indexOf('preview', trial)).toBeLessThan(indexOf('platform', trial));
  expect(walk([next, next], { platform: undefined, canAccess: false }).step).toBe(indexOf('preview', trial));
  expect([...orderOf(trial)].sort()).toEqual([...orderOf(open)].sort());
});
