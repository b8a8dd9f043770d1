import type { CareKind } from '../types.ts';

/** A sentence as people write it, and the level that the gate has to find. */
export interface Sentence {
  text: string;
  expected: 'urgent' | 'note' | 'harmless';
  /** Kinds that must be found at that level; none for harmless ones, which must never be urgent. */
  kinds: readonly CareKind[];
}

/** Sentences that must bring help to the top of the page, with at least these kinds. */
export function urgent(kinds: CareKind | readonly CareKind[], ...texts: string[]): Sentence[] {
  const list = typeof kinds === 'string' ? [kinds] : kinds;
  return texts.map((text) => ({ text, expected: 'urgent', kinds: list }));
}

/** Sentences about someone else, the past or a subject: a note of this kind, nothing urgent. */
export function note(kind: CareKind, ...texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, expected: 'note', kinds: [kind] }));
}

/** Sentences without a person at risk: nothing urgent. */
export function harmless(...texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, expected: 'harmless', kinds: [] }));
}
