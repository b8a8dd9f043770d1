import { useEffect, useState, useSyncExternalStore } from 'react';
import { onLanguageChange, rememberedLanguage } from './remembered-language.ts';
import { type Translated, usePageLanguage } from './translated.ts';
import type { GuideLanguage } from './use-embed-codes.ts';

/** The language chosen on this device; undefined without a choice. */
export const useRememberedLanguage = () => useSyncExternalStore(onLanguageChange, rememberedLanguage, () => undefined);

/** The browser's own language, as far as the portal speaks it. */
export const browserLanguage = (): GuideLanguage => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en');

/**
 * Texts of a page that is translated as a whole: in the language chosen on this device, else in the browser's. The first
 * render is English, as the server's HTML is.
 */
export function usePageTexts<Words>(useTexts: () => Translated<Words>): Translated<Words> {
  const remembered = useRememberedLanguage();
  const [own, setOwn] = useState<GuideLanguage>('en');
  useEffect(() => setOwn(browserLanguage()), []);
  usePageLanguage(remembered ?? own);
  return useTexts();
}
