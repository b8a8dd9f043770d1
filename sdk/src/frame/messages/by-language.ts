import type { Language } from '../../app/index.ts';
import type { DeferredMessages, FrameMessages, NoticeMessages, PanelMessages } from './index.ts';
import { deferredMessages as deferredEn } from './messages.en.deferred.ts';
import { messages as firstEn } from './messages.en.ts';
import { deferredMessages as deferredEs } from './messages.es.deferred.ts';
import { messages as firstEs } from './messages.es.ts';
import { noticeMessages as noticesEn } from './notices.en.ts';
import { noticeMessages as noticesEs } from './notices.es.ts';
import { panelMessages as panelsEn } from './panels.en.deferred.ts';
import { panelMessages as panelsEs } from './panels.es.deferred.ts';

interface AllMessages {
  first: FrameMessages;
  deferred: DeferredMessages;
  panels: PanelMessages;
  notices: NoticeMessages;
}

/** All messages by language, for the server; a frame gets those of one language. */
export const messagesByLanguage: { readonly [language in Language]: AllMessages } = {
  en: { first: firstEn, deferred: deferredEn, panels: panelsEn, notices: noticesEn },
  es: { first: firstEs, deferred: deferredEs, panels: panelsEs, notices: noticesEs },
};

/**
 * The language of a frame: what the script line or its page asks for, else what the church has set, else English.
 *
 * @example
 * frameLanguage('es-MX', 'auto'); // 'es'
 */
export function frameLanguage(asked: string | undefined, setting: Language | 'auto' = 'auto'): Language {
  const [wanted] = (asked ?? '').toLowerCase().split('-');
  if (wanted === 'es' || wanted === 'en') return wanted;
  return setting === 'auto' ? 'en' : setting;
}
