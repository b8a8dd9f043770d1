import type { Comparison } from '../../../understanding/compare.ts';
import { withSubject } from './in-context.ts';
import { readable } from './reading.ts';
import { standingAfter } from './route.ts';
import type { Standing, Turn } from './routes.ts';

/** Adds to each turn that points at the subject before it ("is he Jesus?") the same question with the subject's name. */
export async function inContextOfThread(
  turns: readonly Turn[],
  asked: readonly string[],
  compare: (text: string) => Promise<Comparison | undefined>,
): Promise<Turn[]> {
  let standing: Standing = { passage: false };
  const read: Turn[] = [];
  for (const turn of turns) {
    const named = standing.subject && turn.comparison && withSubject(readable(turn.text), standing.subject);
    const comparison = named ? await compare(named) : undefined;
    const full = named && comparison ? { ...turn, inContext: { text: named, comparison } } : turn;
    read.push(full);
    if (read.length < turns.length) standing = standingAfter(full, standing, asked);
  }
  return read;
}
