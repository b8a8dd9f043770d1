import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { en } from '../../content/en/church-admin.ts';
import { es } from '../../content/es/church-admin.ts';
import { browserLanguage } from '../../lib/own-language.ts';
import { onLanguageChange, rememberedLanguage } from '../../lib/remembered-language.ts';
import { usePageLanguage } from '../../lib/translated.ts';
import type { GuideLanguage } from '../../lib/use-embed-codes.ts';
import { useEmbedSettings } from '../../lib/use-embed-settings.ts';
import { showToast } from '../../ui/toast-store.ts';

const words = { en, es };

/** The church whose pages are shown. */
interface AdminChurch {
  /** Slug of another church, set when a Super Admin opened it. */
  church: string | undefined;
  slug: string;
  name: string;
  /** A Super Admin sees the embed codes whatever the church's plan. */
  superAdmin: boolean;
}

interface AdminContext extends AdminChurch {
  words: (typeof words)[GuideLanguage];
  lang: GuideLanguage;
}

const Context = createContext<AdminContext>({
  words: en,
  lang: 'en',
  church: undefined,
  slug: '',
  name: '',
  superAdmin: false,
});
export const AdminProvider = Context.Provider;
export const useAdmin = () => useContext(Context);

/** An error in the tab's language. */
export function useErrorMessage<Failure extends { message: string; code?: string; requestId?: string }>(
  error: Failure | undefined,
) {
  const { words } = useAdmin();
  if (!error?.code) return error;
  const { code, message, requestId } = error;
  return { message: words.sections.problem({ code, message }), ...(requestId ? { requestId } : {}) };
}

/**
 * Language of all admin tabs: from the URL, else the one chosen earlier on this device, else the church's setting,
 * else the browser's.
 */
export function useAdminLanguage(church: string | undefined) {
  const [search] = useSearchParams();
  const setting = languageOf(useEmbedSettings(church).settings?.language);
  const remembered = useSyncExternalStore(onLanguageChange, rememberedLanguage);
  const lang = languageOf(search.get('lang')) ?? remembered ?? setting ?? browserLanguage();
  usePageLanguage(lang);
  return { lang, words: words[lang] };
}

const languageOf = (code: string | null | undefined): GuideLanguage | undefined =>
  code === 'en' || code === 'es' ? code : undefined;

/** Shows toasts in the tab's language. */
export function useAdminToast() {
  const { lang } = useAdmin().words.sections;
  return (toast: Omit<Parameters<typeof showToast>[0], 'lang'>) => showToast({ ...toast, lang });
}
