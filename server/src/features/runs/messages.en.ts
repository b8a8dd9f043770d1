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
  /** Title over what was set right or left out. */
  checked: string;
  alsoChecked: (count: number) => string;
}

export const en: RunMessages = {
  admission: {
    paused: 'This app is resting on this website for now.',
    account: (app) => `${app} is for people with an account here. Please log in, or sign up; the trial is free.`,
    proof: 'Very much is asked of this page right now. Please send it once more.',
    tries:
      'Today’s tries without an account are used up. Sign up for the free trial to go on now, or come back tomorrow.',
  },
  issues: {
    required: '“{label}” has to be answered.',
    too_long: '“{label}” can have {limit} characters at most.',
    not_a_number: '“{label}” has to be a number.',
    too_small: '“{label}” has to be {limit} or more.',
    too_large: '“{label}” has to be {limit} or less.',
    too_precise: '“{label}” can have {limit} decimal places at most; money is given in whole cents.',
    not_a_date: '“{label}” has to be a date of the calendar, such as 2026-11-20.',
    too_early: '“{label}” has to be {limit} or later.',
    too_late: '“{label}” has to be {limit} or earlier.',
    not_an_option: '“{label}” has to be one of the answers that are offered.',
    too_few: '“{label}” needs at least {limit}.',
    too_many: '“{label}” can hold {limit} at most.',
    wrong_type: '“{label}” came in a form that cannot be read.',
  },
  nothingWritten: 'Please write a message first.',
  tooLong: (most) => `Please shorten your message to ${most} characters.`,
  modelErrors: {
    unreachable: 'The language model could not be reached just now',
    refused: 'The language model is not available just now',
    limited: 'Many people are asking the language model just now',
    stalled: 'The language model stopped before it was done',
    'too-slow': 'The language model took too long',
    garbled: 'What the language model sent could not be used',
    'over-budget': 'The language model has written as much as it may for now',
    resting: 'The language model is resting for some minutes',
    withheld: 'What the language model wrote did not keep the rules of this page',
  },
  builtInInstead: (reason) => `${reason}, so the built-in writer has written in its place.`,
  checked: 'Checked against the Bible',
  alsoChecked: (count) =>
    pluralOf(count, {
      one: 'One more place was checked in the same way.',
      other: `${count} more places were checked in the same way.`,
    }),
};
