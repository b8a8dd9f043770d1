import type { LargestRun } from '../../testing/largest-run.ts';

/** The longest wish, with the words on the screen. */
export const largest: LargestRun[] = [
  {
    input: {
      ...{ want: 'How do I make the letters bigger on my phone? '.repeat(13), device: 'iphone', comfort: '1' },
      ...{ screenWords: 'Display and Brightness. '.repeat(20), textSize: 'large', helper: true },
    },
  },
];
