import { Link } from 'wouter';
import { useIsPageTranslated } from '../lib/translated.ts';
import { useShell } from '../lib/use-shell.ts';
import { ContactSupport } from './contact-support.tsx';
import styles from './help-footer.module.css';

/** Help at the end of signed-in pages, where public pages have it too. */
export function HelpFooter() {
  const { lang, words } = useShell();
  const isTranslated = useIsPageTranslated();
  return (
    <footer className={styles.footer} lang={lang}>
      <nav aria-label={words.footer.help}>
        <Link href="/help">{words.links.helpCenter}</Link>
        <ContactSupport plain>{words.links.contact}</ContactSupport>
      </nav>
      {!isTranslated && words.footer.untranslated && <p className="small muted">{words.footer.untranslated}</p>}
    </footer>
  );
}
