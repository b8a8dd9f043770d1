import { useEffect, useSyncExternalStore } from 'react';
import { notifyLanguage, onLanguageChange, rememberedLanguage } from './remembered-language.ts';
import type { GuideLanguage } from './use-embed-codes.ts';

/** Texts and the language that they are in. */
export interface Translated<Words> {
  lang: GuideLanguage;
  words: Words;
  /** Another language was chosen, and its texts are loading. */
  isLoading?: true;
}

/** `lang`: language of the page that is shown, set by pages that are translated. */
const page: { lang?: GuideLanguage | undefined } = {};

/**
 * A hook for texts in the page's language where the page is translated, else in the language chosen on this device. The
 * server's HTML is English; Spanish loads when it is needed. When it can't be loaded, the texts stay English.
 */
export function translated<Words>(words: Words, loadSpanish: () => Promise<Words>): () => Translated<Words> {
  const english: Translated<Words> = { lang: 'en', words };
  const loading: Translated<Words> = { ...english, isLoading: true };
  let spanish: Translated<Words> | undefined;
  let isAsked = false;
  const current = () => {
    if ((page.lang ?? rememberedLanguage()) !== 'es') return english;
    if (!isAsked) {
      isAsked = true;
      void loadSpanish()
        .then(
          (loaded) => {
            spanish = { lang: 'es', words: loaded };
          },
          (error: unknown) => {
            console.warn(error);
            spanish = english;
          },
        )
        .then(notifyLanguage);
    }
    return spanish ?? loading;
  };
  return () => useSyncExternalStore(onLanguageChange, current, () => english);
}

/** Whether the page that is shown is translated. */
export const useIsPageTranslated = () =>
  useSyncExternalStore(
    onLanguageChange,
    () => page.lang !== undefined,
    () => false,
  );

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
