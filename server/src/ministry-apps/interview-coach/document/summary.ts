import type { TableBlock } from '@lampstand/sdk/app';
import { capitalize, section, steps } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type Habit, topHabits } from '../habits.ts';
import { bestOf, type ReadRound, type ScoredExchange, scoredIn } from '../practice/read-round.ts';
import type { Turn } from '../solve.ts';
import { words } from '../texts.en.ts';
import { papers } from './papers.ts';

/** The end of a practice: points, habits, and the papers for the day. */
export function summarySections(turn: Turn, today: string): PlannedSection[] {
  const { rounds, input, prepared } = turn;
  const tried = rounds.flatMap((round) => triedIn(round) ?? []);
  const answers = rounds.flatMap(scoredIn);
  const asked = new Set(rounds.map(({ question }) => question.text));
  const bank = prepared.bank.filter(({ text }) => !asked.has(text));
  return [
    summary(tried),
    ...(tried.length > 0 ? [habits(topHabits(answers))] : []),
    ...papers({ input, prepared, bank, today }),
  ];
}

interface Tried {
  round: ReadRound;
  first: ScoredExchange;
  best: ScoredExchange;
}

function triedIn(round: ReadRound): Tried | undefined {
  const scored = scoredIn(round).filter(({ score }) => score);
  const [first] = scored;
  const best = bestOf(scored);
  return first && best && { round, first, best };
}

function summary(rounds: readonly Tried[]): PlannedSection {
  const { summary: text } = words;
  if (rounds.length === 0) return section('summary', text.title, [{ type: 'prose', text: text.none }]);
  const share = ({ best }: Tried) => (best.score?.total ?? 0) / (best.score?.of ?? 1);
  const strongest = rounds.reduce((most, one) => (share(one) > share(most) ? one : most));
  const { columns } = text;
  const table: TableBlock = {
    type: 'table',
    caption: text.caption,
    columns: Object.values(columns).map((label, index) => (index === 0 ? { label } : { label, figures: true })),
    rows: rounds.map(({ round, first, best }) => rowOf(round, first, best)),
  };
  return section('summary', text.title, [
    { type: 'prose', text: text.lead(rounds.length, `“${strongest.round.question.text}”`) },
    table,
  ]);
}

function rowOf({ question }: ReadRound, first: ScoredExchange, best: ScoredExchange): string[] {
  const { counts } = best.answer;
  return [
    question.text,
    ...[
      best.score?.total ?? 0,
      best.score?.of ?? 0,
      first.score?.total ?? 0,
      counts.words,
      counts.seconds,
      counts.fillers.length,
      counts.i,
      counts.we,
    ].map(String),
  ];
}

function habits(found: readonly Habit[]): PlannedSection {
  const { habits: text } = words;
  if (found.length === 0) return section('habits', text.title(1), [{ type: 'prose', text: text.none }], { bare: true });
  const items = found.map(({ id, in: count, of }) => {
    const [what, how] = text.of[id];
    return `${text.in(count, of)} ${what} ${how}`;
  });
  return section('habits', capitalize(text.title(found.length)), [steps(items)]);
}
