import type { Line } from '../theme.ts';
import type { Group, OccasionId } from '../understanding/groups.ts';

/** One stage or side of a concern: a test that is ahead, passed or failed. */
export interface Situation {
  id: string;
  /** On a button. */
  label: string;
  /** The occasion whose every line is true here as well; absent where some would not be. */
  occasion?: OccasionId;
  /** Petitions that name no one and are true for whoever it is about. */
  lines: readonly [Line, Line, ...Line[]];
  /** Mainly thanks. */
  glad?: true;
}

/** What a request is about, and its situations. How people write them is in `training/situations.tsv`. */
export interface Concern {
  id: string;
  group: Group;
  /** On a button. */
  label: string;
  /** After "I bring you …". */
  what: string;
  /** Petitions that are true in each of its situations. */
  lines: readonly [Line, Line, ...Line[]];
  situations: readonly [Situation, ...Situation[]];
}
