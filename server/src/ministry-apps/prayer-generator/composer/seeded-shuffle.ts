/** A number from a text (FNV-1a): the same text, the same number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Chance that can be repeated: numbers from 0 up to 1, always the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The order of a prayer: fixed by what was entered, moved on by each "Write again" so that little comes twice. */
export interface Order {
  base: number;
  attempt: number;
}

/** The items shuffled for this input and turned by a third for each attempt. */
export function shuffled<Item>(items: readonly Item[], order: Order, key: string): Item[] {
  const next = seededRandom(hash(`${order.base}/${key}`));
  const deck = [...items];
  for (let index = deck.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1));
    [deck[index], deck[other]] = [deck[other] as Item, deck[index] as Item];
  }
  const turn = (Math.ceil(deck.length / 3) * (order.attempt - 1)) % Math.max(1, deck.length);
  return [...deck.slice(turn), ...deck.slice(0, turn)];
}

/** Two of the first to one of the second, until both are used up. */
export function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const mixed: Item[] = [];
  const [a, b] = [[...first], [...second]];
  while (a.length + b.length > 0) mixed.push(...a.splice(0, 2), ...b.splice(0, 1));
  return mixed;
}
