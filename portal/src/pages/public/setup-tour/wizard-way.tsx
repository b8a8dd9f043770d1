import { Link } from 'wouter';
import { terms } from '../../../content/terms.ts';
import { usePerson } from '../../../lib/use-person.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './wizard-step.module.css';

const administrators = ['Church Administrator', 'Super Admin'];

/** Where this person finds their church's real embed code. */
export function WayToRealCodes() {
  const { person } = usePerson();
  if (!person) {
    return (
      <div className={styles.way}>
        <p>Sign up to get the code for your church.</p>
        <p className="row">
          <ButtonLink href={terms.trial.signUp}>Sign up your church</ButtonLink>
          <ButtonLink look="quiet" href="/login">
            Login
          </ButtonLink>
        </p>
      </div>
    );
  }
  if (!administrators.includes(person.user?.role ?? '')) {
    return (
      <div className={styles.way}>
        <p>
          Embed codes are for church administrators. Ask yours, or <Link href="/embed-instructions">read</Link> what
          they will do.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.way}>
      <p>Your church’s code is under Website Integration.</p>
      <p>
        <ButtonLink href="/church-admin">Open Website Integration</ButtonLink>
      </p>
    </div>
  );
}
