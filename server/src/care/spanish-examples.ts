import type { Near, PhrasingSet } from '../understanding/nearest.ts';
import chosen from './spanish-examples.json' with { type: 'json' };
import type { CareKind, PieceDanger } from './types.ts';

/** A labelled English sentence that a multilingual encoder compares Spanish texts with. */
export interface DangerExample {
  level: 'urgent' | 'note' | 'none';
  /** Missing where a sentence is only weighed down. */
  kind?: CareKind;
  text: string;
}

/** Chosen by `npm run care-examples`, which also chose the thresholds. */
const examples = chosen.examples as readonly DangerExample[];
const { thresholds } = chosen;

export const asPhrasings = (rows: readonly DangerExample[]): PhrasingSet => ({
  id: 'care-examples',
  phrasings: rows.map(({ text }, index) => ({ id: String(index), text })),
});
export const dangerExamples = asPhrasings(examples);

/** Examples that vote on a piece. */
export const VOTERS = 9;

/** The share of the votes for each level, from 0 to 1; the nearest has the most. Scores do not count: each model spreads them differently. */
export function votesOf(voters: readonly Near[], rows: readonly DangerExample[]) {
  const votes = voters.map(({ id }, rank) => ({ ...rows[Number(id)], weight: 1 / Math.sqrt(rank + 1) }));
  const all = votes.reduce((sum, { weight }) => sum + weight, 0);
  const share = (some: typeof votes) => some.reduce((sum, { weight }) => sum + weight, 0) / all;
  return {
    urgent: share(votes.filter(({ level }) => level === 'urgent')),
    shown: share(votes.filter(({ level }) => level !== 'none')),
    ofKind: (wanted: CareKind) => share(votes.filter(({ kind }) => kind === wanted)),
  };
}

/** What the nearest examples say of a piece; undefined where they do not agree on danger. */
export function readVotes(voters: readonly Near[]): PieceDanger | undefined {
  const { urgent, shown, ofKind } = votesOf(voters, examples);
  const level = urgent >= thresholds.urgent ? 'urgent' : shown >= thresholds.note ? 'note' : undefined;
  if (!level) return undefined;
  const kinds = voters.flatMap(({ id }) => examples[Number(id)]?.kind ?? []);
  // People who listen to thoughts of suicide also listen to someone who is only weighed down.
  return {
    level,
    kind: kinds.reduce((best, kind) => (ofKind(kind) > ofKind(best) ? kind : best), kinds[0] ?? 'suicide'),
  };
}
