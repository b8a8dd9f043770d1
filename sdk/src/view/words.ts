import type { AsOfWords, CalloutBlock, VerseStatus } from '../app/index.ts';

/** What the view says itself. `{name}` marks a place that is filled in. */
export interface ViewWords {
  asOf: AsOfWords;
  verse: { [status in VerseStatus]: string };
  /** Says to those who listen what the badge of a verse is about. */
  verseCheck: string;
  readChapter: string;
  readVerse: string;
  tones: { [tone in CalloutBlock['tone']]: string };
  dismiss: string;
  /** Names the box that scrolls a wide table, apart from its section and its caption. */
  table: string;
  /** Points of a score, e.g. "3 of 5". */
  score: string;
  showAll: string;
  showLess: string;
}

/** Fills `{name}` places; a place without a value is left as it is. */
export function fill(text: string, values: { readonly [name: string]: string | number }): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
