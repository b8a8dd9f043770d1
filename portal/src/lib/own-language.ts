import { useSyncExternalStore } from 'react';
import { onLanguageChange, rememberedLanguage } from './remembered-language.ts';
import { type Translated, usePageLanguage } from './translated.ts';
import type { GuideLanguage } from './use-embed-codes.ts';

/** The browser's own language, as far as the portal speaks it. */
export const browserLanguage = (): GuideLanguage => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

const ownLanguage = () => rememberedLanguage() ?? browserLanguage();
const english = () => 'en' as const;

/**
 * Texts of a page that is translated as a whole: in the language chosen on this device, else in the browser's. The first
 * render is English, as the server's HTML is.
 */
export function usePageTexts<Words>(useTexts: () => Translated<Words>): Translated<Words> {
  usePageLanguage(useSyncExternalStore(onLanguageChange, ownLanguage, english));
  return useTexts();
}
