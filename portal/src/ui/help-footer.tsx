import { Link } from 'wouter';
import { ContactSupport } from './contact-support.tsx';
import styles from './help-footer.module.css';

/** Help at the end of signed-in pages, where public pages have it too. */
export function HelpFooter() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Help">
        <Link href="/help">Help Center</Link>
        <ContactSupport plain>Contact support</ContactSupport>
      </nav>
    </footer>
  );
}
