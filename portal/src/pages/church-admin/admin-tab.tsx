import type { ReactNode } from 'react';
import styles from './admin-tab.module.css';
import { LanguageSwitch } from './language-switch.tsx';

interface Props {
  /** Links to the tab's sections, beside the language switch. */
  nav?: ReactNode;
  children: ReactNode;
}

/** Layout of a tab: its sections and the language switch above its content. */
export const AdminTab = ({ nav, children }: Props) => (
  <>
    <div className={styles.top}>
      {nav}
      <LanguageSwitch />
    </div>
    {children}
  </>
);
