import type { Localized, VerseBlock, VerseStatus } from '@lampstand/sdk/app';

/** A piece of a checked text. The `text` of all pieces in order can be shown. */
export type Segment =
  | { type: 'text'; text: string }
  /** A reference without a quotation. */
  | { type: 'reference'; text: string; reference: string; state: VerseStatus }
  /** Words of the Bible as they are printed. Without `translation`: a paraphrase in the writer's own words, without its quotation marks. */
  | { type: 'quotation'; text: string; state: VerseStatus; typed: string; reference?: string; translation?: string };

/** One sentence for the reader. */
export interface ScriptureNotice {
  /** `linked`: the reference stays, with a link instead of its words. */
  about: 'set-right' | 'left-out' | 'linked' | 'saying' | 'context';
  message: Localized;
  reference?: string;
}

export interface VerifiedText {
  segments: Segment[];
  /** Each passage that is quoted, once, in whole verses. */
  verses: VerseBlock[];
  notices: ScriptureNotice[];
  counts: { [state in VerseStatus]: number } & { references: number };
}

/** The checked text in one piece. */
export const plainOf = ({ segments }: VerifiedText) => segments.map(({ text }) => text).join('');

/** A text in which there is nothing to check. */
export function unchanged(text: string): VerifiedText {
  return { segments: text ? [{ type: 'text', text }] : [], verses: [], notices: [], counts: noCounts() };
}

/** Counts the segments by state; `removed` sentences are left out and have no segment. */
export function countsOf(segments: readonly Segment[], references: number, removed: number): VerifiedText['counts'] {
  const counts = { ...noCounts(), references, 'left-out': removed };
  for (const segment of segments) if (segment.type !== 'text') counts[segment.state] += 1;
  return counts;
}

export const noCounts = (): VerifiedText['counts'] => ({ verified: 0, 'set-right': 0, 'left-out': 0, references: 0 });

export function addCounts(one: VerifiedText['counts'], other: VerifiedText['counts']): VerifiedText['counts'] {
  const sum = { ...one };
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += other[key];
  return sum;
}
