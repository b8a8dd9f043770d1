import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** Warns that a model budget is nearly or fully spent. */
export const budgetWarning = (args: EmailArgs['budget-warning']): Email => {
  const { level, spent, budget, until, link } = args;
  const whose = args.whose || 'Lampstand';
  const isSpent = level === '100';
  return {
    subject: isSpent ? `${whose}’s AI budget is used up` : `${level}% of ${whose}’s AI budget is used`,
    heading: isSpent ? 'The AI budget is used up' : `${level}% of the AI budget is used`,
    before: [
      'Hello,',
      isSpent
        ? `AI for ${whose}’s apps has cost ${spent} of ${budget}. The next text would go over the budget.`
        : `AI for ${whose}’s apps has cost ${spent} of ${budget} so far.`,
      isSpent
        ? `Your apps keep working without AI until ${until}, and each page says so.`
        : `When the budget is used up, your apps keep working without AI until ${until}.`,
    ],
    button: { label: args.whose ? 'See the budget' : 'Read how budgets work', link },
    after: [
      args.whose
        ? 'To change the budget, reply to this email. We send one email at 80% and one at 100%.'
        : 'MODEL_DAILY_BUDGET sets the budget of a day. We send one email a day at 80% and one at 100%.',
    ],
  };
};
