import type { Language } from '@lampstand/sdk/app';
import { messages as english, type Messages } from './messages.en.ts';
import { messages as spanish } from './messages.es.ts';

const byLanguage: { readonly [lang in Language]: Messages } = { en: english, es: spanish };

/** Returns the kit's own messages in a language. */
export function messagesIn(lang: Language): Messages {
  return byLanguage[lang];
}
