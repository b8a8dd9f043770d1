import { Link } from 'wouter';
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
            <h2 id="trial-title">Try every app free for thirty days</h2>
            <p className={styles.lead}>
              Use every ready app inside Lampstand, and print and share the results. Your website goes live when you
              choose a plan.
            </p>
            <dl className={styles.terms}>
              <div>
                <dt>{capital(terms.platform.words)}</dt>
                <dd>
                  One price per church, everyone included. <Link href="/pricing#seat-based-model">See the price</Link>
                </dd>
              </div>
              <div>
                <dt>{capital(terms.guarantee.words)} refund</dt>
                <dd>If it isn’t right for you, we’ll refund what you paid.</dd>
              </div>
              <div>
                <dt>Cancel anytime</dt>
                <dd>Email us and your plan ends. No questions.</dd>
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
