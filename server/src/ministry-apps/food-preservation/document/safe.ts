import type { Block, Section } from '@lampstand/sdk/app';
import {
  callout,
  capitalize,
  formatDay,
  paragraphOf,
  prose,
  scheduleBlock,
  section,
  sectionIfAny,
} from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { GuidanceId } from '../data/guidance.ts';
import { nameIn } from '../solve/find-foods.ts';
import type { Verdict } from '../solve/judge.ts';
import type { Solved } from '../solve.ts';
import { words } from '../words.en.ts';
import {
  canFreeze,
  commonSection,
  guidanceCallout,
  hungryCallout,
  lower,
  ownRule,
  signsSection,
  timesTable,
  whenText,
} from './shared.ts';
import { actionsOf, countedAs, isSick, jarRules, reasonsOf, type SafeSolved, verbState } from './verdict-text.ts';

export const outcomeOf = ({ verdict }: SafeSolved): Verdict['outcome'] => verdict?.outcome ?? 'cannot-tell';

/** Typed names that are used as they are: longer ones are sentences. */
const LONGEST_NAME = 32;
const MOST_WORDS = 4;

/** The name that a document uses: what was typed when it is short, else the words for the food in it, else that of the table. */
export function foodName({ typed, foods }: Pick<Solved, 'typed' | 'foods'>): string {
  const [first] = foods;
  const short = typed.length <= LONGEST_NAME && typed.split(' ').length <= MOST_WORDS;
  return capitalize((short || !first ? typed : (nameIn(typed, first) ?? first.name)) || words.unknownFood);
}

const isThrown = (outcome: Verdict['outcome']) => outcome === 'discard' || outcome === 'cannot-tell';

/** Honey, or a food that can have honey in it: all but what was made for the baby. */
const isHoneyForBaby = ({ honeyForBaby, verdict }: SafeSolved) => honeyForBaby && !verdict?.row.food.baby;

/** The day that was entered is still to come: nothing is decided. */
const isFuture = ({ verdict }: SafeSolved) => verdict?.rule === 'future' && verdict.outcome === 'cannot-tell';

export function safeTitle(solved: SafeSolved): string {
  if (isHoneyForBaby(solved)) return words.notForBaby;
  return words.title[isSick(solved) ? 'eaten' : isFuture(solved) ? 'future' : outcomeOf(solved)](foodName(solved));
}

/** The verdict first, then what to do if someone is sick or without a meal; everything else is folded. */
export function safeSections(solved: SafeSolved): Section[] {
  const thrown = isThrown(outcomeOf(solved));
  return [
    ...sectionIfAny('sick', words.sick.sick.title, [sickBlock(solved)], { bare: true }),
    section('verdict', words.sections.why, verdictBlocks(solved, thrown), { bare: true }),
    ...folded(solved, thrown),
  ];
}

/** The answer; what it was counted as; how to handle a bad jar; for whom to take care; and who helps without a meal. */
function verdictBlocks(solved: SafeSolved, thrown: boolean): (Block | undefined | false)[] {
  const { verdict, strict } = solved;
  const counted = countedAs(solved);
  const badJar = !isSick(solved) && isBadJar(solved, thrown);
  const honey = !solved.honeyForBaby && verdict?.row.food.id === 'honey';
  return [
    verdictBlock(solved),
    prose([counted]),
    badJar && guidanceCallout('throw-out-jar', 'caution'),
    honey && guidanceCallout('honey', 'caution'),
    strict.risk && !thrown && guidanceCallout('risk'),
    strict.risk && !isSick(solved) && canHoldListeria(verdict) && guidanceCallout('listeria'),
    thrown && !isSick(solved) && !isFuture(solved) && hungryCallout(),
  ];
}

/** A jar or can that is thrown out for what it is, and not for its days. */
const isBadJar = ({ verdict, strict }: SafeSolved, thrown: boolean) =>
  thrown && verdict !== undefined && (jarRules.has(verdict.rule) || strict.state === 'home-canned');

/** Food in which listeria grows in the cold and that is eaten as it is. */
const canHoldListeria = (verdict: Verdict | undefined) =>
  verdict !== undefined &&
  (verdict.row.food.kind === 'deli' ||
    verdict.row.food.id.includes('cheese') ||
    verdict.row.food.id.includes('smoked') ||
    verdict.row.food.id === 'hot-dogs');

function sickBlock(solved: SafeSolved): Block | undefined {
  const { ate } = solved;
  if (ate === 'no') return undefined;
  const { title, text } = words.sick[ate];
  const contacts =
    ate === 'nerves'
      ? [...contactsOf('emergency'), ...contactsOf('poison')]
      : [...contactsOf('poison'), ...contactsOf('emergency')];
  const said = ate === 'well' && isThrown(outcomeOf(solved)) ? paragraphOf([words.actions.noMore, text]) : text;
  return callout(ate === 'well' ? 'caution' : 'urgent', said, { title, contacts });
}

