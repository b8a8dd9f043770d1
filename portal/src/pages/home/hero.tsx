import { Link } from 'wouter';
import { hero } from '../../content/home.ts';
import { WindowIllustration } from '../../illustrations/window-illustration.tsx';
import { usePerson } from '../../lib/use-person.ts';
import { AppPlace } from '../../ui/app-place.tsx';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { EmbedLine } from './embed-line.tsx';
import styles from './hero.module.css';
import home from './home.module.css';

/** Headline and embed line beside a church page whose lit card is the live Prayer Generator. */
export function Hero() {
  const { person } = usePerson();
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <div className={`${home.wrap} ${styles.spread}`}>
        <div className={styles.pitch}>
          <p className="rubric">{hero.rubric}</p>
          <h1 id="promise">{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <p className="row">
            {person ? (
              <ButtonLink look="main" size="big" href={person.home ?? '/member'}>
                Go to my dashboard
              </ButtonLink>
            ) : (
              <ButtonLink look="main" size="big" href="/signup">
                Start the thirty-day trial
              </ButtonLink>
            )}
            <a className={`${button.button} ${button.big}`} href="#features">
              See who it is for
            </a>
          </p>
          <p className={styles.terms}>{hero.terms}</p>
        </div>
        <WindowIllustration>
          <AppPlace app="prayer-generator" title="Prayer Generator" />
        </WindowIllustration>
        <div className={styles.caption}>
          <p>
            {hero.caption} <Link href="/embed-instructions">How to add it</Link>
          </p>
          <EmbedLine church="grace-chapel" app="prayer-generator" />
        </div>
      </div>
    </section>
  );
}
