import { type IssueRule, pluralOf } from '@lampstand/sdk/app';
import type { ModelErrorKind } from '../../writing/index.ts';

export interface RunMessages {
  /** Why a run may not go on. */
  admission: { paused: string; account: (app: string) => string; proof: string; tries: string };
  /** They name their field, for a reader who does not see the form. */
  issues: { readonly [rule in IssueRule]: string };
  nothingWritten: string;
  tooLong: (most: number) => string;
  /** Why the model did not write; the beginning of `builtInInstead`. */
  modelErrors: { readonly [kind in ModelErrorKind]: string };
  builtInInstead: (reason: string) => string;
  /** Title over what was corrected or removed. */
  checked: string;
  alsoChecked: (count: number) => string;
}

export const en: RunMessages = {
  admission: {
    paused: 'This app is paused on this website for now.',
    account: (app) => `You need an account to use ${app}. Please log in, or sign up for the free trial.`,
    proof: 'We’re very busy. Please try again.',
    tries: 'You’ve used today’s free tries. Sign up for the free trial, or come back tomorrow.',
  },
  issues: {
    required: 'Please answer “{label}”.',
    too_long: 'Please shorten “{label}” to {limit} characters.',
    not_a_number: '“{label}” must be a number.',
    too_small: '“{label}” must be {limit} or more.',
    too_large: '“{label}” must be {limit} or less.',
    too_precise: '“{label}” can have at most {limit} decimals. Money is in whole cents.',
    not_a_date: '“{label}” must be a valid date, such as 2026-11-20.',
    too_early: '“{label}” must be {limit} or later.',
    too_late: '“{label}” must be {limit} or earlier.',
    not_an_option: '“{label}” must be one of the options.',
    too_few: '“{label}” needs at least {limit}.',
    too_many: '“{label}” can have at most {limit}.',
    wrong_type: 'We couldn’t read “{label}”.',
  },
  nothingWritten: 'Please write a message first.',
  tooLong: (most) => `Please shorten your message to ${most} characters.`,
  modelErrors: {
    unreachable: 'AI isn’t available right now',
    refused: 'AI isn’t available right now',
    limited: 'AI is very busy right now',
    stalled: 'AI stopped partway',
    'too-slow': 'AI took too long',
    garbled: 'AI sent something we couldn’t use',
    'over-budget': 'The AI limit has been reached for now',
    resting: 'AI isn’t available for a few minutes',
    withheld: 'The AI’s text didn’t meet our rules',
  },
  builtInInstead: (reason) => `${reason}, so this was written without it.`,
  checked: 'Checked against the Bible',
  alsoChecked: (count) =>
    pluralOf(count, {
      one: 'One more passage was checked.',
      other: `${count} more passages were checked.`,
    }),
};
