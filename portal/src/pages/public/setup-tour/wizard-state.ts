import type { Dispatch } from 'react';
import type { PlatformId } from '../../../content/setup-tour-later.ts';

const LAST = 5;
const PLATFORM_STEP = 2;

export interface WizardState {
  /** Index of the current step, 0 to 5. */
  step: number;
  /** Index of the furthest step that is unlocked. */
  unlocked: number;
  platform?: PlatformId;
  /** Id of the chosen app. */
  app: string;
  /** Continue was clicked without a platform. */
  problem: boolean;
}

export type WizardAction =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'restart' }
  | { type: 'go'; step: number }
  | { type: 'platform'; platform: PlatformId }
  | { type: 'app'; app: string };

export interface StepProps {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}

export const wizardStart: WizardState = { step: 0, unlocked: 0, app: 'debt-coach', problem: false };

/** Steps unlock one at a time; only the platform step needs an answer. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'next': {
      if (state.step === PLATFORM_STEP && !state.platform) return { ...state, problem: true };
      const step = Math.min(state.step + 1, LAST);
      return { ...state, step, unlocked: Math.max(state.unlocked, step), problem: false };
    }
    case 'back':
      return { ...state, step: Math.max(state.step - 1, 0), problem: false };
    case 'restart':
      return wizardStart;
    case 'go':
      return action.step <= state.unlocked ? { ...state, step: action.step, problem: false } : state;
    case 'platform':
      return { ...state, platform: action.platform, problem: false };
    case 'app':
      return { ...state, app: action.app };
  }
}

/** Progress in percent: 0 at the first step, 100 at the last. */
export const progressOf = ({ step }: Pick<WizardState, 'step'>): number => (step / LAST) * 100;
