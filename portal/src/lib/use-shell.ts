import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { type ShellTexts, shellEn } from '../content/en/shell.ts';
import { notifyLanguage, onLanguageChange, rememberedLanguage, rememberLanguage } from './remembered-language.ts';
import type { GuideLanguage } from './use-embed-codes.ts';

interface Shell {
  lang: GuideLanguage;
  words: ShellTexts;
}

const english: Shell = { lang: 'en', words: shellEn };
let spanish: Shell | undefined;
let isLoading = false;
/** `lang`: language of the page that is shown, set by pages that are translated. */
export const page: { lang?: GuideLanguage | undefined } = {};

function currentShell(): Shell {
  if ((page.lang ?? rememberedLanguage()) !== 'es') return english;
  if (!isLoading) {
    isLoading = true;
    import('../content/es/shell.ts').then(({ shellEs }) => {
      spanish = { lang: 'es', words: shellEs };
      notifyLanguage();
    }, console.warn);
  }
  return spanish ?? english;
}

/**
 * Texts of header and footer: in the page's language where the page is translated, else in the language chosen on this
 * device. The server's HTML is English; Spanish loads when it is needed.
 */
export const useShell = (): Shell => useSyncExternalStore(onLanguageChange, currentShell, () => english);

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
