import type { Line } from '../theme.ts';
import type { FoundConcern } from './concerns.ts';

/** Wordings of one petition. */
export type NeedLines = readonly [Line, ...Line[]];

/** Most petitions of one text. */
export const MOST_NEEDS = 6;

/**
 * What is prayed for each thing that a text is about: two petitions of each where it is about few things. Those
 * of a sure situation come first, then those that are true in all situations of its concern.
 */
export function needsOf(found: readonly FoundConcern[]): NeedLines[] {
  const each = Math.max(1, Math.floor(MOST_NEEDS / Math.max(1, found.length)));
  return found
    .flatMap(({ concern, situation }) => {
      const own: readonly Line[] = situation ? situation.lines : concern.lines;
      const count = Math.min(each, own.length);
      // The n-th petition of each attempt is another wording.
      return Array.from(
        { length: count },
        (_, index) => [...own.slice(index), ...own.slice(0, index)] as unknown as NeedLines,
      );
    })
    .slice(0, MOST_NEEDS);
}
