import { addMonths, dayOf, formatMoney, formatMonth, monthOf, numberInWords, present } from '../../app-kit/index.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { basis } from './document/basis.ts';
import { bottomLine } from './document/bottom-line.ts';
import { cautions } from './document/cautions.ts';
import { changes } from './document/changes.ts';
import { comingMonths } from './document/coming-months.ts';
import { comparison } from './document/comparison.ts';
import { milestones } from './document/milestones.ts';
import { nextStep } from './document/next-step.ts';
import { owedChart } from './document/owed-chart.ts';
import { schedule } from './document/schedule.ts';
import { scripts } from './document/scripts.ts';
import type { Outlook } from './outlook.ts';
import { remarks } from './remarks.ts';
import type { DebtPlan } from './solve.ts';

/** Section whose prose is written; all others are computed. */
export const coachingSection: PlannedSection = {
  id: 'coaching',
  title: 'A word with your plan',
  blocks: [],
  editable: true,
  again: 'Write again',
  write: { place: 'before', maxWords: 190 },
};

/** The plan of a household's way out of debt: the bottom line and the next step first. */
export function document({ input, outlook }: DebtPlan, { now }: Pick<AppContext, 'now'>): Plan {
  const { household, lead, plans, budget } = outlook;
  const { free } = lead.payoff;
  const anyDate = plans.some((plan) => plan.payoff.free);
  const compared = anyDate ? [comparison(outlook)] : [];
  const dated = free ? [...compared, owedChart(outlook)] : [changes(outlook), ...compared];
  const paying = budget > 0 || household.money.oneOffs.size > 0;
  const today = dayOf(now);
  const sections = present([
    bottomLine(outlook, monthOf(today)),
    nextStep(outlook),
    ...dated,
    paying ? comingMonths(outlook) : undefined,
    free ? milestones(outlook) : undefined,
    cautions(outlook),
    coachingSection,
    scripts(outlook, today),
    paying ? schedule(outlook, today) : undefined,
    basis(outlook),
  ]);
  return { title: titleOf(outlook), about: aboutLine(outlook), sections, notices: remarks(input, household, now) };
}

function titleOf({ household, lead, room }: Outlook): string {
  const short = room !== undefined && room < 0;
  if (!lead.payoff.free)
    return short ? 'Essentials first, then the debts' : 'Where you stand, and what would change it';
  const end = formatMonth(addMonths(household.start, lead.payoff.months.length - 1));
  return short ? `Essentials first, then a way out by ${end}` : `A way out by ${end}`;
}

function aboutLine({ household }: Outlook): string {
  const { debts, currency } = household;
  const { extra, oneOffs } = household.money;
  const entered = debts.length === 1 ? 'the debt you entered' : `the ${numberInWords(debts.length)} debts you entered`;
  const more = extra > 0 ? `, with ${formatMoney(extra, { currency })} extra each month` : ', with nothing extra';
  const once =
    oneOffs.size === 0
      ? ''
      : oneOffs.size === 1
        ? ' and a one-off amount'
        : ` and ${numberInWords(oneOffs.size)} one-off amounts`;
  return `The figures are computed from ${entered}${more}${once}. Monthly rate is APR divided by 12, rounded to the cent.`;
}
