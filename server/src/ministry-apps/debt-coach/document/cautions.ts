import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout, formatMoney, formatPercent, paragraphOf, present, section } from '../../../app-kit/index.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import { planMonth } from '../household.ts';
import { debtsNotShrinking, type Outlook } from '../outlook.ts';
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
  title: 'title',
  student: 'student',
  medical: 'medical',
};

/** Laws and programs whose first sentence people have to read before the first payment. */
const beforePaying = new Set<GuidanceId>([
  'collections',
  'old-debt',
  'payday',
  'title',
  'medical',
  'deferred-interest',
  'settlement',
]);
const warnings = new Set<GuidanceId>(['collections', 'old-debt', 'title', 'deferred-interest', 'settlement']);

/** What to know before paying, in short: essentials first, then a sentence for each thing to ask or to refuse. */
export function cautions(outlook: Outlook) {
  const { household } = outlook;
  const { debts } = household;
  const sentences = [
    ...debts.map(({ name, promo }) => promo && texts.rateEnds(name, planMonth(household, promo.months))),
    ...citedGuidance(outlook).map((id) => beforePaying.has(id) && guidance[id].title),
    !isAmerican(household) && texts.payNoOne,
  ];
  return section(
    'cautions',
    texts.title,
    [
      essentials(outlook, sentences),
      ...debts.map((debt) => dueInFull(debt)),
      ...debtsNotShrinking(debts).map(({ debt, interest }) => notShrinking(outlook, debt, interest)),
    ],
    { bare: true },
  );
}

/** Promotions that end, and the laws and programs that apply to these debts, in full. */
export function details(outlook: Outlook) {
  const { household } = outlook;
  return section('details', texts.details, [
    ...household.debts.map((debt) => promotionEnds(outlook, debt)),
    ...citedGuidance(outlook).map((id) => guidanceCallout(id, warnings.has(id) ? 'caution' : 'info')),
    !isAmerican(household) && callout('info', texts.elsewhereText, { title: texts.elsewhere }),
  ]);
}

/** The laws and programs that apply to a household; none outside the United States. */
export function citedGuidance(outlook: Outlook): GuidanceId[] {
  const { debts } = outlook.household;
  if (!isAmerican(outlook.household)) return [];
  const some = (test: (debt: Debt) => unknown) => debts.some(test);
  const hard = isHard(outlook);
  return present([
    some((debt) => debt.inCollections) && 'collections',
    some((debt) => debt.inCollections) && 'old-debt',
    ...Object.entries(byType).map(([type, id]) => some((debt) => debt.type === type) && id),
    some((debt) => debt.type === 'store' && debt.promo) && 'deferred-interest',
    'settlement',
    hard && 'counseling',
    hard && 'bankruptcy',
  ]);
}

/** Whether the plan has no date, or needs more money than essentials leave. */
function isHard({ chosen, shortfall }: Outlook): boolean {
  return !chosen.payoff.free || shortfall > 0;
}

function essentials({ household }: Outlook, sentences: readonly (string | undefined | false)[]): CalloutBlock {
  const country = countryOf(household);
  const text = [texts.ifShort[country], household.essentials !== undefined && texts.giving, ...sentences];
  return callout('caution', paragraphOf(text), {
    title: texts.essentials,
    contacts: helpContacts(household).slice(0, 1),
  });
}

/** A short loan has no minimum; a plan that pays nothing on it for months would be wrong about it. */
function dueInFull({ name, type, minimum, inCollections }: Debt): CalloutBlock | undefined {
  const isShortLoan = type === 'payday' || type === 'title';
  if (!isShortLoan || minimum > 0 || inCollections) return undefined;
  return callout('caution', texts.dueInFullText, { title: texts.dueInFull(name) });
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

function promotionEnds({ household, chosen }: Outlook, debt: Debt): CalloutBlock | undefined {
  if (!debt.promo || debt.promo.apr >= debt.apr) return undefined;
  const { apr, months } = debt.promo;
  const sum = (cents: number) => formatMoney(cents, household);
  const [rate, last] = [formatPercent(apr / 1000), planMonth(household, months)];
  const finished = chosen.payoff.finished[debt.position];
  const owed = chosen.payoff.months[months - 1]?.owed[debt.position] ?? 0;
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
