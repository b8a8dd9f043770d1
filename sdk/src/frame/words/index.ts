import type { en } from './en.ts';
import type { later } from './en-later.ts';
import type { opened } from './en-opened.ts';
import type { noticeWords } from './notices.en.ts';

/** Words of the first screen, in the document. */
export type FrameWords = typeof en;
/** Words of everything after it. */
export type LaterWords = typeof later;
/** Words of what is fetched when it is opened. */
export type OpenedWords = typeof opened;
export type Words = FrameWords & LaterWords;

type Text<T> = T extends string ? string : { readonly [key in keyof T]: Text<T[key]> };
/** Words of the documents that explain why there is no app. */
export type NoticeWords = Text<typeof noticeWords>;
