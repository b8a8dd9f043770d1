import { useShell } from '../lib/use-shell.ts';
import styles from './skip-links.module.css';

/** Links at the start of the tab order to the content and the navigation. */
export function SkipLinks({ navigation = true }: { navigation?: boolean }) {
  const { lang, words } = useShell();
  return (
    <div className={styles.skip} lang={lang}>
      <a href="#main">{words.skip.main}</a>
      {navigation && <a href="#navigation">{words.skip.navigation}</a>}
      <a href="#cookie-question" className={styles.cookies}>
        {words.skip.cookies}
      </a>
    </div>
  );
}
