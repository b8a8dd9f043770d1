import type { Localized, VerseBlock, VerseStatus } from '@lampstand/sdk/app';

/** A piece of a checked text; the pieces' `text` in order is what may be shown. */
export type Segment =
  | { type: 'text'; text: string }
  /** A reference that stands by itself. */
  | { type: 'reference'; text: string; reference: string; state: 'verified' | 'repaired' | 'not-in-translation' }
  /** Words of the Bible as they are printed; a paraphrase keeps its own words and has lost its quotation marks. */
  | { type: 'quotation'; text: string; state: VerseStatus; typed: string; reference?: string; translation?: string };

/** Something a person should be told. */
export interface ScriptureNotice {
  about: VerseStatus | 'saying' | 'context';
  /** One sentence. */
  message: Localized;
  reference?: string;
}

export interface VerifiedText {
  segments: Segment[];
  /** Each passage that is quoted, once, in whole verses. */
  verses: VerseBlock[];
  notices: ScriptureNotice[];
  counts: { [state in VerseStatus]: number } & { references: number; removed: number };
}

/** The checked text in one piece. */
export const plainOf = ({ segments }: VerifiedText) => segments.map(({ text }) => text).join('');

/** A text in which there is nothing to check. */
export function unchanged(text: string): VerifiedText {
  return { segments: text ? [{ type: 'text', text }] : [], verses: [], notices: [], counts: noCounts() };
}

/** How many pieces are in each state. */
export function countsOf(segments: readonly Segment[], references: number, removed: number): VerifiedText['counts'] {
  const counts = { ...noCounts(), references, removed, 'no-such-verse': removed };
  for (const segment of segments) if (segment.type !== 'text') counts[segment.state] += 1;
  return counts;
}

export function noCounts(): VerifiedText['counts'] {
  return {
    verified: 0,
    repaired: 0,
    'other-translation': 0,
    paraphrase: 0,
    moved: 0,
    'no-such-verse': 0,
    'not-in-translation': 0,
    references: 0,
    removed: 0,
  };
}

export function addCounts(one: VerifiedText['counts'], other: VerifiedText['counts']): VerifiedText['counts'] {
  const sum = { ...one };
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += other[key];
  return sum;
}
