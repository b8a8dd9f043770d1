import type { Section, TableBlock } from '@lampstand/sdk/app';
import { callout, dayOf, formatMoney, nextStepSection, prose, section, sectionToWrite } from '../../app-kit/index.ts';
import { contactsOf } from '../../care/helplines.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { ideas } from './data/ideas/index.ts';
import { firstSections } from './document/first-sections.ts';
import { compareTable, moneySection, startList } from './document/money-sections.ts';
import {
  askSection,
  costSection,
  needSection,
  ownPlan,
  partsSection,
  purchasePlan,
  stopSection,
  testOf,
} from './document/own-sections.ts';
import { firstCustomers, reasonCards, serving, stopRules, thirtyDays } from './document/plan-sections.ts';
import { purchaseSection, walkAway } from './document/purchase.ts';
import { basis, licenses, mentors } from './document/rules.ts';
import type { RankedIdea, Ranking } from './ranking.ts';
import { words } from './texts.en.ts';
import { firstWords } from './words-first.en.ts';
import { ownWords } from './words-own.en.ts';

/** The document: the person's own business as a worksheet, or the ideas in order with the plan of the chosen one. */
export function document(ranking: Ranking, { now }: Pick<AppContext, 'now'>): Plan {
  const today = dayOf(now);
  const first = firstSections(ranking, today);
  if (ranking.own && ranking.chosen === undefined) return worksheet(ranking, ranking.own, first, today);
  const planned = ranking.ranked[ranking.chosen ?? 0];
  if (!planned) return { title: words.noneTitle, sections: [nothingFits(ranking), ...first, mentors()], notices: [] };
  return plan(ranking, planned, first, today);
}

function plan(ranking: Ranking, planned: RankedIdea, first: Section[], today: string): Plan {
  const { ranked, person, own } = ranking;
  const { idea } = planned;
  const waits = person.limits.has('immigration');
  const sections: PlannedSection[] = [
    ...leading(first, comesFirst(ranking), [
      section('ideas', words.table.title, [ideaTable(ranking), shortOfGoal(ranking)], { bare: true }),
    ]),
    nextStepSection(waits ? words.waitFirst.next : words.next.text(idea.test), { title: words.next.title }),
    ...(own ? partsSection(own, person.hours) : []),
    ...leftOutNote(ranking),
    ...fewNote(ranking),
    sectionToWrite('why', words.why.title, { maxWords: 120, again: words.why.again, bare: true }),
    ...folded([
      reasonCards(ranked),
      moneySection(planned, person.goal),
      startList(planned),
      firstCustomers(idea),
      thirtyDays(planned, today, waits),
      licenses(idea, person.limits),
      stopRules(idea),
      ...purchaseSection(ranking),
      ...(ranking.input.serve ? [serving(idea)] : []),
      compareTable(ranked),
      mentors(),
      basis(),
    ]),
  ];
  const about = words.about(ranked.length, ideas.length, words.hours(person.hours), formatMoney(person.money));
  return { title: words.title(idea.name), about, sections, notices: [] };
}

/** The worksheet for a business that is none of our ideas; other ideas that fit are last. */
function worksheet(ranking: Ranking, own: NonNullable<Ranking['own']>, first: Section[], today: string): Plan {
  const { ranked, person } = ranking;
  const waits = person.limits.has('immigration');
  const isPurchase = own.kind?.id === 'purchase';
  const answer = isPurchase ? purchaseSection(ranking) : [needSection(ranking, own)];
  const sections: PlannedSection[] = [
    ...leading(first, comesFirst(ranking), answer),
    nextStepSection(waits ? words.waitFirst.next : testOf(own), { title: words.next.title }),
    ...partsSection(own, person.hours),
    ...folded([
      ...(isPurchase
        ? [walkAway(), purchasePlan(own, today)]
        : [costSection(), stopSection(person), ownPlan(own, today, waits)]),
      askSection(own, ranking),
    ]),
    ...(ranked.length > 0 ? [section('ideas', ownWords.others, [ideaTable(ranking), shortOfGoal(ranking)])] : []),
    ...folded([...(ranked.length > 0 ? [reasonCards(ranked), compareTable(ranked)] : []), mentors(), basis()]),
  ];
  const isOurs = own.parts.some(({ barred }) => barred);
  const about = isPurchase ? ownWords.purchase.about : isOurs ? ownWords.aboutKnown : ownWords.about;
  return { title: ownWords.title(own.text), about, sections, notices: [] };
}

