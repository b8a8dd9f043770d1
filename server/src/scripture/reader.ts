/** One imported text of the Bible. */
export interface Translation {
  /** Lower case, e.g. `web`. */
  id: string;
  /** In full, e.g. "World English Bible". */
  name: string;
  abbreviation: string;
  /** BCP 47, e.g. `en`. */
  language: string;
  /** Printed under a quotation; empty for public-domain texts without a request to be named. */
  copyright: string;
  /** Most verses in one document, and never a whole book (verse-limit.ts). Absent when the license sets no limit. */
  maxVerses?: number;
}

export interface Verse {
  /** OSIS book code, e.g. `Ps`. */
  book: string;
  chapter: number;
  verse: number;
  text: string;
}

export interface Passage {
  /** Human form, e.g. "Psalm 56:3" or "Luke 15:11-32". */
  reference: string;
  /** OSIS form, e.g. `Luke.15.11-Luke.15.32`. */
  osis: string;
  translation: Translation;
  verses: Verse[];
  /** The verses joined by a space. */
  text: string;
}

/** Words in a text that look like a Bible reference. */
export interface FoundReference {
  /** As it was typed. */
  typed: string;
  /** Character offsets in the text. */
  start: number;
  end: number;
  /**
   * `clamped`: begins in the Bible and ends past its chapter or book. `not-in-translation`: numbered elsewhere, no text here.
   */
  status: 'ok' | 'no-such-book' | 'no-such-passage' | 'clamped' | 'not-in-translation';
  /** Human form of the verses that exist; absent when none do. */
  reference?: string;
  /** What is wrong in one sentence, e.g. "There is no book called Hezekiah in the Bible." Absent when `ok`. */
  problem?: string;
  /** Another imported text that has the verses; only when `not-in-translation`. */
  offered?: Translation;
}

interface Count {
  occurrences: number;
  verses: number;
  /** In the order of the Bible; books without the words are left out. */
  books: { name: string; occurrences: number }[];
  /** Absent on a server without a text. */
  translation?: Translation;
}

/** Reads words of the Bible from imported texts; no other code provides them. */
export interface ScriptureReader {
  translations(): Promise<Translation[]>;
  /** The verses of one reference, or undefined when the text has none of them. `translation` falls back to the default text. */
  passage(reference: string, translation?: string): Promise<Passage | undefined>;
  /** Verses that contain the words, best first. */
  search(
    words: string,
    options?: { translation?: string; limit?: number },
  ): Promise<{ reference: string; text: string }[]>;
  /** How often the exact words occur in the text, ignoring case. */
  count(words: string, translation?: string): Promise<Count>;
  /** References in free text, false ones included, checked against one translation's own verses. */
  references(text: string, translation?: string): Promise<FoundReference[]>;
}
