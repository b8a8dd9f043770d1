import type { Understanding } from '../../../understanding/understanding.ts';
import { type Command, commandSet, commandWords } from '../data/commands.ts';

/** A longer message is an answer. */
const MOST_WORDS = 9;
const FLOOR = 0.75;

/** What a short message asks for in the place of an answer. */
export async function commandIn(
  text: string,
  understanding: Pick<Understanding, 'compare'>,
): Promise<Command | undefined> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  const named = commandWords[words.join(' ')];
  if (named) return named;
  if (words.length < 3 || words.length > MOST_WORDS) return undefined;
  const [near] = (await understanding.compare(commandSet, text))?.nearest(1) ?? [];
  return near && near.score >= FLOOR ? (near.id as Command) : undefined;
}
