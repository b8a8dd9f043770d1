/** Returns numbers from 0 up to 1, always the same sequence for the same seed. */
export type Random = () => number;

/**
 * Makes an unsigned 32-bit seed from strings, numbers or JSON values (FNV-1a over the parts, joined by "/").
 * Objects that differ only in the order of their keys give different seeds.
 */
export function seedOf(parts: readonly unknown[]): number {
  const text = parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('/');
  let seed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193);
  return seed >>> 0;
}

/** Creates a random source from a seed (mulberry32); the seed is read as an unsigned 32-bit number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks one item; undefined when there is none. Uses one number of `random` in both cases. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item;
export function pick<Item>(random: Random, items: readonly Item[]): Item | undefined;
export function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Returns the items in random order (Fisher–Yates, from the end). */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  return shuffled;
}

/** Returns `count` different items in random order, or all of them when there are fewer. */
export function sample<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  return shuffle(random, items).slice(0, Math.max(0, count));
}

/**
 * Shuffles by `key` and turns the result by a third for each attempt after the first, so that "Write again" begins
 * with items that were last before. `base` is the seed of the input without the attempt.
 */
export function shuffleForAttempt<Item>(
  items: readonly Item[],
  { base, attempt }: { base: number; attempt: number },
  key: string,
): Item[] {
  const shuffled = shuffle(createRandom(seedOf([base, key])), items);
  return rotate(shuffled, Math.ceil(items.length / 3) * (attempt - 1));
}

/** Moves the first `by` items to the end; any whole number, also above the length or negative. */
export function rotate<Item>(items: readonly Item[], by: number): Item[] {
  if (items.length === 0) return [];
  const from = ((by % items.length) + items.length) % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}
