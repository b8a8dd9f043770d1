import type { Language } from '@lampstand/sdk/app';
import type { CareFinding } from '../types.ts';
import type { CareWords, Said } from './care-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const careWords: { readonly [language in Language]: CareWords } = { en, es };

/** The text for the one who is in danger, or for the one who writes about them. */
export const saidTo = (said: Said, who: CareFinding['who'] = 'self'): string =>
  typeof said === 'string' ? said : said[who];
