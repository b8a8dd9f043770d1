import { terms } from '../../content/terms.ts';
import { ButtonLink } from '../../ui/button.tsx';
import home from './home.module.css';
import styles from './trial-card.module.css';

/** The trial offer. */
export function TrialCard() {
  return (
    <section className={home.section} aria-labelledby="trial-title">
      <div className={home.wrap}>
        <div className={styles.slip}>
          <div>
            <h2 id="trial-title">Try every app that is open for thirty days</h2>
            <p className={styles.lead}>
              Write with them, print what they make, and show it to the people who decide. When you choose a plan, you
              copy one line and the app stands on your own page.
            </p>
            <dl className={styles.terms}>
              <div>
                <dt>No card</dt>
                <dd>The trial starts with an email address and, for a church, its name.</dd>
              </div>
              <div>
                <dt>{capital(terms.guarantee.words)} refund</dt>
                <dd>If you pay and it does not serve you, we return the money.</dd>
              </div>
              <div>
                <dt>Cancel anytime</dt>
                <dd>Write to us and the plan ends; close an account with one button. Nobody has to say why.</dd>
              </div>
            </dl>
          </div>
          <div className={styles.stub}>
            <p className="rubric">Promo code</p>
            <p className={styles.codeword}>{terms.trial.code}</p>
            <p className="small muted">filled in for you</p>
            <ButtonLink look="main" size="big" href={terms.trial.signUp}>
              Start the trial
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
