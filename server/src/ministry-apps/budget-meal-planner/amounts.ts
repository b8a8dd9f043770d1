import type { Food } from './data/food.ts';
import type { FoodId } from './data/foods/index.ts';
import { foodOf } from './data/foods/index.ts';
import { foodNamed, isNothing, wordsOf } from './foods-by-name.ts';

/** A food that the person has. */
export interface Held {
  /** As it was written. */
  text: string;
  food: FoodId;
  mg: number;
  /** No amount was written: one package counts. */
  guessed?: true;
}

const counts: { readonly [word: string]: number } = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  half: 0.5,
  dozen: 12,
  couple: 2,
  few: 3,
  several: 4,
};
const fractions: { readonly [mark: string]: string } = {
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
};
const number = String.raw`((?<![\d/.a-wyz])(?:\d\/\d|\d+(?:\.\d+)?(?:\s+\d\/\d)?)(?![\d%])|\b(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|few|several)\b(?:\s+(?:a|an|dozen|few|couple)\b)?))`;
const unit = `(lbs?|pounds?|oz|ounces?|sticks?|kg|kilos?|g|grams?|cups?|quarts?|gallons?|dozen|doz|cans?|boxe?s?|bags?|packages?|packs?|packets?|jars?|bottles?|loaf|loaves|heads?|tubs?|cartons?)`;
const sized = new RegExp(
  String.raw`${number}(?:\s*x\s*|\s+|\s*\()(\d+(?:\.\d+)?)[\s-]?(lb|oz|g)\)?[\s-]*(?:${unit}\b)`,
  'i',
);
const plain = new RegExp(String.raw`${number}[\s-]*(?:${unit}\b)?`, 'i');
const onlyAmount = new RegExp(String.raw`^\s*${number}[\s-]*(?:${unit})?\s*$`, 'i');

const onlyUnit = new RegExp(`^\\s*${unit}\\s*$`, 'i');

const gramsOf: { readonly [unit: string]: number } = {
  lb: 453.592,
  pound: 453.592,
  oz: 28.3495,
  ounce: 28.3495,
  kg: 1000,
  kilo: 1000,
  g: 1,
  gram: 1,
  stick: 113.4,
};
const cupsOf: { readonly [unit: string]: number } = { cup: 1, quart: 4, gallon: 16 };

/** Reads a list of foods, one a line or with commas between them; returns what is known and what is not. */
export function readFoods(text: string): { held: Held[]; unknown: string[] } {
  const held: Held[] = [];
  const unknown: string[] = [];
  for (const line of linesOf(text)) {
    if (isNothing(line)) continue;
    const canned = /\bcans?\b/i.test(line);
    const byWeight = !canned && /\b(?:lbs?|pounds?|kg|kilos?|bags?)\b/i.test(line);
    const food = foodNamed(line, { canned, byWeight });
    if (!food) unknown.push(line);
    else held.push({ text: line, food, ...amountIn(line, foodOf(food)) });
  }
  return { held, unknown };
}

/** An amount such as "2 lb" or "18 oz" for a food; undefined when it has none. */
export function readSize(text: string, food: FoodId): number | undefined {
  const { mg, guessed } = amountIn(text, foodOf(food));
  return guessed ? undefined : mg;
}

/** "gallon", "dozen": a unit without a number. */
export const isUnitAlone = (text: string): boolean => onlyUnit.test(text);

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\n;]+/)) {
    const pieces = line.split(/,(?!\d{3}\b)/).flatMap(apart);
    for (const [at, piece] of pieces.entries()) {
      const plainPiece = piece.replace(/^[\s\-•*]+/, '').trim();
      if (!plainPiece) continue;
      // "Rice, 2 lb": the amount belongs to the food before it.
      if (at > 0 && onlyAmount.test(plainPiece) && lines.length > 0) lines[lines.length - 1] += ` ${plainPiece}`;
      else lines.push(plainPiece);
    }
  }
  return lines.slice(0, 120);
}

/** "Rice 2 lb and 3 cans of beans" are two foods; "macaroni and cheese" is one. */
function apart(piece: string): string[] {
  const parts = piece.split(/\s+and\s+/i);
  const counted = parts.every((part) => /\d|^(?:an?|some|half|one|two|three)\b/i.test(part.trim()));
  return counted ? parts : piece.split(/\s+and\s+(?=\d|an?\s|some\s)/i);
}

function amountIn(line: string, food: Food): { mg: number; guessed?: true } {
  const text = line.replace(/[½¼¾⅓⅔]/g, (mark) => fractions[mark] ?? mark);
  const both = sized.exec(text);
  if (both) {
    const [, count = '1', size = '1', of = 'oz'] = both;
    return whole(countOf(count) * Number(size) * (gramsOf[of.toLowerCase()] ?? 1));
  }
  const found = plain.exec(text);
  const [pack] = food.packs;
  if (!found) return { mg: pack.grams * 1000, guessed: true };
  const count =
    countOf(found[1] ?? '1') * (/\bdoz(?:en)?\b/i.test(found[0]) && !/dozen/i.test(found[1] ?? '') ? 12 : 1);
  const measure = (found[2] ?? '')
    .toLowerCase()
    .replace(/^(box)es$/, '$1')
    .replace(/s$/, '')
    .replace(/^doz$/, 'dozen');
  if (measure === '' && food.whole && isWhole(line, food.whole.name)) return whole(count * food.whole.grams);
  return whole(count * gramsOfMeasure(measure, food));
}

/** Named without a part: "2 chickens", "2 whole chickens in the freezer". */
const isWhole = (line: string, name: string) =>
  wordsOf(line).includes(name) && !/\b(?:thigh|leg|drumstick|breast|wing|piece|part|quarter)s?\b/i.test(line);

function gramsOfMeasure(measure: string, { cup, piece, packs }: Food): number {
  const weight = gramsOf[measure];
  if (weight) return weight;
  const cups = cupsOf[measure];
  if (cups && cup) return cups * cup;
  if (measure === '' || measure === 'dozen' || (measure === 'can' && piece)) return piece?.grams ?? packs[0].grams;
  return (packs.find(({ words }) => words.includes(measure)) ?? packs[0]).grams;
}

function countOf(text: string): number {
  const words = text.toLowerCase().split(/\s+/);
  const sum = words.reduce((before, word) => {
    const [over, under] = word.split('/');
    if (under) return before + Number(over) / Number(under);
    return before + (Number.isNaN(Number(word)) ? 0 : Number(word));
  }, 0);
  if (sum > 0) return sum;
  if (words.includes('half')) return 0.5 * (words.includes('dozen') ? 12 : 1);
  if (words[1] === 'few' || words[1] === 'couple') return counts[words[1]] ?? 1;
  return (counts[words[0] ?? ''] ?? 1) * (words[1] === 'dozen' ? 12 : 1);
}

const whole = (grams: number) => ({ mg: Math.min(Math.round(grams * 1000), 1_000_000_000) });
