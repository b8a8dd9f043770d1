/** A translation, as a label names it. */
export interface PassageTranslation {
  id: string;
  name: string;
  copyright?: string;
}

/** Answer of `GET /embed-api/scripture/chapter`: a whole chapter, with what was asked for marked in it. */
export interface Chapter {
  /** e.g. "Psalm 56". */
  title: string;
  reference: string;
  translation: PassageTranslation;
  verses: { verse: number; text: string; marked?: boolean }[];
  /** Why verses of the chapter are left out, and where they can be read. */
  note?: string;
  href?: string;
  /** Titles of the chapters beside it, null at the two ends of the Bible. */
  previous: string | null;
  next: string | null;
}

/** Answer of `GET /embed-api/scripture/compare`: one passage in every translation that the server has. */
export interface ComparedPassage {
  reference: string;
  texts: { translation: PassageTranslation; text: string | null; note?: string; href?: string }[];
}