/** What can't wait, and advice that comes before any paid work, is above the answer; the rest is below it. */
function leading(first: readonly Section[], comesFirst: boolean, answer: readonly Section[]): Section[] {
  const above = first.filter(({ id }) => id !== 'first' || comesFirst);
  return [...above, ...answer, ...first.filter((one) => !above.includes(one))];
}

const comesFirst = ({ person: { limits } }: Ranking) => limits.has('immigration') || limits.has('benefits');

const folded = (sections: readonly Section[]) => sections.map((one) => ({ ...one, folded: true as const }));

function ideaTable({ ranked, chosen }: Ranking): TableBlock {
  const { columns } = words.table;
  return {
    type: 'table',
    caption: words.table.title,
    columns: [
      { label: columns.idea },
      { label: columns.fit, figures: true },
      { label: columns.start, figures: true },
      { label: columns.hourly, figures: true },
    ],
    rows: ranked.map(({ idea, fit, figures }) => [
      idea.name,
      String(fit.score),
      formatMoney(figures.start),
      figures.hourly === undefined ? words.table.noSale : formatMoney(figures.hourly),
    ]),
    ...(chosen === undefined ? {} : { notes: { [chosen]: words.table.planned }, chosen }),
  };
}

/** Says when no idea reaches the goal in three months. */
function shortOfGoal({ person: { goal }, ranked }: Ranking) {
  const best = Math.max(0, ...ranked.map(({ figures }) => figures.months[2].profit));
  return goal && best < goal ? prose([firstWords.short(formatMoney(goal), formatMoney(best))]) : undefined;
}

/** The ideas that the person's own words name, and what keeps each one away. */
function leftOutNote({ leftOut }: Ranking): Section[] {
  if (leftOut.length === 0) return [];
  const { title, line } = words.leftOut;
  const text = leftOut.map(({ by, idea }) => line(idea.name, words.own.why[by])).join(' ');
  return [section('left-out', title, [prose([text])], { folded: true })];
}

function fewNote(ranking: Ranking): Section[] {
  const { ranked, mainObstacle } = ranking;
  if (!mainObstacle) return [];
  const text = [words.few.text(words.few.obstacles[mainObstacle]), nearest(ranking)].filter(Boolean).join(' ');
  return [
    section('few', words.few.title(ranked.length), [callout('info', text, { title: words.few.title(ranked.length) })], {
      bare: true,
    }),
  ];
}

/** The idea that only a little money keeps away, and what it is for. */
function nearest({ nearMiss, person }: Ranking): string {
  if (!nearMiss) return '';
  const { idea, figures } = nearMiss;
  const list = figures.items.map(({ label }) => label).join('; ');
  return words.few.nearest(idea.name, formatMoney(figures.start), formatMoney(figures.start - person.money), list);
}

function nothingFits(ranking: Ranking): Section {
  const { mainObstacle } = ranking;
  const contacts = [
    { label: words.few.jobCenter, href: 'https://www.careeronestop.org' },
    ...contactsOf('local-help').slice(0, 1),
  ];
  const reason = mainObstacle ? words.few.text(words.few.obstacles[mainObstacle]) : '';
  return section(
    'none',
    words.noneTitle,
    [
      callout('next', [words.few.none, reason, nearest(ranking), words.few.next].filter(Boolean).join(' '), {
        title: words.next.title,
        contacts,
      }),
    ],
    { bare: true },
  );
}
