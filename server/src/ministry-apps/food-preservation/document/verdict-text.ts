import type { Day } from '../../../app-kit/index.ts';
import { boilMinutes } from '../solve/canning.ts';
import { nameIn, wordsOf } from '../solve/find-foods.ts';
import type { Verdict } from '../solve/judge.ts';
import { isRange, isShort } from '../solve/spans.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import { ownRule, spanText, whenText } from './shared.ts';

export type SafeSolved = Extract<Solved, { mode: 'safe' }>;
type Sentence = string | undefined | false;

/** Rules of jars and cans that are thrown out in their own way. */
export const jarRules = new Set<Verdict['rule']>([
  'sign-can',
  'sign-dent',
  'home-refused',
  'home-unknown',
  'home-low-acid',
  'home-untested',
]);
/** Rules that state the range of the table. */
const withRange = new Set<Verdict['rule']>([
  'within',
  'last-days',
  'over',
  'over-quality',
  'frozen',
  'frozen-over',
  'look',
]);
/** Rules in which a day that someone knows would change the answer. */
const correctable = new Set<Verdict['rule']>(['no-day', 'future', 'label-none']);

/** The rule that decided, with the days that were counted. */
export function reasonsOf({ verdict, strict, input, today }: SafeSolved): Sentence[] {
  if (!verdict) return [words.rules['no-time']];
  const { row, rule, range, until, days } = verdict;
  const counted = days !== undefined && input.since !== undefined;
  return [
    strict.several && words.strictest(row.food.name),
    counted &&
      words.since(
        verbState(verdict, strict),
        strict.place === 'freezer',
        whenText(input.since ?? today, today),
        days ?? 0,
      ),
    withRange.has(rule) &&
      row.span !== undefined &&
      words.ruleOf(row.food.name, spanText(row.span), words.inPlace[row.slot]),
    ruleText(verdict),
    ...endOf(verdict, today),
    strict.warm === 'to-2' &&
      rule !== 'warm-now' &&
      !isOut(verdict) &&
      row.food.needsCold === 'always' &&
      !ownRule(row.food) &&
      words.timeOut,
    strict.risk && range && until === range.first && range.first !== range.last && words.shorterEnd,
    range && until !== undefined && until < range.last && until === input.labelDate && words.earlierLabel,
  ];
}

const isOut = ({ outcome }: Verdict) => outcome === 'discard' || outcome === 'cannot-tell';

/** Milk that a mother pumped was never bought. */
export const verbState = (verdict: Verdict | undefined, { state }: SafeSolved['strict']) =>
  verdict?.row.food.id === 'breast-milk-fresh' && state === 'raw' ? 'pumped' : state;

function ruleText({ rule, row }: Verdict): string {
  if (row.food.id.startsWith('breast-milk') && rule.startsWith('warm')) return words.breastMilk;
  if (rule === 'frozen' && row.food.baby) return words.frozenForBaby;
  return rule === 'label-over' && row.food.baby ? words.rules['label-over-baby'] : words.rules[rule];
}

function endOf({ rule, range, until, row }: Verdict, today: Day): Sentence[] {
  if (!range || until === undefined) return [];
  const when = (day: Day) => whenText(day, today);
  if (rule === 'within' || rule === 'frozen')
    return row.quality
      ? [today <= range.first ? words.bestUntil(when(range.first)) : words.bestEnds(when(range.last))]
      : [
          isEnding(row.span) && range.first < until
            ? words.lastDaysFrom(when(range.first), when(until))
            : words.lastDay(when(until)),
        ];
  if (rule === 'last-days')
    return [
      !row.quality &&
        (until === today ? words.lastDay(when(until)) : words.lastDaysFrom(when(range.first), when(until))),
    ];
  if (rule === 'over') return [words.wasLastDay(when(until))];
  return [(rule === 'frozen-over' || rule === 'over-quality') && words.bestWas(when(range.last))];
}

const isEnding = (span: Verdict['row']['span']) => isRange(span) && isShort(span);

/** Rules that say themselves what to do. */
const ownAction = new Set<Verdict['rule']>(['look', 'look-no-day', 'sign-mold-firm']);
/** Cooked food that is eaten cold. */
const eatenCold = new Set([
  'sushi-with-raw-fish',
  'sandwiches-with-meat-egg-or-cheese',
  'applesauce-homemade',
  'cranberry-sauce-homemade',
]);

/** Whether someone who ate it is sick. */
export const isSick = ({ ate }: SafeSolved) => ate === 'sick' || ate === 'nerves';

/** What to do now. */
export function actionsOf(solved: SafeSolved): Sentence[] {
  const { verdict, strict } = solved;
  const { actions } = words;
  const { row, rule, outcome } = verdict ?? {};
  if (isSick(solved)) return [actions.keepForDoctor];
  if (!verdict || !row || outcome === 'discard' || outcome === 'cannot-tell') {
    if (rule && correctable.has(rule)) return [actions.correct];
    return [rule && jarRules.has(rule) ? actions.noTasteJar : actions.throwOut];
  }
  if (strict.state === 'home-canned') return [row.named.acid === 'low' && actions.boil(boilMinutes(0))];
  if (rule === 'warm-now') return [];
  const frozenSpan = row.food.times.freezer;
  const canFreeze = strict.place === 'fridge' && isRange(frozenSpan) && !row.food.noFreeze && !row.quality;
  if (outcome === 'use-today')
    return [
      row.food.id.startsWith('breast-milk')
        ? actions.baby
        : canFreeze
          ? actions.freezeOr
          : rule && !ownAction.has(rule) && actions.eat,
      row.food.kind === 'cooked' && !eatenCold.has(row.food.id) && actions.reheat,
    ];
  if (strict.place === 'freezer') return [];
  return [
    row.quality ? strict.place === 'pantry' && row.food.state !== 'fresh' && actions.dry : actions.cold,
    canFreeze && isRange(frozenSpan) && actions.freezeToKeep(spanText(frozenSpan)),
  ];
}

/** Names the row that was used, unless the person wrote its name. */
export function countedAs({ typed, verdict, strict }: SafeSolved): Sentence {
  if (!verdict || strict.several) return undefined;
  const { row } = verdict;
  const food = strict.state === 'home-canned' ? row.named : row.food;
  const said = nameIn(typed, food);
  const isNamed =
    [food.name, ...food.aliases].some((name) => sameWords(name, typed)) ||
    (said !== undefined && sameWords(said, food.name));
  return !isNamed && words.counted(food.name);
}

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');
