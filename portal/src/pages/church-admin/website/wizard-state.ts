import { type PlatformId, platformIds } from '@lampstand/server/contracts';

/** The steps as they stand in the address. */
export const stepNames = ['welcome', 'status', 'platform', 'codes', 'preview', 'verify', 'success'] as const;

export const LAST = stepNames.length - 1;
export const PLATFORM = stepNames.indexOf('platform');
export const CODES = stepNames.indexOf('codes');

/** What a step may need that no press can give. */
export interface Facts {
  platform: PlatformId | undefined;
  /** The church's plan, or the person's role, gives the codes. */
  canAccess: boolean;
}

export interface Place {
  /** Index of the step on the screen. */
  step: number;
  /** Index of the furthest step that was reached. */
  furthest: number;
}

export type Press = { type: 'continue' } | { type: 'previous' } | { type: 'go'; step: number };

/** The furthest step that the facts allow: codes need a platform, and what follows them needs a plan that gives them. */
const limitOf = ({ platform, canAccess }: Facts) => (!platform ? PLATFORM : !canAccess ? CODES : LAST);

export const isAccessible = (step: number, { furthest }: Place, facts: Facts): boolean =>
  Number.isInteger(step) && step >= 0 && step <= Math.min(furthest, limitOf(facts));

export const canContinue = ({ step }: Place, facts: Facts): boolean => step < limitOf(facts);

/** One press: Continue opens the next step, Previous goes back one and locks nothing, the rail leads to what is open. */
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

/** The same place after the facts have changed: a plan that ended leads back to the step that says so. */
export const settled = (place: Place, facts: Facts): Place => ({
  ...place,
  step: Math.min(place.step, limitOf(facts)),
});

/** The step that an address names; the first when it names none. */
export const stepOf = (name: string | null): number =>
  Math.max((stepNames as readonly (string | null)[]).indexOf(name), 0);

/** The platform that an address names. */
export const platformOf = (name: string | null): PlatformId | undefined => platformIds.find((id) => id === name);
