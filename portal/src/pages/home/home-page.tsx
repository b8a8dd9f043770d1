import { Link } from 'wouter';
import { usePerson } from '../../lib/use-person.ts';
import { useSite } from '../../lib/use-site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { Spread } from '../../ui/spread.tsx';
import styles from './home.module.css';

/** A plain front door until the public site is built: what this is, and the two ways in. */
export function HomePage() {
  usePageTitle({ title: 'Ministry apps for church websites' });
  const { person } = usePerson();
  const site = useSite();
  return (
    <Spread isHome words={<Words />}>
      <div className={styles.home}>
        <h1>Leave a light on where your people already look.</h1>
        <p className={styles.lead}>
          Lampstand puts working ministry apps into your church’s own website. You paste one line. People find help
          there at two in the morning, with no account to make.
        </p>
        <ul className={styles.apps}>
          {apps.map(([name, what]) => (
            <li key={name}>
              <span>{name}</span>
              <i />
              <em>{what}</em>
            </li>
          ))}
        </ul>
        {person ? (
          <p>
            <ButtonLink look="main" size="big" href={person.home ?? '/member'}>
              Go to my dashboard
            </ButtonLink>
          </p>
        ) : (
          <div>
            <p className="row">
              <ButtonLink look="main" size="big" href="/signup?promo=BETA30">
                Start the thirty-day trial
              </ButtonLink>
              <ButtonLink look="plain" size="big" href="/login">
                Login
              </ButtonLink>
            </p>
            <p className="small muted">No card needed.</p>
          </div>
        )}
        <p className="small">
          Were you invited by your church? <Link href="/join-church">Join with your code</Link>.
          {site?.demoChurch && (
            <>
              {' '}
              Or see the apps in <a href={site.demoChurch}>a church’s website</a>.
            </>
          )}
        </p>
      </div>
    </Spread>
  );
}

/** What there is today; the whole catalogue stands in the portal. */
const apps = [
  ['Prayer Generator', 'a prayer and its verse'],
  ['Debt Freedom Coach', 'whom to pay, and when'],
  ['Bible Chat', 'an answer, and where it stands'],
] as const;

function Words() {
  return (
    <>
      <h2>A church website at dusk, and one window lit.</h2>
      <p>That window is ours. The house is yours.</p>
    </>
  );
}
