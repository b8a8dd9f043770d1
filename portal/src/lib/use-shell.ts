import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { type ShellTexts, shellEn } from '../content/en/shell.ts';
import { onLanguageChange, rememberedLanguage, rememberLanguage } from './remembered-language.ts';
import type { GuideLanguage } from './use-embed-codes.ts';

/** Language of the page that is shown, set by pages that are translated. */
let pageLanguage: GuideLanguage | undefined;
const listeners = new Set<() => void>();

function setPageLanguage(lang: GuideLanguage | undefined): void {
  pageLanguage = lang;
  document.documentElement.lang = lang ?? 'en';
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  const stop = onLanguageChange(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** Marks the whole page as written in `lang`, until the component leaves. Header and footer follow. */
export function usePageLanguage(lang: GuideLanguage): void {
  useEffect(() => {
    setPageLanguage(lang);
    return () => setPageLanguage(undefined);
  }, [lang]);
}

/** The language chosen on this device; undefined without a choice. */
export const useRememberedLanguage = () => useSyncExternalStore(onLanguageChange, rememberedLanguage, () => undefined);

/** The Spanish texts, once they were needed. */
let spanish: ShellTexts | undefined;

/**
 * Texts of header and footer: in the page's language where the page is translated, else in the language
 * chosen on this device. The server's HTML is English; Spanish loads when it is needed.
 */
export function useShell(): { lang: GuideLanguage; words: ShellTexts; isPageTranslated: boolean } {
  const current = () => pageLanguage ?? rememberedLanguage() ?? 'en';
  const asked = useSyncExternalStore(onChange, current, () => 'en' as const);
  const [loaded, setLoaded] = useState(spanish);
  useEffect(() => {
    if (asked !== 'es' || loaded) return;
    import('../content/es/shell.ts').then(({ shellEs }) => {
      spanish = shellEs;
      setLoaded(shellEs);
    }, console.warn);
  }, [asked, loaded]);
  const isPageTranslated = pageLanguage !== undefined;
  return asked === 'es' && loaded
    ? { lang: 'es', words: loaded, isPageTranslated }
    : { lang: 'en', words: shellEn, isPageTranslated };
}

/** Chooses the language for this device. Church Admin has it in its URL too, for browsers that block storage. */
export function useChooseLanguage(): (lang: GuideLanguage) => void {
  const [path, navigate] = useLocation();
  return (lang) => {
    rememberLanguage(lang);
    if (path !== '/church-admin') return;
    const search = new URLSearchParams(location.search);
    search.set('lang', lang);
    navigate(`${path}?${search}`, { replace: true });
  };
}