/** Rules whose last day belongs in the title. */
const datedRules = new Set<Verdict['rule']>(['within', 'last-days', 'label-ahead']);

function verdictBlock(solved: SafeSolved): Block {
  const { verdict, today } = solved;
  const outcome = outcomeOf(solved);
  const until = verdict && datedRules.has(verdict.rule) && !verdict.row.quality ? verdict.until : undefined;
  const title =
    isHoneyForBaby(solved) && (outcome === 'keep' || outcome === 'use-today')
      ? `${words.forOthers}: ${lower(words.outcome[outcome])}`
      : isSick(solved)
        ? words.outcome.eaten
        : verdict?.rule === 'sign-can' || isFuture(solved)
          ? words.outcome[verdict?.rule === 'sign-can' ? 'sign-can' : 'future']
          : outcome === 'keep' && until !== undefined
            ? words.outcome['keep-until'](whenText(until, today))
            : words.outcome[outcome];
  const good = !isThrown(outcome);
  // Days that aren't over prove nothing to someone who is sick.
  const reasons = isSick(solved) && good ? [words.actions.notTheDays] : reasonsOf(solved);
  const text = paragraphOf([...reasons, ...actionsOf(solved)]);
  return callout(good && !isSick(solved) ? 'next' : 'caution', text, { title });
}

function folded(solved: SafeSolved, thrown: boolean): Section[] {
  const { verdict } = solved;
  const close = { folded: true };
  const rows = verdict ? [...new Set([verdict.row.food, verdict.row.named])] : [];
  const tables = rows.map(timesTable).filter((table) => table.rows.length > 0);
  const rules = safeRules(solved).map((id) => guidanceCallout(id));
  return [
    ...(isSick(solved) || isBadJar(solved, thrown)
      ? []
      : tables.length > 0
        ? [section('times', words.sections.table, tables, close)]
        : [commonSection()]),
    ...(thrown || isSick(solved) ? [] : sectionIfAny('label', words.sections.label, labelBlocks(solved), close)),
    signsSection(),
    section('rules', words.sections.rules, rules, close),
  ];
}

/** The rules that the document rests on. */
export function safeRules({ verdict, strict, ate }: SafeSolved): GuidanceId[] {
  const food = verdict?.row.food;
  const own = food && ownRule(food);
  const ids: GuidanceId[] = [
    own ?? 'two-hours',
    'smell',
    'fridge-temperature',
    ...(strict.place === 'freezer' && !own ? (['freezer'] as const) : []),
    ...(strict.state === 'thawed' ? (['thaw'] as const) : []),
    ...(strict.signs.includes('mold') ? (['mold'] as const) : []),
    ...(strict.state === 'home-canned' ? (['botulism', 'home-canned-year', 'boil-home-canned'] as const) : []),
    ...(food?.kind === 'canned' && strict.state !== 'home-canned' ? (['commercial-cans', 'botulism'] as const) : []),
    ...(strict.state === 'unopened' ? (['dates'] as const) : []),
    ...(food?.id === 'honey' || food?.baby ? (['honey'] as const) : []),
    ...(food?.state === 'cooked' || strict.state === 'cooked' ? (['reheat'] as const) : []),
    ...(strict.risk ? (['risk'] as const) : []),
    ...(ate === 'nerves' ? (['botulism'] as const) : []),
  ];
  return ids.filter((id, index) => ids.indexOf(id) === index);
}

/** A label to print, and the cautious last day for the calendar. */
function labelBlocks(solved: SafeSolved): Block[] {
  const { verdict, strict, input, today } = solved;
  if (!verdict) return [];
  const { range, until, row } = verdict;
  const eatBy = range ? range.first : until;
  const place = words.inPlace[strict.place];
  const verb = words.sinceVerb(verbState(verdict, strict), strict.place === 'freezer');
  const name = foodName(solved);
  const short = (day: string) => formatDay(day, { style: 'short' });
  const text =
    eatBy !== undefined && input.since !== undefined
      ? words.label.text(verb, short(input.since), short(eatBy), place)
      : words.label.textOpen(verb, place);
  const reminder = [eatBy, until].find((day) => day !== undefined && day >= today);
  const detail =
    row.quality || until === undefined
      ? words.label.best
      : words.label.lastDay(whenText(until, today), canFreeze(row.food));
  return [
    { type: 'cards', items: [{ title: name, text }] },
    ...(reminder === undefined
      ? []
      : [scheduleBlock(words.label.reminders, [{ date: reminder, title: words.label.eat(name), detail }], today)]),
  ];
}
