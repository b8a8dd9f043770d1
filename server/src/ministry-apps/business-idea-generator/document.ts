import type { CalloutBlock, Section, TableBlock } from '@lampstand/sdk/app';
import {
  callout,
  dayOf,
  formatMoney,
  nextStepSection,
  section,
  sectionIfAny,
  sectionToWrite,
} from '../../app-kit/index.ts';
import { contactsOf } from '../../care/helplines.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { guidance } from './data/guidance.ts';
import { ideas } from './data/ideas/index.ts';
import { refusals } from './data/refusals.ts';
import { compareTable, moneySection, startList } from './document/money-sections.ts';
import { firstCustomers, reasonCards, serving, stopRules, thirtyDays } from './document/plan-sections.ts';
import { basis, licenses, mentors } from './document/rules.ts';
import type { Ranking } from './solve.ts';
import { words } from './texts.en.ts';

/** The document: the ideas in order and the test of this week; the plan of the chosen one is folded. */
export function document(ranking: Ranking, { now }: Pick<AppContext, 'now'>): Plan {
  const { ranked, chosen, person } = ranking;
  const planned = ranked[chosen];
  const first = sectionIfAny('first', words.first, firstToRead(ranking), { bare: true });
  if (!planned) return { title: words.noneTitle, sections: [nothingFits(ranking), ...first, mentors()], notices: [] };
  const { idea } = planned;
  const today = dayOf(now);
  const waits = person.limits.has('immigration');
  const sections: PlannedSection[] = [
    section('ideas', words.table.title, [ideaTable(ranking)], { bare: true }),
    ...first,
    nextStepSection(waits ? words.waitFirst.next : words.next.text(idea.test), { title: words.next.title }),
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
      ...(ranking.input.serve ? [serving(idea)] : []),
      compareTable(ranked),
      mentors(),
      basis(),
    ]),
  ];
  const about = words.about(ranked.length, ideas.length, words.hours(person.hours), formatMoney(person.money));
  return { title: words.title(idea.name), about, sections, notices: [] };
}

/** Start money, in cents, from which a person may be about to buy a business. */
const LARGE = 500_000;

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
    notes: { [chosen]: words.table.planned },
    chosen,
  };
}

/** What a person has to read before any idea. */
function firstToRead({ person: { limits, money }, refused, missed, ownBarred, input }: Ranking): CalloutBlock[] {
  const caution = (
    id: 'benefits' | 'immigration' | 'minor' | 'phone' | 'record',
    tone: 'caution' | 'info' = 'caution',
  ) => {
    const { title, text, contacts } = guidance[id];
    return callout(tone, text, { title, contacts });
  };
  const refusal = refusals.find(({ id }) => id === refused);
  return [
    ...(refusal ? [callout('caution', refusal.text, { title: words.refused, contacts: guidance.scams.contacts })] : []),
    ...(limits.has('benefits') ? [caution('benefits')] : []),
    ...(limits.has('immigration') ? [caution('immigration')] : []),
    ...(limits.has('under-18') ? [caution('minor')] : []),
    ...(limits.has('record') ? [caution('record', 'info')] : []),
    ...(limits.has('no-phone') ? [caution('phone', 'info')] : []),
    ...(missed ? [callout('info', words.own.missed(input.interests?.trim() ?? ''), { title: words.own.title })] : []),
    ...(ownBarred
      ? [callout('info', words.own.barred(ownBarred.name, words.own.why[ownBarred.by]), { title: words.own.title })]
      : []),
    ...(money >= LARGE ? [callout('caution', words.large.text, { title: words.large.title })] : []),
  ];
}

function fewNote({ ranked, mainObstacle }: Ranking): Section[] {
  if (!mainObstacle) return [];
  const text = words.few.text(words.few.obstacles[mainObstacle]);
  return [
    section('few', words.few.title(ranked.length), [callout('info', text, { title: words.few.title(ranked.length) })], {
      bare: true,
    }),
  ];
}

function nothingFits({ mainObstacle }: Ranking): Section {
  const contacts = [
    { label: words.few.jobCenter, href: 'https://www.careeronestop.org' },
    ...contactsOf('local-help').slice(0, 1),
  ];
  const reason = mainObstacle ? words.few.text(words.few.obstacles[mainObstacle]) : '';
  return section(
    'none',
    words.noneTitle,
    [
      callout('next', [words.few.none, reason, words.few.next].filter(Boolean).join(' '), {
        title: words.next.title,
        contacts,
      }),
    ],
    { bare: true },
  );
}
