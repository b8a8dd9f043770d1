import type { Block, Section } from '@lampstand/sdk/app';
import {
  callout,
  type Day,
  formatDay,
  paragraphOf,
  prose,
  scheduleBlock,
  section,
  sectionIfAny,
} from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { GuidanceId } from '../data/guidance.ts';
import { boilMinutes } from '../solve/canning.ts';
import type { Verdict } from '../solve/judge.ts';
import { isRange, isShort } from '../solve/spans.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { dayText, guidanceCallout, hungryCallout, spanText, timesTable, whenText } from './shared.ts';

export type SafeSolved = Extract<Solved, { mode: 'safe' }>;

const jarRules = new Set<Verdict['rule']>([
  'sign-can',
  'sign-dent',
  'home-refused',
  'home-unknown',
  'home-low-acid',
  'home-untested',
]);
/** Rules that are whole without the range of the table. */
const withRange = new Set<Verdict['rule']>([
  'within',
  'last-days',
  'over',
  'over-quality',
  'frozen',
  'frozen-over',
  'look',
]);

export const outcomeOf = ({ verdict }: SafeSolved): Verdict['outcome'] => verdict?.outcome ?? 'cannot-tell';

/** The name that a document uses: that of the table, or what was typed. */
export function foodName({ typed, foods }: Pick<Solved, 'typed' | 'foods'>): string {
  const [first] = foods;
  return (foods.length === 1 ? first?.name : typed) || words.unknownFood;
}

export function safeTitle(solved: SafeSolved): string {
  return words.title[outcomeOf(solved)](foodName(solved));
}

/** The verdict first, then what to do if someone is sick or without a meal; everything else is folded. */
export function safeSections(solved: SafeSolved): Section[] {
  const outcome = outcomeOf(solved);
  const thrown = outcome === 'discard' || outcome === 'cannot-tell';
  return [
    ...sectionIfAny('sick', words.sick.sick.title, [sickBlock(solved)], { bare: true }),
    section('verdict', words.sections.why, [verdictBlock(solved), thrown && hungryCallout()], { bare: true }),
    ...folded(solved, thrown),
  ];
}

function sickBlock({ ate }: SafeSolved): Block | undefined {
  if (ate === 'no') return undefined;
  const { title, text } = words.sick[ate];
  const contacts =
    ate === 'nerves'
      ? [...contactsOf('emergency'), ...contactsOf('poison')]
      : [...contactsOf('poison'), ...contactsOf('emergency')];
  return callout(ate === 'well' ? 'caution' : 'urgent', text, { title, contacts });
}

function verdictBlock(solved: SafeSolved): Block {
  const { verdict, today } = solved;
  const outcome = outcomeOf(solved);
  const until =
    verdict?.outcome === 'keep' && verdict.until !== undefined && verdict.until >= today ? verdict.until : undefined;
  const title = until === undefined ? words.outcome[outcome] : words.outcome['keep-until'](whenText(until, today));
  const text = paragraphOf([...reasonsOf(solved), ...actionsOf(solved)]);
  return callout(outcome === 'keep' || outcome === 'use-today' ? 'next' : 'caution', text, { title });
}

/** The rule that decided, with the days that were counted. */
export function reasonsOf({ verdict, strict, input, today }: SafeSolved): (string | undefined | false)[] {
  if (!verdict) return [words.rules['no-time']];
  const { row, rule, range, until, days } = verdict;
  const isBaby = row.food.baby;
  const breastMilk = row.food.id.startsWith('breast-milk') && rule.startsWith('warm');
  const text = breastMilk
    ? words.breastMilk
    : rule === 'label-over' && isBaby
      ? words.rules['label-over-baby']
      : words.rules[rule];
  const counted = days !== undefined && input.since !== undefined;
  const frozen = strict.place === 'freezer';
  return [
    strict.several && words.strictest(row.food.name),
    counted && words.since(strict.state, frozen, whenText(input.since ?? today, today), days ?? 0),
    withRange.has(rule) &&
      row.span !== undefined &&
      words.ruleOf(row.food.name, spanText(row.span), words.inPlace[row.slot]),
    text,
    ...endOf(verdict, today),
    strict.risk && range && until === range.first && range.first !== range.last && words.shorterEnd,
    range && until !== undefined && until < range.last && until === input.labelDate && words.earlierLabel,
  ];
}

function endOf({ rule, range, until, row }: Verdict, today: Day): (string | undefined | false)[] {
  if (!range || until === undefined) return [];
  if (rule === 'within') {
    const short = isRange(row.span) && isShort(row.span) && range.first < until;
    return [
      row.quality
        ? words.bestUntil(whenText(range.first, today))
        : short
          ? words.lastDaysFrom(dayText(range.first), dayText(until))
          : words.lastDay(whenText(until, today)),
    ];
  }
  if (rule === 'last-days')
    return [
      !row.quality &&
        (until === today
          ? words.lastDay(whenText(until, today))
          : words.lastDaysFrom(whenText(range.first, today), whenText(until, today))),
    ];
  if (rule === 'over') return [words.wasLastDay(whenText(until, today))];
  return [
    rule === 'frozen' && words.bestUntil(whenText(range.first, today)),
    rule === 'frozen-over' && words.bestUntil(whenText(range.last, today)),
  ];
}

