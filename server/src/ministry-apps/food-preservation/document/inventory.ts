import type { Block, RecordsFile, Section, TableBlock } from '@lampstand/sdk/app';
import {
  callout,
  formatDay,
  listOf,
  paragraphOf,
  scheduleBlock,
  section,
  sectionIfAny,
} from '../../../app-kit/index.ts';
import type { InventoryLine } from '../solve/inventory.ts';
import type { Verdict } from '../solve/judge.ts';
import { isRange } from '../solve/spans.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { inventoryWords as texts } from '../words-inventory.en.ts';
import { canFreeze, guidanceCallout, hungryCallout, spanText, whenText } from './shared.ts';

export type InventorySolved = Extract<Solved, { mode: 'inventory' }>;

/** Names in one sentence, at most. */
const MOST_NAMES = 6;
/** Rows that are open at once. */
const VISIBLE = 6;

export const inventoryRecords = ({ input }: InventorySolved): RecordsFile => ({
  name: texts.fileName,
  data: { mode: 'inventory', items: input.items ?? [] },
});

/** What to throw out, eat today and eat next; then the whole list in its order, labels and reminders. */
export function inventorySections(solved: InventorySolved): Section[] {
  const { lines, today } = solved;
  const out = lines.filter(({ rank }) => rank === 0);
  return [
    section(
      'next',
      texts.table,
      [
        callout(out.length > 0 ? 'caution' : 'next', nextText(solved), { title: texts.table }),
        table(lines, today),
        callout('info', texts.save),
        out.length > 0 && hungryCallout(),
      ],
      { bare: true },
    ),
    ...sectionIfAny('labels', texts.labels, labels(lines), { folded: true }),
    ...sectionIfAny('reminders', texts.reminders, reminders(lines, today), { folded: true }),
    section(
      'rules',
      words.sections.rules,
      [
        guidanceCallout('two-hours'),
        guidanceCallout('freezer'),
        guidanceCallout('dates'),
        guidanceCallout('smell'),
        guidanceCallout('home-canned-year'),
      ],
      { folded: true },
    ),
  ];
}

function nextText({ lines, today }: InventorySolved): string {
  const named = (some: readonly InventoryLine[]) => listOf(shortened(some.map(({ name }) => name)));
  const of = (rank: InventoryLine['rank']) => lines.filter((line) => line.rank === rank);
  const thrown = of(0);
  const unknown = lines.filter(({ food, rank }) => !food && rank !== 0);
  const fromHome = lines.filter(({ said, rank }) => said.fromHome && rank !== 0);
  const next = of(3).find(
    ({ eatBy, verdict }) => eatBy !== undefined && eatBy >= today && verdict?.row.slot !== 'freezer',
  );
  const { first } = texts;
  return paragraphOf([
    thrown.length > 0 && first.out(named(thrown)),
    of(1).length > 0 ? first.today(named(of(1))) : thrown.length + of(2).length === 0 && first.fine,
    of(2).length > 0 && texts.noDays(named(of(2))),
    next?.eatBy !== undefined && first.next(next.name, whenText(next.eatBy, today)),
    fromHome.length > 0 && texts.fromHome(named(fromHome)),
    unknown.length > 0 && texts.unknown(named(unknown)),
  ]);
}

const shortened = (names: readonly string[]) =>
  names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} more`] : names;

function table(lines: readonly InventoryLine[], today: string): TableBlock {
  const { food, place, by, todo } = texts.columns;
  return {
    type: 'table',
    caption: texts.table,
    columns: [{ label: food }, { label: by }, { label: todo }, { label: place }],
    rows: lines.map((line) => [
      line.name,
      line.eatBy === undefined ? texts.nothing : whenText(line.eatBy, today),
      todoOf(line),
      words.slots[line.item.place],
    ]),
    visibleRows: VISIBLE,
  };
}

function todoOf({ verdict, said, rank }: InventoryLine): string {
  if (said.fromHome && rank !== 0) return texts.todo.home;
  if (!verdict) return rank === 0 ? texts.todo.discard : texts.todo.unknown;
  if (rank === 0) return texts.todo.discard;
  if (rank === 2) return verdict.rule === 'future' ? texts.todo.future : openedFor(verdict);
  if (said.smallDent && verdict.outcome === 'keep') return texts.todo.dent;
  if (verdict.rule === 'look') return texts.todo.look;
  if (verdict.rule === 'over-quality' || verdict.rule === 'frozen-over') return texts.todo.over;
  return texts.todo[verdict.outcome];
}

/** Without the day it was opened: how long it keeps from then on. */
const openedFor = ({ row }: Verdict): string =>
  row.slot.endsWith('Opened') && isRange(row.span) ? texts.todo.opened(spanText(row.span)) : texts.todo['cannot-tell'];

function labels(lines: readonly InventoryLine[]): Block[] {
  const items = lines
    .filter(({ rank, eatBy, item }) => rank > 0 && eatBy !== undefined && item.since !== undefined)
    .map(({ name, eatBy = '', item }) => ({
      title: name,
      text: words.label.text(
        words.sinceVerb(item.opened ? 'opened' : 'unopened', item.place === 'freezer'),
        formatDay(item.since ?? '', { style: 'short' }),
        formatDay(eatBy, { style: 'short' }),
        words.inPlace[item.place],
      ),
    }));
  return items.length > 0 ? [{ type: 'cards', items }] : [];
}

function reminders(lines: readonly InventoryLine[], today: string): Block[] {
  const entries = lines.flatMap(({ name, eatBy, rank, verdict }) =>
    rank > 0 && rank !== 2 && eatBy !== undefined && eatBy >= today
      ? [
          {
            date: eatBy,
            title: words.label.eat(name),
            detail:
              verdict?.row.quality !== false
                ? words.label.best
                : canFreeze(verdict.row.food)
                  ? words.label.eatOrFreeze
                  : words.label.eatIt,
          },
        ]
      : [],
  );
  return entries.length > 0 ? [scheduleBlock(texts.reminderList, entries, today)] : [];
}
