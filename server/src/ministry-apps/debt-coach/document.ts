import { dayOf, formatMoney, monthOf, sectionToWrite } from '../../app-kit/index.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { basis } from './document/basis.ts';
import { cautions, details } from './document/cautions.ts';
import { changes } from './document/changes.ts';
import { comparison } from './document/comparison.ts';
import { milestones } from './document/milestones.ts';
import { nextStep } from './document/next-step.ts';
import { notices } from './document/notices.ts';
import { owedChart } from './document/owed-chart.ts';
import { paymentTable } from './document/payment-table.ts';
import { schedule } from './document/schedule.ts';
import { scripts } from './document/scripts.ts';
import { summary } from './document/summary.ts';
import { whatIf } from './document/what-if.ts';
import { planMonth } from './household.ts';
import type { Outlook } from './outlook.ts';
import type { DebtPlan } from './solve.ts';
import { words } from './texts.en.ts';

/** The one section whose prose is written; all others are computed. */
export const coachingSection = sectionToWrite('coaching', words.coaching.title, {
  maxWords: 200,
  again: words.coaching.again,
  folded: true,
});

/** The document of a household's plan: figures, next step, payments and cautions; everything else is folded. */
export function document({ input, outlook }: DebtPlan, { now }: Pick<AppContext, 'now'>): Plan {
  const { household, chosen, plans, budget, afterEssentials = 0 } = outlook;
  const today = dayOf(now);
  const { free } = chosen.payoff;
  const paying = budget > 0 || household.money.oneOffs.size > 0;
  // Without money for essentials the next step is a call, and the payments can wait.
  const payNow = free && afterEssentials >= 0;
  const sections = [
    summary(outlook, monthOf(today)),
    nextStep(outlook),
    ...(paying && payNow ? [paymentTable(outlook)] : []),
    cautions(outlook),
    ...folded([
      ...(free ? whatIf(outlook) : [changes(outlook)]),
      ...(paying && !payNow ? [paymentTable(outlook)] : []),
      ...(plans.some((plan) => plan.payoff.free) ? [comparison(outlook)] : []),
      ...(free ? [owedChart(outlook), milestones(outlook)] : []),
      details(outlook),
      coachingSection,
      ...scripts(outlook, today),
      ...(paying ? [schedule(outlook, today)] : []),
      basis(outlook),
    ]),
  ];
  return { title: titleOf(outlook), about: aboutText(outlook), sections, notices: notices(input, household, now) };
}

const folded = (sections: readonly PlannedSection[]) => sections.map((section) => ({ ...section, folded: true }));

function titleOf({ household, chosen, afterEssentials = 0 }: Outlook): string {
  const { title } = words;
  const short = afterEssentials < 0;
  if (!chosen.payoff.free) return short ? title.essentialsThenDebts : title.noDate;
  const end = planMonth(household, chosen.payoff.months.length);
  return short ? title.essentialsThenWayOut(end) : title.wayOut(end);
}

function aboutText({ household }: Outlook): string {
  const { about } = words;
  const { extra, oneOffs } = household.money;
  return about.text(
    about.entered(household.debts.length),
    extra > 0 ? about.extra(formatMoney(extra, household)) : about.nothingExtra,
    about.oneOffs(oneOffs.size),
  );
}
