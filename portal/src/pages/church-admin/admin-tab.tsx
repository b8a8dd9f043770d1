import type { ReactNode } from 'react';
import { useEmbedSettings } from '../../lib/use-embed-settings.ts';
import { AdminProvider, type OfChurch, useAdminLanguage, wordsIn } from './admin-context.ts';
import styles from './admin-tab.module.css';
import { LanguageSwitch } from './language-switch.tsx';

interface Props {
  of: OfChurch;
  /** Links to the parts of the room, beside the switch of languages. */
  nav?: ReactNode;
  children: ReactNode;
}

/** A tab that speaks English or Spanish: what is in it finds its words through `useRoom`. */
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
