import type { NoteId } from './data/phrasings.ts';

/** What someone wrote about food, read on the main thread: the worker that plans has no encoder. */
export interface Reading {
  /** Ids of subjects. */
  likes: string[];
  hates: string[];
  /** Wanted less often. */
  less: string[];
  /** Foods to keep out as strictly as an allergen, as they are named. */
  allergic: string[];
  /** Subjects that are named, but not plainly as liked or as unwanted. */
  unsure: string[];
  /** Sentences in which nothing was found. */
  unread: string[];
  /** Sentences that name a food for one meal of the day. */
  anyMeal: string[];
  notes: NoteId[];
}

export const nothingRead: Reading = {
  likes: [],
  hates: [],
  less: [],
  allergic: [],
  unsure: [],
  unread: [],
  anyMeal: [],
  notes: [],
};
