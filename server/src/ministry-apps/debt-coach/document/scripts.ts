import type { Block } from '@lampstand/sdk/app';
import { type Day, formatDay, formatMoney, formatPercent } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type Outlook, standingStill } from '../outlook.ts';
import type { Debt } from '../payoff/debt.ts';
import { aprIn } from '../payoff/interest.ts';
import { isAmerican } from './help.ts';

/** Thousandths of a percent: below this rate a call for a lower one is rarely worth the hour. */
const worthACall = 10_000;
/** Months. */
const soonPaid = 3;

/** Words to say and to send, for these debts: a lower rate, hardship, and a letter to a collector. Undefined when none applies. */
export function scripts(outlook: Outlook, today: Day): PlannedSection | undefined {
  const { household, lead, room, budget } = outlook;
  // A call is not worth it for a debt that is all but paid.
  const lasting = household.debts.filter(({ position }) => (lead.payoff.finished[position] ?? Infinity) > soonPaid);
  const dearest = dearestCard(lasting);
  const hard = !lead.payoff.free || (room !== undefined && room < budget) || standingStill(household.debts).length > 0;
  const collected = isAmerican(household) ? household.debts.filter((debt) => debt.inCollections) : [];
  const blocks: Block[] = [
    ...(hard ? hardship() : []),
    ...(dearest && !(room !== undefined && room < 0) ? lowerRate(outlook, dearest) : []),
    ...(collected.length > 0 ? collectorLetter(outlook, collected, today) : []),
  ];
  if (blocks.length === 0) return undefined;
  return { id: 'scripts', title: 'Words for the telephone and the post', editable: true, blocks };
}

function dearestCard(debts: readonly Debt[]): Debt | undefined {
  return debts
    .filter(
      (debt) => (debt.type === 'card' || debt.type === 'store') && !debt.inCollections && aprIn(debt, 1) >= worthACall,
    )
    .sort((a, b) => aprIn(b, 1) - aprIn(a, 1))[0];
}

function script(title: string, ...paragraphs: string[]): Block[] {
  return [
    { type: 'heading', text: title },
    { type: 'prose', text: paragraphs.join('\n\n') },
  ];
}

function lowerRate({ household }: Outlook, debt: Debt): Block[] {
  const balance = formatMoney(debt.balance, { currency: household.currency });
  return script(
    `To ask for a lower rate: ${debt.name}`,
    `Hello, my name is [your name], and I am calling about my account ending in [last four digits]. I owe ${balance} on it at ${formatPercent(aprIn(debt, 1) / 1000)}. I have made a plan to pay it off and I mean to keep it. Would you lower my rate?`,
    'If they say no: Is there someone who may decide that? Is there a lower rate for some months? When could I ask again?',
    'Write down the day, the name and what was promised, and ask for it in writing. A no costs nothing; another person on another day may say yes.',
  );
}

function hardship(): Block[] {
  return script(
    'To ask for a hardship program',
    'Hello, my name is [your name], and my account ends in [last four digits]. Money is short at home because [a reason, as short as you like]. I can pay [an amount you can keep to] a month. Do you have a hardship program with a smaller payment or a lower rate for a while?',
    'Before you agree, ask: How long does it last? What happens to the interest and to late fees? Will the account be closed, and how will it be reported?',
    'Promise only what is left after food, housing, power and the car, and ask for the agreement in writing before the first payment.',
  );
}

function collectorLetter({ household }: Outlook, debts: readonly Debt[], today: Day): Block[] {
  const accounts = debts.map(
    (debt) =>
      `- ${debt.name}, said to be ${formatMoney(debt.balance, { currency: household.currency })}, your reference [number on their letter]`,
  );
  return script(
    debts.length === 1 ? 'A letter to the collector' : 'A letter to each collector, with only its own debt in it',
    `${formatDay(today)}\n\nTo [name and address of the collector]`,
    `I am writing about ${debts.length === 1 ? 'this account' : 'the account below'}:\n\n${accounts.join('\n')}`,
    'I dispute this debt and ask you to verify it. Please send me the name and address of the original creditor, the amount with the interest and fees that have been added, and a copy of what shows that I owe it. Please stop collecting until you have sent this, and write to me by mail.',
    'This letter does not say that the debt is mine, and it is not a promise to pay.\n\n[Your name and address]',
    'Send it within 30 days of the collector’s first notice, by certified mail, and keep a copy.',
  );
}
