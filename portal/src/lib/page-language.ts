import { useEffect, useSyncExternalStore } from 'react';
import { notifyLanguage, onLanguageChange, rememberedLanguage } from './remembered-language.ts';
import type { GuideLanguage } from './use-embed-codes.ts';
import { page } from './use-shell.ts';

/** Whether the page that is shown is translated. */
export const useIsPageTranslated = () => useSyncExternalStore(onLanguageChange, () => page.lang !== undefined);

/** The language chosen on this device; undefined without a choice. */
export const useRememberedLanguage = () => useSyncExternalStore(onLanguageChange, rememberedLanguage);

/** Marks the whole page as written in `lang`, until the component leaves. Header and footer follow. */
export function usePageLanguage(lang: GuideLanguage): void {
  useEffect(() => {
    const mark = (next?: GuideLanguage) => {
      page.lang = next;
      document.documentElement.lang = next ?? 'en';
      notifyLanguage();
    };
    mark(lang);
    return () => mark();
  }, [lang]);
}
