import type { GuideLanguage } from './use-embed-codes.ts';

/** Where the browser keeps the language that a person chose. */
export const LANGUAGE_KEY = 'lampstand-language';

const listeners = new Set<() => void>();

/** The language chosen on this device; undefined without a choice, or when storage is blocked. */
export function rememberedLanguage(): GuideLanguage | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return stored === 'en' || stored === 'es' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for later visits. With blocked storage it holds only in Church Admin's URL. */
export function rememberLanguage(lang: GuideLanguage): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // Church Admin's URL has it.
  }
  notifyLanguage();
}

/** Calls all listeners. */
export function notifyLanguage(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each choice. Returns the cancel function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
