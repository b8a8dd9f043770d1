import type { GuideLanguage } from './use-embed-codes.ts';

/** Where the browser keeps the language of Church Admin that a person chose. */
export const LANGUAGE_KEY = 'lampstand-language';

/** The language chosen on this device; undefined without a choice, or when storage is blocked. */
export function rememberedLanguage(): GuideLanguage | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return stored === 'en' || stored === 'es' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for later visits. With blocked storage it holds only in the page's address. */
export function rememberLanguage(lang: GuideLanguage): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // The address has it.
  }
}
