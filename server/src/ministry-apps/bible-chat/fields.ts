import { field, type InputOf } from '@lampstand/sdk/app';

/** Characters of one message, at most. */
export const LONGEST_MESSAGE = 2_000;

export const fields = {
  length: field.choice(['short', 'standard', 'deep'], {
    display: 'segments',
    initial: 'standard',
    more: true,
    half: true,
  }),
  view: field.choice(['single', 'differ'], { display: 'segments', initial: 'single', more: true, half: true }),
  passage: field.text({ optional: true, more: true }),
};

export type ChatInput = InputOf<typeof fields>;
