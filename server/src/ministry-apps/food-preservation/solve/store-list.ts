import type { Food, Span } from '../data/food.ts';
import { isCan, keepingOf, keepingWhen } from '../data/keeping.ts';
import { cutRow, saysCut } from './cut.ts';
import { foodsIn } from './find-foods.ts';
import { plainName } from './inventory.ts';
import { isRange, lengthOf } from './spans.ts';

/** One food of a list that someone wants to store. */
export interface StoreLine {
  name: string;
  /** Absent when the table doesn't know it. */
  food?: Food;
  advice: string;
  times: { pantry?: Span | undefined; fridge?: Span | undefined; freezer?: Span | undefined };
  /** It is cut, opened or canned at home, and its times are for that. */
  part: boolean;
}

/**
 * Reads a list of foods, one a part between commas: each food of the table, and each other short name as unknown. What a
 * part says without a food ("cut in half") counts for the food before it.
 */
export function storeLines(text: string): StoreLine[] {
  const parts = text.split(/[,;\n&+]|\.\s/).flatMap(apart);
  const lines: StoreLine[] = [];
  for (const part of parts) {
    const found = foodsIn(part);
    const last = lines.at(-1);
    if (found.length === 0 && last?.food && isState(part)) {
      lines.pop();
      lines.push(storeLine(last.food, last.name, `${last.name} ${part}`));
    } else if (found.length > 0)
      lines.push(...found.map((food) => storeLine(food, found.length === 1 ? nameOf(part, food) : food.name, part)));
    else if (isName(part)) lines.push({ name: nameOf(part), advice: '', times: {}, part: false });
  }
  return lines.filter(
    (line, at) => lines.findIndex(({ name, food }) => name === line.name && food === line.food) === at,
  );
}

/** "Rice and beans" are two foods; "macaroni and cheese" is one. */
function apart(part: string): string[] {
  const pieces = part.split(/\s+and\s+/i).filter((piece) => piece.trim() !== '');
  const whole = foodsIn(part);
  return pieces.length > 1 && whole.length >= pieces.length && pieces.every((piece) => foodsIn(piece).length > 0)
    ? pieces
    : [part];
}

const MOST_LETTERS = 32;
const MOST_WORDS = 5;

/** Words of a sentence: the table's name is used instead. */
const sentence = /\b(?:i|we|you|it|is|are|was|how|what|should|do|does|for|said)\b/i;

function nameOf(part: string, food?: Food): string {
  const plain = plainName(part)
    .replace(/^(?:(?:and|or|also|plus|with|some|my|the|a|an)\s+)+/i, '')
    .replace(/[.?!:]+$/, '');
  const short = !sentence.test(plain) && plain.length <= MOST_LETTERS && plain.split(' ').length <= MOST_WORDS;
  return short || !food ? plain : food.name;
}

const MOST_WORDS_UNKNOWN = 3;
/** Words of a remark, which is no name of a food. */
const remark =
  /\b(?:is|are|was|were|be|been|said|says|how|what|where|when|why|do|does|can|should|i|we|it|they|he|she|you|from|since|for|in|on|at|to|please|thanks|today|yesterday|old|years?|months?|weeks?|days?)\b/i;

/** Whether a part of a list that names no known food looks like the name of one. */
function isName(part: string): boolean {
  const plain = nameOf(part);
  return (
    /\p{L}{2}/u.test(plain) && plain.split(' ').length <= MOST_WORDS_UNKNOWN && !remark.test(plain) && !isState(plain)
  );
}

const opened = /\b(?:open|opened|half[- ]empty|half[- ]full|half (?:an? )?(?:can|jar|carton|bottle|box|package))\b/i;
const isState = (text: string) => saysCut(text) || opened.test(text);
const homeCanned = /\bhome[- ]?canned\b|\bcanned (?:at home|by)\b/i;

/** A food of the table, as `said`: whole, cut, opened, or canned at home. */
export function storeLine(food: Food, name: string, said: string): StoreLine {
  const { times } = food;
  if (homeCanned.test(said)) {
    const pantry: Span = { from: 12, to: 12, unit: 'month' };
    return { name, food, advice: keepingWhen.homeCanned, times: { pantry }, part: true };
  }
  const whenCut = cutRow(food, said)?.times.fridge;
  if (whenCut !== undefined) {
    const fridge = shorter(times.fridge, whenCut);
    return { name, food, advice: keepingWhen.cut, times: { fridge, freezer: times.freezer }, part: true };
  }
  const isOpen = opened.test(said) && (times.fridgeOpened ?? times.pantryOpened) !== undefined;
  const { fridgeOpened, pantryOpened, freezer } = times;
  const inFridge = isOpen && fridgeOpened !== undefined && food.needsCold !== 'never';
  const advice = isCan(food) && opened.test(said) ? keepingWhen.openCan : inFridge ? keepingWhen.open : keepingOf(food);
  if (isOpen) return { name, food, advice, times: { pantry: pantryOpened, fridge: fridgeOpened, freezer }, part: true };
  return { name, food, advice, times: { pantry: times.pantry, fridge: times.fridge, freezer }, part: false };
}

/** The shorter of two times; of those without a length the second. */
function shorter(a: Span | undefined, b: Span | undefined): Span | undefined {
  if (!isRange(a) || !isRange(b)) return isRange(a) ? a : b;
  return lengthOf(a) <= lengthOf(b) ? a : b;
}
