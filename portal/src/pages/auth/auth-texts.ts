import { authEn } from '../../content/en/auth.ts';
import { usePageTexts } from '../../lib/own-language.ts';
import { translated } from '../../lib/translated.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Texts of the pages for logging in and signing up. */
export const useAuthTexts = translated(authEn, () => import('../../content/es/auth.ts').then(({ authEs }) => authEs));

/** The same for a whole page, with its title, which no search engine lists. */
export function useAuthPage(titleOf: (words: typeof authEn) => string) {
  const { lang, words } = usePageTexts(useAuthTexts);
  usePageTitle({ title: titleOf(words), noindex: true });
  return { lang, words };
}
