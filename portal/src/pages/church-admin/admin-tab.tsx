import type { ReactNode } from 'react';
import { useEmbedSettings } from '../../lib/use-embed-settings.ts';
import { type AdminChurch, AdminProvider, useAdminLanguage, wordsIn } from './admin-context.ts';
import styles from './admin-tab.module.css';
import { LanguageSwitch } from './language-switch.tsx';

interface Props {
  of: AdminChurch;
  /** Links to the tab's sections, beside the language switch. */
  nav?: ReactNode;
  children: ReactNode;
}

/** A tab in English or Spanish. Components in it read its messages with `useAdmin`. */
export function AdminTab({ of, nav, children }: Props) {
  const { settings } = useEmbedSettings(of.church);
  const { lang, choose } = useAdminLanguage(settings?.language);
  return (
    <AdminProvider value={{ words: wordsIn(lang), lang, ...of }}>
      <div lang={lang}>
        <div className={styles.top}>
          {nav}
          <LanguageSwitch onChoose={choose} />
        </div>
        {children}
      </div>
    </AdminProvider>
  );
}
