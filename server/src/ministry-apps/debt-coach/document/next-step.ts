import type { CalloutBlock } from '@lampstand/sdk/app';
import { addMonths, formatMoney, formatMonth, nextStepSection } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Outlook } from '../outlook.ts';
import { planNames } from './comparison.ts';
import { firstPayments } from './first-payments.ts';
import { helpContacts, isAmerican } from './help.ts';

type Step = Pick<CalloutBlock, 'text' | 'contacts'>;

/** One clear thing to do: a payment, or a call when the money does not reach or the plan has no date. */
export function nextStep(outlook: Outlook): PlannedSection {
  const { text, contacts } = chooseStep(outlook);
  return nextStepSection(text, { contacts });
}

function chooseStep(outlook: Outlook): Step {
  const { room, budget, lead } = outlook;
  if (room !== undefined && room < 0) return essentialsFirst(outlook, -room);
  if (!lead.payoff.free) return noDate(outlook);
  if (room !== undefined && room < budget) return tooTight(outlook, room);
  return { text: firstPayments(outlook) };
}

function essentialsFirst({ household }: Outlook, short: number): Step {
  const whom = isAmerican(household)
    ? 'Call 211 for food, rent and power, and then a nonprofit credit counselor, who can talk to the lenders with you.'
    : 'Ask for local help with food, rent and power, and then a nonprofit debt adviser, who can talk to the lenders with you.';
  return {
    text: `A call, not a payment. Your essentials cost ${formatMoney(short, { currency: household.currency })} a month more than comes in, and food, housing, power and the car go before every debt on this page. ${whom} The plan below can wait until then.`,
    contacts: helpContacts(household),
  };
}

function noDate({ household, plans, budget }: Outlook): Step {
  const { debts, currency, start } = household;
  const these = debts.length === 1 ? 'this debt' : 'these debts';
  const opening =
    budget === 0
      ? `Nothing is set aside for ${these} yet, so there is no finish date to show.`
      : `With ${formatMoney(budget, { currency })} a month ${these} ${debts.length === 1 ? 'has' : 'have'} no finish date in this order. That is arithmetic; it is not a verdict on you.`;
  const other = plans.find((plan) => plan.payoff.free);
  const way = other
    ? `The same money in another order does end: ${planNames[other.strategy].toLowerCase()}, in ${formatMonth(addMonths(start, other.payoff.months.length - 1))}.`
    : 'More money each month would change it, and so would less interest. The table below says how much.';
  const whom = isAmerican(household) ? 'a nonprofit credit counselor' : 'a nonprofit debt adviser';
  return {
    text: `${opening} ${way} ${other ? 'It is also worth calling' : 'The first step is to call'} ${whom}, who can ask the lenders for lower rates.`,
    contacts: helpContacts(household).slice(1),
  };
}

function tooTight({ household, budget }: Outlook, room: number): Step {
  const sum = (cents: number) => formatMoney(cents, { currency: household.currency });
  const lower = household.money.extra > 0 ? 'enter a smaller extra, or ' : '';
  return {
    text: `This plan asks for ${sum(budget)} a month, and after essentials you have ${sum(room)}. ${sum(budget - room)} a month has to be found first. Before you begin, ${lower}call the lenders with the words below and ask for smaller payments.`,
    contacts: helpContacts(household).slice(1),
  };
}
