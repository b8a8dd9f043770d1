import { Link } from 'wouter';
import { ContactSupport } from '../../ui/contact-support.tsx';
import styles from './auth.module.css';

/** Help links for login and signup. */
export function HelpBlock() {
  return (
    <nav className={styles.help} aria-label="Help with logging in">
      <p className="muted">Need help?</p>
      <p>
        <Link href="/help">Help Center</Link>
        <Link href="/help#getting-started">Getting started</Link>
        <Link href="/help#technical-support">Technical support</Link>
        <ContactSupport />
      </p>
    </nav>
  );
}
