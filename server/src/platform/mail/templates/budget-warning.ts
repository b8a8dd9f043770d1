import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Warns that a model budget is nearly or fully spent. */
export const budgetWarning = (args: EmailArgs['budget-warning']): Email => {
  const { level, spent, budget, until, link } = args;
  const whose = args.whose || 'Lampstand';
  const isSpent = level === '100';
  return {
    subject: isSpent
      ? `The writing budget of ${whose} is used up`
      : `${level}% of the writing budget of ${whose} is used`,
    heading: isSpent ? 'The writing budget is used up' : `${level}% of the writing budget is used`,
    before: [
      'Hello,',
      isSpent
        ? `The model that writes for the apps of ${whose} has cost ${spent} of ${budget}. The next text would go over the budget.`
        : `The model that writes for the apps of ${whose} has cost ${spent} of ${budget} so far.`,
      isSpent
        ? `Every app keeps working. Until ${until} the free built-in writer replaces the model, and each page says so.`
        : `When the budget is used up, the free built-in writer replaces the model until ${until}. Every app keeps working.`,
    ],
    button: { label: args.whose ? 'See the budget' : 'Read how budgets work', link },
    after: [
      args.whose
        ? 'To change the budget, reply to this email. We send one email at 80% and one at 100%.'
        : 'MODEL_DAILY_BUDGET sets the budget of a day. We send one email a day at 80% and one at 100%.',
    ],
  };
};
