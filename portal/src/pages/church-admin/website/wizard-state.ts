import { type PlatformId, platformIds } from '@lampstand/server/contracts';

/** Steps by their names in the URL, in the order of their texts. */
export const stepNames = ['welcome', 'status', 'platform', 'codes', 'preview', 'verify', 'success'] as const;
export type StepName = (typeof stepNames)[number];
/** Without codes the preview comes first, so that a church sees its app before it is asked for a plan. */
const trialOrder: readonly StepName[] = ['welcome', 'status', 'preview', 'platform', 'codes', 'verify', 'success'];

export const LAST = stepNames.length - 1;

/** What steps depend on. */
export interface Facts {
  platform: PlatformId | undefined;
  /** The church's plan or the person's role allows the embed codes. */
  canAccess: boolean;
}

export interface Place {
  /** Index of the current step. */
  step: number;
  /** Index of the furthest step reached. */
  furthest: number;
}

export type Press = { type: 'continue' } | { type: 'previous' } | { type: 'go'; step: number };

/** The steps in the order of this church. */
export const orderOf = ({ canAccess }: Facts): readonly StepName[] => (canAccess ? stepNames : trialOrder);

export const indexOf = (name: StepName, facts: Facts): number => orderOf(facts).indexOf(name);

/** The furthest step allowed: the codes need a platform, and later steps need a plan that allows codes. */
const limitOf = (facts: Facts) =>
  !facts.platform ? indexOf('platform', facts) : !facts.canAccess ? indexOf('codes', facts) : LAST;

export const isAccessible = (step: number, { furthest }: Place, facts: Facts): boolean =>
  Number.isInteger(step) && step >= 0 && step <= Math.min(furthest, limitOf(facts));

export const canContinue = ({ step }: Place, facts: Facts): boolean => step < limitOf(facts);

/** Applies a click: Continue opens the next step, Previous goes back, the stepper goes to any open step. */
export function afterPress(place: Place, press: Press, facts: Facts): Place {
  switch (press.type) {
    case 'continue': {
      if (!canContinue(place, facts)) return place;
      const step = place.step + 1;
      return { step, furthest: Math.max(place.furthest, step) };
    }
    case 'previous':
      return { ...place, step: Math.max(place.step - 1, 0) };
    case 'go':
      return isAccessible(press.step, place, facts) ? { ...place, step: press.step } : place;
  }
}

/** Goes back to an allowed step when the facts change, e.g. when the plan ends. */
export const settled = (place: Place, facts: Facts): Place => ({
  ...place,
  step: Math.min(place.step, limitOf(facts)),
});

/** Index of the step named in the URL; of the first when none is. */
export const stepOf = (name: string | null, facts: Facts): number =>
  Math.max((orderOf(facts) as readonly (string | null)[]).indexOf(name), 0);

/** The platform named in the URL. */
export const platformOf = (name: string | null): PlatformId | undefined => platformIds.find((id) => id === name);
