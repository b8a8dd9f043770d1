import { Link } from 'wouter';
import { terms } from '../../content/terms.ts';
import { withReturnTo } from '../../lib/return-to.ts';
import styles from './app-page.module.css';

/** Tells visitors what an account adds. */
export function TrialLine({ back }: { back: string }) {
  return (
    <p className={styles.trial}>
      You can try it a few times a day without an account. <Link href={withReturnTo('/login', back)}>Log in</Link> to
      use it as your church has set it up, or <Link href={terms.trial.signUp}>start the {terms.trial.words} trial</Link>
      . No card is needed.
    </p>
  );
}
