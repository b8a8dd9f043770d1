import type { en } from './en.ts';
import type { later } from './en-later.ts';

/** Words of the first screen, in the document. */
export type FrameWords = typeof en;
/** Words of everything after it. */
export type LaterWords = typeof later;
export type Words = FrameWords & LaterWords;
