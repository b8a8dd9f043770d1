import type { deferredMessages } from './messages.en.deferred.ts';
import type { messages } from './messages.en.ts';
import type { noticeMessages } from './notices.en.ts';
import type { panelMessages } from './panels.en.deferred.ts';

/** Messages of the first screen, in the document. */
export type FrameMessages = typeof messages;
/** Messages of everything after the first screen. */
export type DeferredMessages = typeof deferredMessages;
/** Messages of the features that are fetched when they are opened. */
export type PanelMessages = typeof panelMessages;
export type Messages = FrameMessages & DeferredMessages;

type Text<T> = T extends string ? string : { readonly [key in keyof T]: Text<T[key]> };
/** Messages of the documents that explain why there is no app. */
export type NoticeMessages = Text<typeof noticeMessages>;
