import type { Block, TableBlock } from '@lampstand/sdk/app';
import {
  addDays,
  callout,
  checklist,
  daysBetween,
  heading,
  present,
  scheduleBlock,
  section,
  sectionIfAny,
  sectionToWrite,
  steps,
} from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import { hardQuestions } from '../data/hard-questions.ts';
import { always, askThem, byLevel, forKind, help } from '../data/papers.ts';
import type { Question } from '../data/question.ts';
import type { InterviewInput } from '../fields.ts';
import type { Prepared } from '../prepare.ts';
import { words } from '../texts.en.ts';
import { rubricSection } from './rubric.ts';

const thanksSection = sectionToWrite('thanks', words.plan.thanks.title, {
  maxWords: 110,
  again: words.plan.thanks.again,
  folded: true,
});

interface PapersFor {
  input: InterviewInput;
  prepared: Prepared;
  /** The questions of the table, the nearest first. */
  bank: readonly Question[];
  today: string;
}

/** Questions of the bank on paper. */
export const MOST_QUESTIONS = 30;

/** Everything for the day that both a plan and the end of a practice have. */
export function papers({ input, prepared, bank, today }: PapersFor): PlannedSection[] {
  const isMinistry = prepared.family === 'ministry';
  return [
    ...helpSection(input),
    section('checklist', words.plan.checklist.title, [checklist(checklistFor(input))], { folded: true }),
    section(
      'ask-them',
      words.plan.askThem.title,
      [{ type: 'prose', text: words.plan.askThem.lead }, steps(askThemFor(input, prepared))],
      { folded: true },
    ),
    thanksSection,
    section('bank', words.plan.bank.title, [questionTable(bank.slice(0, MOST_QUESTIONS), words.plan.bank.title)], {
      folded: true,
    }),
    hardSection(isMinistry),
    rightsSection(input, isMinistry),
    rubricSection(),
    scheduleSection(input, today),
  ];
}

/** Never folded: the people it is for need it first. */
function helpSection({ needs = [] }: InterviewInput): PlannedSection[] {
  const { title, call } = words.plan.help;
  return sectionIfAny('help', title, [
    steps(needs.flatMap((need) => help[need])),
    needs.length > 0 && callout('info', call, { contacts: contactsOf('local-help') }),
  ]);
}

const checklistFor = ({ kind, level, job, employer }: InterviewInput): string[] => [
  ...(employer ? [words.checkEmployer(employer)] : [words.checkJob(job)]),
  ...always,
  ...forKind[kind],
  ...byLevel[level],
];

function askThemFor({ level, kind }: InterviewInput, { family }: Prepared): string[] {
  const own = kind === 'committee' && family !== 'ministry' ? askThem.ministry : [];
  return [
    ...(family ? askThem[family] : []),
    ...own,
    ...(level === 'first' ? askThem.first : []),
    ...(level === 'senior' && family !== 'management' ? askThem.management : []),
    ...askThem.any,
  ];
}

const questionTable = (questions: readonly Question[], caption: string): TableBlock => ({
  type: 'table',
  caption,
  columns: Object.values(words.plan.columns).map((label) => ({ label })),
  rows: questions.map(({ text, why, shows }) => [text, why, shows]),
  visibleRows: 8,
});

function hardSection(isMinistry: boolean): PlannedSection {
  const { title, lead, ministry, columns, caption, church } = words.plan.hard;
  const notes = hardQuestions.flatMap((row, index) => (row.church ? [[index, church] as const] : []));
  return section(
    'hard',
    title,
    [
      { type: 'prose', text: isMinistry ? `${lead} ${ministry}` : lead },
      {
        type: 'table',
        caption,
        columns: [columns.asked, columns.may, columns.answer].map((label) => ({ label })),
        rows: hardQuestions.map(({ asked, may, answer }) => [asked, may, `“${answer}”`]),
        ...(isMinistry ? { notes: Object.fromEntries(notes) } : {}),
      },
    ],
    { folded: true },
  );
}

function rightsSection({ worries = [], level }: InterviewInput, isMinistry: boolean): PlannedSection {
  const ids = present<GuidanceId>([
    isMinistry && 'church',
    'rights',
    !worries.includes('health') && 'health',
    level === 'first' && 'minors',
    'background-check',
    'pay',
    'scams',
  ]);
  return section('rights', words.plan.rights.title, ids.flatMap(guidanceBlocks), { folded: true });
}

/** A right with its source and who explains it. */
export function guidanceBlocks(id: GuidanceId): Block[] {
  const { title, text, contacts, source, asOf } = guidance[id];
  return [callout('info', `${text} ${words.source(source, asOf)}`, { title, contacts })];
}

export const starsBlocks = (): Block[] => present([heading(words.plan.stars.title), steps(words.plan.stars.steps)]);

/** Days to practice and, where its day is known, the interview and what follows. */
function scheduleSection({ day, job }: InterviewInput, today: string): PlannedSection {
  const { title, practice, before, day: dayOfIt, after } = words.plan.schedule;
  const isKnown = day !== undefined && day >= today;
  const free = isKnown ? Math.max(0, daysBetween(today, day) - 1) : practice.length;
  const entries = [
    ...practice.slice(0, free).map((entry, index) => ({ date: addDays(today, index), ...entry })),
    ...(isKnown && day > today ? [{ date: addDays(day, -1), ...before }] : []),
    ...(isKnown
      ? [
          { date: day, title: dayOfIt.title(job), detail: dayOfIt.detail },
          { date: addDays(day, 7), ...after },
        ]
      : []),
  ];
  return section('schedule', title, [scheduleBlock(title, entries, today)], { folded: true });
}
