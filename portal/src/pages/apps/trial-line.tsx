import { Link } from 'wouter';
import { terms } from '../../content/terms.ts';
import { withReturnTo } from '../../lib/return-to.ts';
import styles from './app-page.module.css';

/** Tells visitors what an account adds. */
export function TrialLine({ back }: { back: string }) {
  return (
    <p className={styles.trial}>
      Try it free a few times a day. No account needed. <Link href={withReturnTo('/login', back)}>Log in</Link> to use
      your church’s settings, or <Link href={terms.trial.signUp}>start the {terms.trial.words} trial</Link>. No card
      needed.
    </p>
  );
}
