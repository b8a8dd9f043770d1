import { formatMoney, paragraphOf } from '../../../app-kit/index.ts';
import { nthFinish, type Outlook, type PaymentPlan } from '../outlook.ts';
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
      const [ends, never] = one.payoff.free ? [one, other] : [other, one];
      return [texts.onlyOneEnds(ends.strategy, never.strategy)];
    }
    if (isSamePlan(one, other)) return [texts.same];
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

/** Whether two plans pay the same amounts in every month. */
export function isSamePlan(one: PaymentPlan, other: PaymentPlan): boolean {
  return JSON.stringify(one.payoff.months) === JSON.stringify(other.payoff.months);
}
