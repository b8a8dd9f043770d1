import { formatMoney, paragraphOf } from '../../../app-kit/index.ts';
import { nthFinish, type Outlook, type PaymentPlan } from '../outlook.ts';
import type { Debt } from '../payoff/debt.ts';
import { aprIn } from '../payoff/interest.ts';
import { inOrder, type Strategy } from '../payoff/order.ts';
import { words } from '../texts.en.ts';

const { choice: texts } = words;

/** The choice between avalanche and snowball: the difference in dollars, and in months to the `nth` finished debt. */
export function tradeOff({ plans, household, chosen }: Outlook, nth: 1 | 2): string | undefined {
  const [avalanche, snowball, own] = plans;
  if (!avalanche || !snowball) return undefined;
  if (!avalanche.payoff.free && !snowball.payoff.free) return texts.noneEnds;
  return paragraphOf([...compared(avalanche, snowball), own?.payoff.free && ownOrder(own)]);

  function compared(one: PaymentPlan, other: PaymentPlan): (string | undefined)[] {
    if (one.payoff.free !== other.payoff.free) {
      const ends = one.payoff.free ? one : other;
      return [texts.onlyOneEnds(ends.strategy)];
    }
    if (isSamePlan(one, other)) return [texts.same(whySame(household.debts))];
    return [cost(one, other), firstFinish(one, other), texts.bothSound];
  }

  function cost(one: PaymentPlan, other: PaymentPlan): string {
    const more = other.payoff.interest - one.payoff.interest;
    if (more === 0) return texts.sameCost;
    const sum = formatMoney(Math.abs(more), household);
    return more > 0 ? texts.avalancheCostsLess(sum) : texts.snowballCostsLess(sum);
  }

  function firstFinish(one: PaymentPlan, other: PaymentPlan): string | undefined {
    const [a, b] = [nthFinish(one.payoff, nth), nthFinish(other.payoff, nth)];
    if (a === undefined || b === undefined) return undefined;
    if (a === b) return texts.sameMonth(texts.nth[nth]);
    return texts.sooner((a > b ? other : one).strategy, texts.nth[nth], Math.abs(a - b));
  }

  function ownOrder({ payoff, strategy }: PaymentPlan): string | undefined {
    const others = plans.filter((plan) => plan.strategy !== strategy && plan.payoff.free);
    const cheapest = others.sort((a, b) => a.payoff.interest - b.payoff.interest)[0];
    if (!cheapest) return undefined;
    const order = chosen.strategy === 'custom' ? texts.ownOrder : texts.listedOrder;
    const more = payoff.interest - cheapest.payoff.interest;
    return more > 0
      ? texts.costsMore(order, formatMoney(more, household), cheapest.strategy)
      : texts.costsNoMore(order);
  }
}

/** Why avalanche and snowball pay the same: equal rates, one order for both, or no money that an order would steer. */
function whySame(debts: readonly Debt[]): string {
  const { rates, order, nothingToSteer } = texts.sameReasons;
  const promoEnds = debts.flatMap(({ promo }) => (promo ? [promo.months + 1] : []));
  const months = [1, ...promoEnds];
  const sameRates = months.every((month) => new Set(debts.map((debt) => aprIn(debt, month))).size === 1);
  if (sameRates) return rates;
  const names = (strategy: Strategy, month: number) => inOrder(debts, strategy, month).map(({ name }) => name);
  const first = names('avalanche', 1);
  const sameOrder = months.every((month) =>
    (['avalanche', 'snowball'] as const).every((strategy) => names(strategy, month).join('\n') === first.join('\n')),
  );
  return sameOrder ? order(first[0] ?? '') : nothingToSteer;
}

/** Whether two plans pay the same amounts in every month. */
export function isSamePlan(one: PaymentPlan, other: PaymentPlan): boolean {
  return JSON.stringify(one.payoff.months) === JSON.stringify(other.payoff.months);
}
