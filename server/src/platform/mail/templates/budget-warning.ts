import type { LetterArgs } from '../mail-kinds.ts';
import type { Letter } from './letter.ts';

/** Tells whoever looks after a budget for models that it is nearly or wholly spent. */
export const budgetWarning = (args: LetterArgs['budget-warning']): Letter => {
  const { level, spent, budget, until, link } = args;
  const whose = args.whose || 'this server';
  const isSpent = level === '100';
  return {
    subject: isSpent
      ? `The writing budget of ${whose} is used up`
      : `${level}% of the writing budget of ${whose} is used`,
    heading: isSpent ? 'The built-in writer has taken over' : 'Most of it is used',
    before: [
      'Hello,',
      isSpent
        ? `The model that writes for the apps of ${whose} has cost ${spent} of ${budget}, and the next text no longer fits.`
        : `The model that writes for the apps of ${whose} has cost ${spent} of ${budget} so far.`,
      isSpent
        ? `Nothing stops. Until ${until} the built-in writer, which costs nothing, writes instead of the model, and each page says so.`
        : `When all of it is used, the built-in writer, which costs nothing, writes until ${until}. Every app keeps working.`,
    ],
    button: { label: args.whose ? 'See what has been used' : 'Read how budgets work', link },
    after: [
      args.whose
        ? 'Whoever runs this server can change the budget. You get this letter once for each step.'
        : 'The budget of a day is MODEL_DAILY_BUDGET. You get this letter once a day for each step.',
    ],
  };
};
