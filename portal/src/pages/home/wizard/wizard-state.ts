import type { Dispatch } from 'react';
import type { PlatformId } from '../../../content/home-wizard-later.ts';

const LAST = 5;
const PLATFORM_STEP = 2;

export interface WizardState {
  /** Index of the step on the screen, 0 to 5. */
  step: number;
  /** Index of the furthest step that is unlocked. */
  unlocked: number;
  platform?: PlatformId;
  /** Id of the app whose line is shown. */
  app: string;
  /** Somebody wanted to go on without choosing a platform. */
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

/** One press in the wizard. Steps unlock one at a time; the platform step alone asks for an answer. */
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

/** How far the person has come, in percent: nothing at the first step, everything at the last. */
export const progressOf = ({ step }: Pick<WizardState, 'step'>): number => (step / LAST) * 100;
