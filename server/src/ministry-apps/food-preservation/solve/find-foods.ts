import type { Food } from '../data/food.ts';
import { foods, foodWith } from '../data/foods/index.ts';
import { notFoods } from '../data/not-foods.ts';
import { inStoreCan } from './row-for.ts';

/** A name of the table, as the words that a text is searched for. */
interface Name {
  words: readonly string[];
  /** Absent for equipment and places, such as a water bath. */
  food: Food | undefined;
}

/** Words without a plural's ending: "berries" and "berry", "tomatoes" and "tomato" are one word. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(singular);
}

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/\b(?:cans?|tins?) of\b/g, 'canned')
    // "Can corn" on a list is the can; "can I" and "can the beans" are verbs.
    .replace(/^(\d+ )?cans? (?!(?:i|you|we|he|she|it|they|be|my|the|a|an|this|someone|people)\b)/, '$1canned ')
    .match(/[a-z0-9]+/g) ?? [];

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

const names: readonly Name[] = [
  ...foods.flatMap((food) => [food.name, ...food.aliases].map((name) => ({ words: wordsOf(name), food }))),
  ...notFoods.map((name) => ({ words: wordsOf(name), food: undefined })),
].filter(({ words }) => words.length > 0);

const byFirstWord = new Map<string, Name[]>();
for (const name of names) {
  const first = name.words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name]);
}

/** Where a name of the table is found in a text. */
interface Hit {
  food: Food;
  start: number;
  end: number;
}

/** The longest names of the table in a text, by place. What is no food hides the names inside it. */
function hitsIn(text: string): Hit[] {
  const tokens = tokensOf(text);
  const words = tokens.map(singular);
  const hits = words.flatMap((word, start) =>
    (byFirstWord.get(word) ?? [])
      .filter(
        (name) => name.words.every((part, index) => words[start + index] === part) && !isVerb(tokens, start, name),
      )
      .map(({ food, words: { length } }) => ({ food, start, end: start + length })),
  );
  return hits.filter(
    (hit): hit is Hit =>
      hit.food !== undefined &&
      !hits.some(
        (other) => other.end - other.start > hit.end - hit.start && other.start < hit.end && hit.start < other.end,
      ),
  );
}

const beforeCan =
  /^(?:a|an|the|this|that|my|open|opened|dented|bulging|rusty|swollen|leaking|puffy|tin|one|unlabeled|\d+)$/;

/** "Can I keep it" names no can. */
const isVerb = (tokens: readonly string[], at: number, { words }: Name) =>
  words.length === 1 &&
  ((tokens[at] === 'can' && !beforeCan.test(tokens[at - 1] ?? '')) ||
    // A date is on the package; the fruit is named in the plural.
    tokens[at] === 'date');

/** A fresh food after "canned" or "can of" is the can. */
function inCan(hit: Hit, text: string): Hit {
  const words = wordsOf(text);
  const isCanned = words[hit.start - 1] === 'canned' || (words[hit.end] === 'can' && hit.end === words.length - 1);
  return isCanned ? { ...hit, food: inStoreCan(hit.food) } : hit;
}

/**
 * Finds the foods that a text names, in the order of the text: the longest name at each place, and no name inside a longer
 * one. Of names side by side the last is meant ("peach jam" is jam), and a dish wins over what is in it ("soup with chicken"
 * is soup). Of rows with the very same name the first is taken; the table lists the more cautious one first.
 */
export function foodsIn(text: string): Food[] {
  const hits = hitsIn(text).map((hit) => inCan(hit, text));
  const first = hits.filter(
    (hit, index) => hits.findIndex(({ start, end }) => start === hit.start && end === hit.end) === index,
  );
  // "Baby food jar, pears" is baby food.
  const forBaby = first.filter(({ food }) => food.baby);
  if (forBaby.length > 0) return [...new Set(forBaby.map(({ food }) => food))];
  const apart = startsOfParts(text);
  const heads = first.filter(({ end }) => !first.some(({ start }) => start === end && !apart.has(start)));
  const found = [...new Set(heads.map((head) => spreadOf(head, first)))];
  const dishes = found.filter(({ kind }) => kind === 'cooked');
  return dishes.length > 0 ? dishes : found;
}

/** Squash and the like, whose butter is a purée. */
const pureed = new Set(['pumpkin-whole', 'winter-squash-whole', 'sweet-potatoes']);

/** Butter right after a fruit is a spread of that fruit, with no butter in it. */
function spreadOf({ food, start }: Hit, hits: readonly Hit[]): Food {
  const before = food.id === 'butter' ? hits.find(({ end }) => end === start)?.food : undefined;
  if (before && pureed.has(before.id)) return foodWith('leftovers-without-meat');
  return before?.kind === 'fruit' ? foodWith('jam-jelly-and-preserves') : food;
}

/** Places of words that follow a comma or the like: names on both sides of it are two foods. */
function startsOfParts(text: string): Set<number> {
  const parts = text.split(/[,;/&+\n]/);
  return new Set(parts.map((_, at) => tokensOf(parts.slice(0, at).join(' ')).length));
}

/** The words with which a text names a food: "tamales" in a long sentence about them. */
export function nameIn(text: string, { id, name, aliases }: Food): string | undefined {
  const tokens = tokensOf(text);
  const words = tokens.map(singular);
  const found = [name, ...aliases]
    .map(wordsOf)
    .sort((a, b) => b.length - a.length || Number(b > a) - Number(a > b))
    .flatMap((parts) => {
      const start = words.findIndex((_, at) => parts.every((part, index) => words[at + index] === part));
      return start < 0 || parts.length === 0 ? [] : [tokens.slice(start, start + parts.length).join(' ')];
    });
  return id.startsWith('baby') ? undefined : found[0];
}

/** What a text says beside the names of foods. */
export function besideFoods(text: string): string {
  const hits = hitsIn(text);
  return tokensOf(text)
    .filter((_, at) => !hits.some(({ start, end }) => start <= at && at < end))
    .join(' ');
}
