import { shuffleForAttempt } from '../../../app-kit/index.ts';

/** Seed of the input, and the attempt: they set the order of the prepared lines. */
export type Order = Parameters<typeof shuffleForAttempt>[1] & {
  /** The prayers of earlier attempts: their lines come last. */
  seen?: string;
};

/** The lines in the order of this attempt, those that an earlier attempt has said at the end. */
export function inOrder<Item extends string | readonly unknown[]>(
  items: readonly Item[],
  order: Order,
  key: string,
): Item[] {
  const shuffled = shuffleForAttempt(items, order, key);
  if (!order.seen) return shuffled;
  return [...shuffled.filter((item) => !isSeen(item, order)), ...shuffled.filter((item) => isSeen(item, order))];
}

/** Whether the fixed words of a line are all in an earlier prayer. */
export function isSeen(item: string | readonly unknown[], { seen }: Order): boolean {
  if (!seen) return false;
  const words = (typeof item === 'string' ? [item] : item.filter((part) => typeof part === 'string')).flatMap((line) =>
    line.replace(/^[oiswc]+: /, '').split(/\{[^{}]*\}/),
  );
  const fixed = words.map((part) => part.trim().toLowerCase()).filter((part) => part.length > 8);
  return fixed.length > 0 && fixed.every((part) => seen.includes(part));
}
