import type { Section } from '@lampstand/sdk/app';
import { formatMoney, nextStepSection, paragraphOf } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import type { Outlook } from '../outlook.ts';
import { words } from '../texts.en.ts';
import { firstPayments } from './first-payments.ts';
import { countryOf, helpContacts } from './help.ts';

const { nextStep: texts } = words;

/** One thing to do: a payment, or a call when the money is not enough or the plan has no date. */
export function nextStep(outlook: Outlook): Section {
  const { afterEssentials, budget, chosen } = outlook;
  if (afterEssentials !== undefined && afterEssentials < 0) return essentialsFirst(outlook, -afterEssentials);
  if (!chosen.payoff.free) return noDate(outlook);
  if (afterEssentials !== undefined && afterEssentials < budget) return tooTight(outlook, afterEssentials);
  return nextStepSection(firstPayments(outlook));
}

function essentialsFirst({ household }: Outlook, short: number): Section {
  const text = [
    texts.callNotPay(formatMoney(short, household)),
    texts.localHelp[countryOf(household)],
    texts.planCanWait,
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household) });
}

function noDate({ household, plans, budget }: Outlook): Section {
  const { debts } = household;
  const other = plans.find((plan) => plan.payoff.free);
  const call = other ? texts.alsoCall : texts.firstCall;
  const text = [
    budget === 0 ? texts.noMoney(debts.length) : texts.noFinish(formatMoney(budget, household), debts.length),
    other ? texts.otherOrder(other.strategy, planMonth(household, other.payoff.months.length)) : texts.moreOrLess,
    texts.lowerRates(call[countryOf(household)]),
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household).slice(1) });
}

function tooTight({ household, budget }: Outlook, afterEssentials: number): Section {
  const sum = (cents: number) => formatMoney(cents, household);
  const text = [
    texts.tooTight(sum(budget), sum(afterEssentials), sum(budget - afterEssentials)),
    household.money.extra > 0 ? texts.askForLessOrEnterLess : texts.askForLess,
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household).slice(1) });
}
