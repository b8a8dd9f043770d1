import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout, formatMoney, formatPercent, paragraphOf, present, section } from '../../../app-kit/index.ts';
import type { GuidanceId } from '../data/guidance.ts';
import { planMonth } from '../household.ts';
import { type Outlook, standingStill } from '../outlook.ts';
import type { Debt, DebtType } from '../payoff/debt.ts';
import { monthlyInterest } from '../payoff/interest.ts';
import { leastExtra } from '../payoff/least-extra.ts';
import { words } from '../texts.en.ts';
import { countryOf, guidanceCallout, helpContacts, isAmerican } from './help.ts';

const { cautions: texts } = words;

const byType: { readonly [type in DebtType]?: GuidanceId } = {
  tax: 'tax',
  mortgage: 'mortgage',
  payday: 'payday',
  student: 'student',
  medical: 'medical',
};

/** What to know before paying: essentials first, then what applies to these debts. */
export function cautions(outlook: Outlook) {
  const { household } = outlook;
  const { debts } = household;
  const laws = citedGuidance(outlook).map((id) => guidanceCallout(id, isWarning(id) ? 'caution' : 'info'));
  return section('cautions', texts.title, [
    essentials(outlook),
    ...standingStill(debts).map(({ debt, interest }) => notShrinking(outlook, debt, interest)),
    ...debts.map((debt) => promotionEnds(outlook, debt)),
    ...laws,
    !isAmerican(household) && callout('info', texts.elsewhereText, { title: texts.elsewhere }),
  ]);
}

const isWarning = (id: GuidanceId) => id === 'collections' || id === 'deferred-interest' || id === 'settlement';

/** The laws and programs that apply to a household; none outside the United States. */
export function citedGuidance(outlook: Outlook): GuidanceId[] {
  const { debts } = outlook.household;
  if (!isAmerican(outlook.household)) return [];
  const some = (test: (debt: Debt) => unknown) => debts.some(test);
  const hard = isHard(outlook);
  return present([
    some((debt) => debt.inCollections) && 'collections',
    ...Object.entries(byType).map(([type, id]) => some((debt) => debt.type === type) && id),
    some((debt) => debt.type === 'store' && debt.promo) && 'deferred-interest',
    'settlement',
    hard && 'counseling',
    hard && 'bankruptcy',
  ]);
}

/** Whether the plan has no date, or needs more money than essentials leave. */
function isHard({ lead, room, budget }: Outlook): boolean {
  return !lead.payoff.free || (room !== undefined && room < budget);
}

function essentials(outlook: Outlook): CalloutBlock {
  const { household, room } = outlook;
  const text = [texts.alsoEssential, texts.ifShort[countryOf(household)], room !== undefined && texts.giving];
  // In hard cases the counselors have their own callout.
  const contacts = helpContacts(household).slice(0, isHard(outlook) ? 1 : undefined);
  return callout('caution', paragraphOf(text), { title: texts.essentials, contacts });
}

function notShrinking({ household }: Outlook, debt: Debt, interest: number): CalloutBlock {
  const sum = (cents: number) => formatMoney(cents, household);
  const rate = formatPercent(debt.apr / 1000);
  const text = texts.notShrinkingText(
    sum(interest),
    debt.promo ? texts.afterPromotion(rate) : rate,
    sum(debt.minimum),
    sum(interest + 1),
  );
  return callout('caution', text, { title: texts.notShrinking(debt.name) });
}

function promotionEnds({ household, lead }: Outlook, debt: Debt): CalloutBlock | undefined {
  if (!debt.promo || debt.promo.apr >= debt.apr) return undefined;
  const { apr, months } = debt.promo;
  const sum = (cents: number) => formatMoney(cents, household);
  const [rate, last] = [formatPercent(apr / 1000), planMonth(household, months)];
  const finished = lead.payoff.finished[debt.position];
  const owed = lead.payoff.months[months - 1]?.owed[debt.position] ?? 0;
  const enough = leastExtra([{ ...debt, minimum: 0 }], { extra: 0, oneOffs: new Map() }, 'custom', months);
  const then = {
    owed: sum(owed),
    rate: formatPercent(debt.apr / 1000),
    interest: sum(monthlyInterest(owed, debt.apr)),
    enough: sum(enough),
  };
  const text = finished && finished <= months ? texts.promotionPaid(rate, last) : texts.promotionOwed(rate, last, then);
  return callout('info', text, { title: texts.promotion(debt.name) });
}
