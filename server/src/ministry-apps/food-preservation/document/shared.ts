import type { CalloutBlock, Section, TableBlock } from '@lampstand/sdk/app';
import { callout, type Day, formatDay, prose, section } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { Food, Slot, Span, TableSource } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import { isRange } from '../solve/spans.ts';
import { words } from '../words.en.ts';

/** A day with its weekday: "Friday, November 20". */
export const dayText = (day: Day) => formatDay(day, { style: 'without-year' });
/** A day far from today, with its year: "November 20, 2027". */
export const dateText = (day: Day) => formatDay(day);

/** A day as people need it: with the weekday within the next weeks, with the year beyond. */
export const whenText = (day: Day, today: Day) => (monthsApart(day, today) > 1 ? dateText(day) : dayText(day));

const monthsApart = (a: Day, b: Day) =>
  Math.abs((Number(a.slice(0, 4)) - Number(b.slice(0, 4))) * 12 + Number(a.slice(5, 7)) - Number(b.slice(5, 7)));

export function spanText(span: Span): string {
  return typeof span === 'string' ? words.spans[span] : words.range(span.from, span.to, span.unit);
}

const slotOrder: readonly Slot[] = ['pantry', 'pantryOpened', 'fridge', 'fridgeOpened', 'freezer'];

/** All times of a food in one table. */
export function timesTable(food: Food): TableBlock {
  const { where, time, what, safety, quality, noFreeze, caption } = words.table;
  const rows = slotOrder.flatMap((slot) => {
    const span = food.times[slot];
    if (span === undefined) return [];
    const inPantry = slot.startsWith('pantry');
    const byTaste =
      slot === 'freezer' || inPantry ? !food.baby && !(inPantry && food.pantrySafety) : food.fridgeQuality;
    return [[words.slots[slot], spanText(span), byTaste ? quality : safety]];
  });
  if (food.noFreeze) rows.push([words.slots.freezer, noFreeze, quality]);
  return {
    type: 'table',
    caption: caption(food.name),
    columns: [{ label: where }, { label: time }, { label: what }],
    rows,
  };
}

/** Foods of everyday for which times are shown when the food isn't known. */
const common = [
  'leftovers-with-meat-fish-poultry-or-egg',
  'ground-beef',
  'chicken-parts',
  'lean-fish',
  'eggs-in-the-shell',
  'deli-meat-sliced-at-the-store',
  'milk',
  'canned-food-low-acid',
  'cut-fruit',
];

/** Times of common foods, for someone whose food the table doesn't have. */
export function commonSection(): Section {
  const { fridge, fridgeOpened, freezer } = words.slots;
  const cell = (span: Span | undefined) => (span === undefined ? '–' : spanText(span));
  const table: TableBlock = {
    type: 'table',
    caption: words.sections.common,
    columns: [{ label: words.table.food }, { label: fridge }, { label: fridgeOpened }, { label: freezer }],
    rows: common.map((id) => {
      const { name, times } = foodWith(id);
      return [name, cell(times.fridge), cell(times.fridgeOpened), cell(times.freezer)];
    }),
  };
  return section('times', words.sections.common, [table], { folded: true });
}

export function guidanceCallout(id: GuidanceId, tone: 'info' | 'caution' = 'info'): CalloutBlock {
  const { title, text } = guidance[id];
  return callout(tone, text, { title });
}

/** Signs of spoilage, and what no sign shows. */
export const signsSection = (more: readonly CalloutBlock[] = []): Section =>
  section('signs', words.sections.signs, [bullets(words.signsList), ...more], { folded: true });

/** The rule of a food that the hours and months of all other food don't hold for. */
export function ownRule({ id }: Food): 'formula' | 'breast-milk' | undefined {
  if (id.startsWith('breast-milk')) return 'breast-milk';
  return id.startsWith('baby-formula') ? 'formula' : undefined;
}

/** Whether the table has months in the freezer for a food, and nothing against them. */
export const canFreeze = ({ times, noFreeze }: Food): boolean => isRange(times.freezer) && !noFreeze;

/** A list without numbers or boxes. */
export const bullets = (items: readonly string[]) => prose([items.map((item) => `- ${item}`).join('\n')]);

/** Where someone without a meal can call. It is never folded. */
export function hungryCallout(): CalloutBlock {
  return callout('info', words.hungry.text, { title: words.hungry.title, contacts: contactsOf('local-help') });
}

/** Rules and tables that a document used, with their sources and days. */
export function basisSection(sources: readonly TableSource[], ids: readonly GuidanceId[], counts: boolean): Section {
  const lines = new Set([
    ...sources.map(({ name, asOf, reviewBy }) => words.basis.checked(name, dateText(asOf), dateText(reviewBy))),
    ...ids.map((id) =>
      words.basis.checked(guidance[id].source, dateText(guidance[id].asOf), dateText(guidance[id].reviewBy)),
    ),
  ]);
  return section(
    'basis',
    words.sections.basis,
    [prose([words.basis.text, counts && words.basis.counting, [...lines].join('\n')])],
    { folded: true },
  );
}

/** A name inside a sentence. */
export const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
