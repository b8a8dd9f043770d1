import { capitalize, countOf, formatMoney } from '../../../app-kit/index.ts';
import { nthFinish, type Outlook, type PaymentPlan } from '../outlook.ts';

/** The choice between avalanche and snowball in dollars and in months to the first win. */
export function tradeOff({ plans, household, lead }: Outlook, wins: 1 | 2): string | undefined {
  const [avalanche, snowball, own] = plans;
  if (!avalanche || !snowball) return undefined;
  const sentences: string[] = [];
  if (avalanche.payoff.free !== snowball.payoff.free) {
    const [dated, open] = avalanche.payoff.free ? ['Avalanche', 'snowball'] : ['Snowball', 'avalanche'];
    sentences.push(`${dated} comes to an end at this budget and ${open} does not, so the choice makes itself.`);
  } else if (!avalanche.payoff.free) {
    return 'At this budget none of them comes to an end. The order of the debts cannot mend that; more money or less interest can.';
  } else if (isSamePlan(avalanche, snowball)) {
    sentences.push('For your debts avalanche and snowball are the same plan, so there is nothing to weigh.');
  } else {
    sentences.push(
      cost(avalanche, snowball),
      win(avalanche, snowball),
      'Both are sound; choose the one you will keep.',
    );
  }
  if (own?.payoff.free) sentences.push(ownOrder(own));
  return sentences.filter(Boolean).join(' ');

  function cost(one: PaymentPlan, other: PaymentPlan): string {
    const more = other.payoff.interest - one.payoff.interest;
    if (more === 0) return 'Avalanche and snowball cost the same.';
    return `${more > 0 ? 'Avalanche' : 'Here snowball'} costs ${formatMoney(Math.abs(more), { currency: household.currency })} less.`;
  }

  function win(one: PaymentPlan, other: PaymentPlan): string {
    const [later, sooner] = [nthFinish(one.payoff, wins), nthFinish(other.payoff, wins)];
    const what = wins === 1 ? 'first' : 'second';
    if (later === undefined || sooner === undefined) return '';
    if (later === sooner) return `The ${what} finished debt comes in the same month with both.`;
    const [name, months] = later > sooner ? ['snowball', later - sooner] : ['avalanche', sooner - later];
    return `${capitalize(name)} gives you the ${what} finished debt ${countOf(months, { one: 'month', other: 'months' })} sooner.`;
  }

  function ownOrder({ payoff, strategy }: PaymentPlan): string {
    const others = plans.filter((plan) => plan.strategy !== strategy && plan.payoff.free);
    const cheapest = others.sort((a, b) => a.payoff.interest - b.payoff.interest)[0];
    if (!cheapest) return '';
    const subject = lead.strategy === 'custom' ? 'Your own order' : 'The order in which you listed them';
    const more = payoff.interest - cheapest.payoff.interest;
    if (more <= 0) return `${subject} costs no more than either.`;
    return `${subject} costs ${formatMoney(more, { currency: household.currency })} more than ${cheapest.strategy}.`;
  }
}

/** Whether two plans pay the same amounts in every month. */
export function isSamePlan(one: PaymentPlan, other: PaymentPlan): boolean {
  return JSON.stringify(one.payoff.months) === JSON.stringify(other.payoff.months);
}
