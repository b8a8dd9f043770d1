import { hero } from '../../content/home.ts';
import { WindowIllustration } from '../../illustrations/window-illustration.tsx';
import { usePerson } from '../../lib/use-person.ts';
import { useSite } from '../../lib/use-site.ts';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { EmbedLine } from './embed-line.tsx';
import styles from './hero.module.css';
import home from './home.module.css';

/** Headline with an illustration of a church page, and the embed line below. */
export function Hero() {
  const { person } = usePerson();
  const site = useSite();
  return (
    <>
      <section className={styles.hero} aria-labelledby="promise">
        <div className={home.wrap}>
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
          <WindowIllustration verse={site?.homeVerses.afraid} />
        </div>
      </section>
      <section className={styles.caption} aria-label="The code behind it">
        <div className={home.wrap}>
          <p>{hero.caption}</p>
          <EmbedLine church="grace-chapel" app="prayer-generator" />
        </div>
      </section>
    </>
  );
}
