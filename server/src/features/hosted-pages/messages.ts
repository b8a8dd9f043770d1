import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

/** A language of hosted pages. */
export type PageLanguage = 'en' | 'es';

export const hostedMessages: Readonly<Record<PageLanguage, typeof en>> = { en, es };

/** The language of a hosted page: from its address, else the church's setting, else English. */
export function pageLanguage(asked: string | undefined, setting: PageLanguage | 'auto' = 'auto'): PageLanguage {
  if (asked === 'en' || asked === 'es') return asked;
  return setting === 'auto' ? 'en' : setting;
}
