import { closingCta } from '../../content/home.ts';
import { terms } from '../../content/terms.ts';
import { StreetIllustration } from '../../illustrations/street-illustration.tsx';
import { usePerson } from '../../lib/use-person.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './closing-cta.module.css';
import home from './home.module.css';

/** Last section: a call to action and an illustration. */
export function ClosingCta() {
  const { person } = usePerson();
  return (
    <section className={home.section} aria-labelledby="closing-title">
      <div className={`${home.wrap} ${styles.closing}`}>
        <div>
          <h2 id="closing-title">{closingCta.title}</h2>
          <p className={styles.lead}>{closingCta.lead}</p>
          <p className="row">
            {person ? (
              <ButtonLink look="main" size="big" href={person.home ?? '/member'}>
                Go to my dashboard
              </ButtonLink>
            ) : (
              <ButtonLink look="main" size="big" href={terms.trial.signUp}>
                Start the thirty-day trial
              </ButtonLink>
            )}
            <ButtonLink size="big" href="/pricing#seat-based-model">
              See the price
            </ButtonLink>
          </p>
          <p className="small muted">No card needed. Cancel anytime.</p>
        </div>
        <StreetIllustration />
      </div>
    </section>
  );
}
