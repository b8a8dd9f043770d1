import { Link } from 'wouter';
import { usePerson } from '../../lib/use-person.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { Spread } from '../../ui/spread.tsx';
import styles from './home.module.css';

/** A plain front door until the public site is built: what this is, and the two ways in. */
export function HomePage() {
  usePageTitle({ title: 'Ministry apps for church websites' });
  const { person } = usePerson();
  return (
    <Spread
      words={
        <>
          <h2>A church website at dusk, and one window lit.</h2>
          <p>That window is ours. The house is yours.</p>
        </>
      }
    >
      <div className={styles.home}>
        <h1>A working ministry app in your church’s website, with one line.</h1>
        <p>
          A prayer when somebody has no words. A way out of debt, to the cent. An honest answer about the Bible, with
          the passages to check. Visitors need no account, and nothing they write is kept.
        </p>
        {person ? (
          <p>
            <ButtonLink look="main" size="big" href={person.home ?? '/member'}>
              Go to my dashboard
            </ButtonLink>
          </p>
        ) : (
          <>
            <p className="row">
              <ButtonLink look="main" size="big" href="/signup">
                Start the thirty-day trial
              </ButtonLink>
              <ButtonLink look="quiet" href="/login">
                Login
              </ButtonLink>
            </p>
            <p className="small muted">No card needed.</p>
          </>
        )}
        <p className="small">
          Were you invited by your church? <Link href="/join-church">Join with your code</Link>.
        </p>
      </div>
    </Spread>
  );
}
