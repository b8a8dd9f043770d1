import { earliest, latest } from '../reading/rough-dates.ts';
import type { Entry } from '../resume.ts';

const endOf = ({ start, end }: Entry) =>
  end === 'present' ? Number.MAX_SAFE_INTEGER : end ? latest(end) : start ? latest(start) : -1;
const startOf = ({ start }: Entry) => (start ? earliest(start) : -1);

/** Newest first: by the end, then by the start; what has no dates keeps its place at the end. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry, at) => ({ entry, at }))
    .sort((a, b) => endOf(b.entry) - endOf(a.entry) || startOf(b.entry) - startOf(a.entry) || a.at - b.at)
    .map(({ entry }) => entry);
}
