import { useLocation } from 'wouter';
import { shellEn } from '../content/en/shell.ts';
import { rememberLanguage } from './remembered-language.ts';
import { translated } from './translated.ts';
import type { GuideLanguage } from './use-embed-codes.ts';

/** Texts around every page: skip links, header, footer and loading screen. */
export const useShell = translated(shellEn, () => import('../content/es/shell.ts').then(({ shellEs }) => shellEs));

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
