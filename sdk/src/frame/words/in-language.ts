import type { Language } from '../../app/index.ts';
import { en } from './en.ts';
import { later as laterEn } from './en-later.ts';
import { opened as openedEn } from './en-opened.ts';
import { es } from './es.ts';
import { later as laterEs } from './es-later.ts';
import { opened as openedEs } from './es-opened.ts';
import type { FrameWords, LaterWords, NoticeWords, OpenedWords } from './index.ts';
import { noticeWords as noticesEn } from './notices.en.ts';
import { noticeWords as noticesEs } from './notices.es.ts';

/** All words by language. For the server: a frame gets one language only. */
export const inLanguage: {
  readonly [language in Language]: { first: FrameWords; later: LaterWords; opened: OpenedWords; notices: NoticeWords };
} = {
  en: { first: en, later: laterEn, opened: openedEn, notices: noticesEn },
  es: { first: es, later: laterEs, opened: openedEs, notices: noticesEs },
};

/**
 * The language of a frame: what the line or its page asks for, else what the church has set, else English.
 *
 * @example
 * frameLanguage('es-MX', 'auto'); // 'es'
 */
export function frameLanguage(asked: string | undefined, setting: Language | 'auto' = 'auto'): Language {
  const [wanted] = (asked ?? '').toLowerCase().split('-');
  if (wanted === 'es' || wanted === 'en') return wanted;
  return setting === 'auto' ? 'en' : setting;
}
