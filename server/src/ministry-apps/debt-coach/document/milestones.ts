import { checklist, formatMoney, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { type Outlook, payOrder } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import { words } from '../texts.en.ts';

const { milestones: texts } = words;

/** The months in which a debt is paid off, half of the total is paid, and the plan ends. Only for a plan with a date. */
export function milestones(outlook: Outlook) {
  const { household, chosen, owed } = outlook;
  const { months, finished } = chosen.payoff;
  const half = months.findIndex((month) => total(month.owed) * 2 <= owed) + 1;
  const items = months.flatMap((month, index) => {
    const number = index + 1;
    const when = planMonth(household, number);
    const gone = payOrder(outlook)
      .filter((debt) => finished[debt.position] === number)
      .map(({ name }) => name);
    const isLast = number === months.length;
    return [
      number === half && !isLast && texts.half(when, formatMoney(total(month.owed), household)),
      isLast ? texts.last(when, gone) : gone.length > 0 && texts.paidOff(when, gone),
    ];
  });
  return section('milestones', texts.title, [checklist(items)]);
}
