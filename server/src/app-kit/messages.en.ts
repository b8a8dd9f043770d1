import { countInWords, countOf } from './counts.ts';

/** What the kit itself says to a reader. */
export const messages = {
  moreVerses: (count: number) =>
    `It goes on for ${countOf(count, { one: 'more verse', other: 'more verses' })}; follow the link to read more.`,
  firstVerses: (shown: number, all: number) => `The first ${shown} of ${all} verses; follow the link to read more.`,
  aboutPassage: 'About the passage you gave',
  noSuchPassage: (typed: string) =>
    `We couldn’t find “${typed}” in the Bible. Write it like “Psalm 23” or “Romans 8:26”.`,
  nextStep: 'Your next step',
  movedCloser: (count: number) =>
    `${countInWords(count, { one: 'step', other: 'steps' })} would have been before today, so the days are closer together than they should be.`,
  dayHasPassed: 'The day has passed, so only what comes after it is listed.',
  item: 'Item',
  amount: 'Amount',
  share: 'Share',
  total: 'Total',
  subtotal: (group: string) => `${group}, together`,
};

export type Messages = typeof messages;
