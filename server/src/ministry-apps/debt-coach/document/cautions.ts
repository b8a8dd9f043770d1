import type { CalloutBlock } from '@lampstand/sdk/app';
import { addMonths, formatMoney, formatMonth, formatPercent } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { GuidanceId } from '../data/guidance.ts';
import { type Outlook, standingStill } from '../outlook.ts';
import type { Debt, DebtType } from '../payoff/debt.ts';
import { monthlyInterest } from '../payoff/interest.ts';
import { leastExtra } from '../payoff/least-extra.ts';
import { guidanceCallout, helpContacts, isAmerican } from './help.ts';

const byType: { readonly [type in DebtType]?: GuidanceId } = {
  tax: 'tax',
  mortgage: 'mortgage',
  payday: 'payday',
  student: 'student',
  medical: 'medical',
};

/** What to know before paying: essentials first, then what holds for these debts and no one else's. */
export function cautions(outlook: Outlook): PlannedSection {
  const { household, lead } = outlook;
  const { debts } = household;
  const hard = !lead.payoff.free || (outlook.room !== undefined && outlook.room < outlook.budget);
  const collected = debts.some((debt) => debt.inCollections);
  const types = Object.entries(byType).filter(([type]) => debts.some((debt) => debt.type === type));
  const american: CalloutBlock[] = [
    ...(collected ? [guidanceCallout('collections', 'caution')] : []),
    ...types.map(([, id]) => guidanceCallout(id, 'info')),
    ...(debts.some((debt) => debt.type === 'store' && debt.promo)
      ? [guidanceCallout('deferred-interest', 'caution')]
      : []),
    guidanceCallout('settlement', 'caution'),
    ...(hard ? [guidanceCallout('counseling', 'info'), guidanceCallout('bankruptcy', 'info')] : []),
  ];
  const blocks = [
    essentials(outlook, hard),
    ...standingStill(debts).map(({ debt, interest }) => notShrinking(outlook, debt, interest)),
    ...debts.flatMap((debt) => promotionEnds(outlook, debt)),
    ...(isAmerican(household) ? american : [elsewhere]),
  ];
  return { id: 'cautions', title: 'Before you pay', blocks };
}

const elsewhere: CalloutBlock = {
  type: 'callout',
  tone: 'info',
  title: 'The law where you live counts.',
  text: 'Rules on collectors, interest and relief differ from country to country. Look for a free, nonprofit debt adviser there, and pay nobody up front to make debt go away.',
};

function essentials({ household, room }: Outlook, hard: boolean): CalloutBlock {
  const whom = isAmerican(household)
    ? 'leave this plan and call 211. A nonprofit credit counselor can talk to the lenders with you.'
    : 'leave this plan and ask for local help. A nonprofit debt adviser can talk to the lenders with you.';
  const giving =
    room === undefined ? '' : ' Whether giving to church belongs among your essentials is for you to decide.';
  // The counselor has a callout of their own in hard cases.
  const contacts = helpContacts(household).slice(0, hard ? 1 : undefined);
  return {
    type: 'callout',
    tone: 'caution',
    title: 'Food, housing, power and the car come first.',
    text: `Child support and taxes too. If the money does not reach that far, ${whom}${giving}`,
    ...(contacts.length > 0 ? { contacts } : {}),
  };
}

function notShrinking({ household }: Outlook, debt: Debt, interest: number): CalloutBlock {
  const sum = (cents: number) => formatMoney(cents, { currency: household.currency });
  const after = debt.promo ? ' once the promotion has ended' : '';
  return {
    type: 'callout',
    tone: 'caution',
    title: `${debt.name}: the minimum does not reduce it.`,
    text: `A month adds ${sum(interest)} of interest at ${formatPercent(debt.apr / 1000)}${after}, and the minimum is ${sum(debt.minimum)}. The smallest payment that makes this debt smaller is ${sum(interest + 1)}.`,
  };
}

function promotionEnds({ household, lead }: Outlook, debt: Debt): CalloutBlock[] {
  if (!debt.promo || debt.promo.apr >= debt.apr) return [];
  const lastMonth = formatMonth(addMonths(household.start, debt.promo.months - 1));
  const finished = lead.payoff.finished[debt.position];
  const owed = lead.payoff.months[debt.promo.months - 1]?.owed[debt.position] ?? 0;
  const sum = (cents: number) => formatMoney(cents, { currency: household.currency });
  const enough = leastExtra([{ ...debt, minimum: 0 }], { extra: 0, oneOffs: new Map() }, 'custom', debt.promo.months);
  const ends = `The rate of ${formatPercent(debt.promo.apr / 1000)} runs through ${lastMonth}`;
  const text =
    finished && finished <= debt.promo.months
      ? `${ends}. In this plan the debt is gone by then.`
      : `${ends}. In this plan ${sum(owed)} is still owed then, and from the month after it costs ${formatPercent(debt.apr / 1000)}: ${sum(monthlyInterest(owed, debt.apr))} in that first month. Paying ${sum(enough)} a month on it would finish it by then.`;
  return [{ type: 'callout', tone: 'info', title: `${debt.name}: the promotion ends.`, text }];
}

/** The laws and programs a document relies on, for its list of sources. */
export function citedGuidance(outlook: Outlook): GuidanceId[] {
  const titles = new Set(cautions(outlook).blocks.map((block) => (block.type === 'callout' ? block.title : undefined)));
  const ids: GuidanceId[] = [
    'collections',
    ...Object.values(byType),
    'deferred-interest',
    'settlement',
    'counseling',
    'bankruptcy',
  ];
  return ids.filter((id) => titles.has(guidanceCallout(id, 'info').title));
}
