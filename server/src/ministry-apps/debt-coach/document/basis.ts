import { formatDay } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { guidance } from '../data/guidance.ts';
import type { Outlook } from '../outlook.ts';
import { longestPlan } from '../payoff/pay-off.ts';
import { citedGuidance } from './cautions.ts';

/** How the figures were made, what they are not, and where the laws and programs were read. */
export function basis(outlook: Outlook): PlannedSection {
  const sources = citedGuidance(outlook).map((id) => {
    const { source, asOf } = guidance[id];
    return `${source}; as of ${formatDay(asOf)}.`;
  });
  return {
    id: 'basis',
    title: 'How this was worked out',
    blocks: [
      {
        type: 'prose',
        text: 'This is education, not financial or legal advice. The figures are exact for the numbers you gave; lenders may count days differently, and nothing new may be charged to these accounts.',
      },
      {
        type: 'steps',
        items: [
          'Each month begins with interest on what is owed: APR divided by 12, rounded to the cent, half a cent upward.',
          'Then every debt gets its minimum, or what is left of it.',
          'All the rest of the month’s money goes to the first debt in the order, and what that does not need to the next.',
          'The sum you pay each month stays the same until the end: a minimum that is no longer needed moves on. One-off amounts are added in their month.',
          'Snowball takes the smallest starting balance first, avalanche the highest rate in force. Of equal balances the higher rate goes first, of equal rates the smaller balance, then the order in which you listed them.',
          '“Minimum only” pays each debt its minimum as you entered it, passes nothing on and uses no extra or one-off amount.',
          `A plan that is not finished after ${longestPlan} months has no date.`,
        ],
      },
      ...(sources.length > 0
        ? [
            {
              type: 'prose' as const,
              text: `Laws and programs of the United States:\n\n${sources.map((source) => `- ${source}`).join('\n')}`,
            },
          ]
        : []),
    ],
  };
}