function actionsOf({ verdict, strict }: SafeSolved): (string | false | undefined)[] {
  const { actions } = words;
  const outcome = verdict?.outcome ?? 'cannot-tell';
  if (!verdict || outcome === 'discard' || outcome === 'cannot-tell')
    return [verdict && jarRules.has(verdict.rule) ? actions.noTasteJar : actions.throwOut];
  const { row, rule } = verdict;
  const frozenSpan = row.food.times.freezer;
  const canFreeze = strict.place === 'fridge' && isRange(frozenSpan) && !row.food.noFreeze && !row.quality;
  if (strict.state === 'home-canned') return [row.named.acid === 'low' && actions.boil(boilMinutes(0))];
  if (rule === 'warm-now') return [];
  if (outcome === 'use-today')
    return [
      canFreeze ? actions.freezeOr : rule !== 'look' && rule !== 'sign-mold-firm' && actions.eat,
      row.food.state === 'cooked' && actions.reheat,
    ];
  if (strict.place === 'freezer') return [];
  return [
    row.quality ? strict.place === 'pantry' && row.food.state !== 'fresh' && actions.dry : actions.cold,
    canFreeze && isRange(frozenSpan) && actions.freezeToKeep(spanText(frozenSpan)),
  ];
}

function folded(solved: SafeSolved, thrown: boolean): Section[] {
  const { verdict, strict } = solved;
  const food = verdict?.row.food;
  const named = verdict?.row.named;
  const isJar =
    strict.state === 'home-canned' ||
    food?.kind === 'canned' ||
    strict.signs.includes('bulging') ||
    strict.signs.includes('seal');
  const close = { folded: true };
  return [
    ...(thrown && isJar
      ? [section('throw-out', words.sections.throwOut, [guidanceCallout('throw-out-jar', 'caution')], close)]
      : []),
    ...(food
      ? [
          section(
            'times',
            words.sections.table,
            [timesTable(food), named && named !== food && Object.keys(named.times).length > 0 && timesTable(named)],
            close,
          ),
        ]
      : []),
    ...(thrown ? [] : sectionIfAny('label', words.sections.label, labelBlocks(solved), close)),
    section('signs', words.sections.signs, [prose([words.signsList.map((line) => `- ${line}`).join('\n')])], close),
    section(
      'rules',
      words.sections.rules,
      safeRules(solved).map((id) => guidanceCallout(id)),
      close,
    ),
  ];
}

/** The rules that the document rests on. */
export function safeRules({ verdict, strict, ate }: SafeSolved): GuidanceId[] {
  const food = verdict?.row.food;
  const ids: GuidanceId[] = [
    'two-hours',
    'smell',
    'fridge-temperature',
    ...(strict.place === 'freezer' ? (['freezer'] as const) : []),
    ...(strict.state === 'thawed' ? (['thaw'] as const) : []),
    ...(strict.signs.includes('mold') ? (['mold'] as const) : []),
    ...(strict.state === 'home-canned' ? (['botulism', 'home-canned-year', 'boil-home-canned'] as const) : []),
    ...(food?.kind === 'canned' ? (['commercial-cans', 'botulism'] as const) : []),
    ...(strict.state === 'unopened' ? (['dates'] as const) : []),
    ...(food?.id.startsWith('baby-formula') ? (['formula'] as const) : []),
    ...(food?.id.startsWith('breast-milk') ? (['breast-milk'] as const) : []),
    ...(food?.id === 'honey' || food?.baby ? (['honey'] as const) : []),
    ...(food?.state === 'cooked' || strict.state === 'cooked' ? (['reheat'] as const) : []),
    ...(strict.risk ? (['risk'] as const) : []),
    ...(ate === 'nerves' ? (['botulism'] as const) : []),
  ];
  return ids.filter((id, index) => ids.indexOf(id) === index);
}

/** A label to print, and the last day for the calendar. */
function labelBlocks(solved: SafeSolved): Block[] {
  const { verdict, strict, input, today } = solved;
  if (!verdict) return [];
  const { range, until, row } = verdict;
  const eatBy = range ? range.first : until;
  const place = words.inPlace[strict.place];
  const verb = words.sinceVerb(strict.state, strict.place === 'freezer');
  const name = foodName(solved);
  const text =
    eatBy !== undefined && input.since !== undefined
      ? words.label.text(verb, formatDay(input.since, { style: 'short' }), formatDay(eatBy, { style: 'short' }), place)
      : words.label.textOpen(verb, place);
  const reminder =
    eatBy !== undefined && eatBy >= today ? eatBy : until !== undefined && until >= today ? until : undefined;
  return [
    { type: 'cards', items: [{ title: words.label.title(name), text }] },
    ...(reminder === undefined
      ? []
      : [
          scheduleBlock(
            words.label.reminders,
            [
              {
                date: reminder,
                title: words.label.eat(name),
                detail: row.quality ? words.label.best : words.label.lastDay,
              },
            ],
            today,
          ),
        ]),
  ];
}
