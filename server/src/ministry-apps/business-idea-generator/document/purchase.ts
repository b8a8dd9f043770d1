import type { Section } from '@lampstand/sdk/app';
import { callout, formatMoney, prose, section, steps } from '../../../app-kit/index.ts';
import { guidance } from '../data/guidance.ts';
import { loanPayment, monthsBack } from '../own/worksheet.ts';
import type { Ranking } from '../ranking.ts';
import { ownWords } from '../words-own.en.ts';

/** The loan that the page shows as an example. */
const loan = { percent: 10, years: 10 };
/** Years in which a sum can come back, where no goal was named. */
const years = [2, 3, 5];

/** How long the money takes to come back, and what to check before a business is bought; nothing where none is. */
export function purchaseSection({ person: { money, goal }, own }: Ranking): Section[] {
  if (own?.kind?.id !== 'purchase') return [];
  const { title, lead, caption, columns, meaning, loan: loanText, steps: checks } = ownWords.purchase;
  const sum = formatMoney(money);
  const example = money > 0 ? money : 1_000_000;
  return [
    section('purchase', title, [
      callout('caution', lead(sum), { contacts: guidance.mentors.contacts }),
      money > 0 && {
        type: 'table',
        caption: caption(sum),
        columns: [{ label: columns.left }, { label: columns.back, figures: true }],
        rows: goal ? byGoal(money, goal) : byYears(money),
      },
      prose([
        meaning,
        loanText(
          formatMoney(example),
          `${loan.percent}%`,
          loan.years,
          formatMoney(loanPayment(example, loan.percent, loan.years)),
        ),
      ]),
      steps(checks),
    ]),
  ];
}

function byGoal(money: number, goal: number): string[][] {
  const { asHoped, lessFifth, half, months } = ownWords.purchase;
  const fifth = Math.round(goal * 0.8);
  const halved = Math.round(goal / 2);
  return [
    [asHoped(formatMoney(goal)), months(monthsBack(money, goal))],
    [lessFifth(formatMoney(fifth)), months(monthsBack(money, fifth))],
    [half(formatMoney(halved)), months(monthsBack(money, halved))],
  ];
}

function byYears(money: number): string[][] {
  const { inYears, years: text } = ownWords.purchase;
  return years.map((count) => [inYears(formatMoney(Math.ceil(money / (count * 12)))), text(count)]);
}

/** Reasons not to buy. */
export const walkAway = (): Section =>
  section('stop', ownWords.purchase.walkTitle, [steps(ownWords.purchase.walkAway)]);
