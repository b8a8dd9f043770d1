import { createContext, useContext } from 'react';
import { useSearchParams } from 'wouter';
import { en } from '../../../content/website/en.ts';
import { es } from '../../../content/website/es.ts';
import type { GuideLanguage } from '../../../lib/use-embed-codes.ts';

const words = { en, es };

interface SetUp {
  words: (typeof words)[GuideLanguage];
  lang: GuideLanguage;
  /** Set when a Super Admin looks at another church. */
  church: string | undefined;
  /** The church's name in addresses. */
  slug: string;
  /** What it is called. */
  name: string;
  /** Sees the codes whatever the church's plan. */
  superAdmin: boolean;
}

const Context = createContext<SetUp>({
  words: en,
  lang: 'en',
  church: undefined,
  slug: '',
  name: '',
  superAdmin: false,
});
export const SetUpProvider = Context.Provider;
export const useSetUp = () => useContext(Context);

/** The words of one language. */
export const wordsIn = (lang: GuideLanguage) => words[lang];

/** The guide's language: as the address says, else as the church's apps speak, else as the browser does. */
export function useGuideLanguage(setting: 'auto' | GuideLanguage | undefined) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('lang');
  const own = navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
  const lang: GuideLanguage =
    asked === 'en' || asked === 'es' ? asked : setting === 'en' || setting === 'es' ? setting : own;
  const choose = (next: GuideLanguage) =>
    setSearch(
      (before) => {
        before.set('lang', next);
        return before;
      },
      { replace: true },
    );
  return { lang, choose };
}
