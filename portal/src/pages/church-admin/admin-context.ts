import { createContext, useContext } from 'react';
import { useSearchParams } from 'wouter';
import { en } from '../../content/church-admin/en.ts';
import { es } from '../../content/church-admin/es.ts';
import type { GuideLanguage } from '../../lib/use-embed-codes.ts';
import { showToast } from '../../ui/toast-store.ts';

const words = { en, es };

/** Whose room it is, and who looks at it. */
export interface OfChurch {
  /** Set when a Super Admin looks at another church. */
  church: string | undefined;
  /** The church's name in addresses. */
  slug: string;
  /** What it is called. */
  name: string;
  /** Sees the codes whatever the church's plan. */
  superAdmin: boolean;
}

interface Room extends OfChurch {
  words: (typeof words)[GuideLanguage];
  lang: GuideLanguage;
}

const Context = createContext<Room>({
  words: en,
  lang: 'en',
  church: undefined,
  slug: '',
  name: '',
  superAdmin: false,
});
export const AdminProvider = Context.Provider;
export const useAdmin = () => useContext(Context);

/** A failure in the language of the page. */
export function useErrorMessage<Told extends { message: string; code?: string; requestId?: string }>(
  error: Told | undefined,
) {
  const { words } = useAdmin();
  if (!error?.code) return error;
  const { code, message, requestId } = error;
  return { message: words.parts.problem({ code, message }), ...(requestId ? { requestId } : {}) };
}

/** The words of one language. */
export const wordsIn = (lang: GuideLanguage) => words[lang];

/** A room's language: as the address says, else as the church's apps speak, else as the browser does. */
export function useAdminLanguage(setting: 'auto' | GuideLanguage | undefined) {
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

/** Shows a toast that says which language it speaks. */
export function useAdminToast() {
  const { lang } = useAdmin().words.parts;
  return (toast: Omit<Parameters<typeof showToast>[0], 'lang'>) => showToast({ ...toast, lang });
}
