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
  const { afterEssentials = 0, shortfall, chosen } = outlook;
  if (afterEssentials < 0) return essentialsFirst(outlook);
  if (!chosen.payoff.free) return noDate(outlook);
  if (shortfall > 0) return tooTight(outlook);
  return nextStepSection(firstPayments(outlook));
}

function essentialsFirst({ household, shortfall }: Outlook): Section {
  const text = [
    texts.callNotPay(formatMoney(shortfall, household)),
    texts.localHelp[countryOf(household)],
    texts.planCanWait,
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household) });
}

function noDate(outlook: Outlook): Section {
  const { household, plans, budget, shortfall } = outlook;
  const { debts } = household;
  if (shortfall > 0) return noDateAndTooTight(outlook);
  const other = plans.find((plan) => plan.payoff.free);
  const call = other ? texts.alsoCall : texts.firstCall;
  const text = [
    budget === 0 ? texts.noMoney(debts.length) : texts.noFinish(formatMoney(budget, household), debts.length),
    other ? texts.otherOrder(other.strategy, planMonth(household, other.payoff.months.length)) : texts.moreOrLess,
    texts.lowerRates(call[countryOf(household)]),
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household).slice(1) });
}

/** The missing sum comes before everything else: more money for debts is no advice to those who lack it. */
function noDateAndTooTight(outlook: Outlook): Section {
  const { household, plans } = outlook;
  const other = plans.find((plan) => plan.payoff.free);
  const text = [
    texts.missing(...gap(outlook)),
    other
      ? texts.otherOrder(other.strategy, planMonth(household, other.payoff.months.length))
      : texts.noFinishEither(household.debts.length),
    texts.doNotBorrow,
    texts.lowerRates(texts.firstCall[countryOf(household)]),
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household) });
}

/** The sums of a shortfall: the payments, the sentence on what is there for them, and what is missing. */
function gap({ household, budget, afterEssentials = 0, shortfall }: Outlook): [string, string, string] {
  const sum = (cents: number) => formatMoney(cents, household);
  const room = household.essentials === undefined ? texts.income : texts.afterEssentials;
  return [sum(budget), room(sum(afterEssentials)), sum(shortfall)];
}

function tooTight(outlook: Outlook): Section {
  const { household } = outlook;
  const text = [
    texts.tooTight(...gap(outlook)),
    household.money.extra > 0 ? texts.askForLessOrEnterLess : texts.askForLess,
  ];
  return nextStepSection(paragraphOf(text), { contacts: helpContacts(household).slice(1) });
}
