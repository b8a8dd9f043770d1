import { Link } from 'wouter';
import { ContactSupport } from '../../ui/contact-support.tsx';
import styles from './auth.module.css';
import { useAuthTexts } from './auth-texts.ts';

/** Help links for login and signup. */
export function HelpBlock() {
  const { help } = useAuthTexts().words;
  return (
    <nav className={styles.help} aria-label={help.label}>
      <p className="muted">{help.title}</p>
      <p>
        <Link href="/help">{help.center}</Link>
        <Link href="/help#getting-started">{help.start}</Link>
        <Link href="/help#technical-support">{help.technical}</Link>
        <ContactSupport>{help.write}</ContactSupport>
      </p>
    </nav>
  );
}
