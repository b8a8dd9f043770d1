import type { Language, Localized } from '@lampstand/sdk/app';
import { en, type ScriptureMessages } from './messages.en.ts';
import { es } from './messages.es.ts';

/** One message in each language. */
export function localized(message: (messages: ScriptureMessages, lang: Language) => string): Localized {
  return { en: message(en, 'en'), es: message(es, 'es') };
}
