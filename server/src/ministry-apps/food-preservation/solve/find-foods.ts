import type { Food } from '../data/food.ts';
import { foods } from '../data/foods/index.ts';

/** A name of the table, as the words that a text is searched for. */
interface Name {
  words: readonly string[];
  food: Food;
}

/** Words without a plural's ending: "berries" and "berry", "tomatoes" and "tomato" are one word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  ).map(singular);
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

const names: readonly Name[] = foods
  .flatMap((food) => [food.name, ...food.aliases].map((name) => ({ words: wordsOf(name), food })))
  .filter(({ words }) => words.length > 0);

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

/**
 * Finds the foods that a text names, in the order of the text: the longest name at each place, and no name inside a longer
 * one. A dish wins over what is in it: "soup with chicken" is soup.
 */
export function foodsIn(text: string): Food[] {
  const words = wordsOf(text);
  const hits = words.flatMap((word, start) =>
    (byFirstWord.get(word) ?? [])
      .filter((name) => name.words.every((part, index) => words[start + index] === part))
      .map((name): Hit => ({ food: name.food, start, end: start + name.words.length })),
  );
  const longest = hits.filter(
    (hit) =>
      !hits.some(
        (other) => other.end - other.start > hit.end - hit.start && other.start < hit.end && hit.start < other.end,
      ),
  );
  // Of rows with the very same name the first is taken; the table lists the more cautious one first.
  const first = longest.filter(
    (hit, index) => longest.findIndex(({ start, end }) => start === hit.start && end === hit.end) === index,
  );
  const found = [...new Set(first.map(({ food }) => food))];
  const dishes = found.filter(({ kind }) => kind === 'cooked');
  return dishes.length > 0 ? dishes : found;
}
