import { Link } from 'wouter';
import { beliefs } from '../../content/about.ts';
import { shownClaims } from '../../content/claims.ts';
import { about } from '../../content/home.ts';
import { SceneIllustration } from '../../illustrations/scene-illustration.tsx';
import { writtenDate } from '../../lib/dates.ts';
import { useSite } from '../../lib/use-site.ts';
import { ContactSupport } from '../../ui/contact-support.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './about.module.css';
import layout from './layout.module.css';

export function AboutPage() {
  return (
    <PublicPage title="About">
      <Letter />
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="beliefs">
        <header>
          <h2 id="beliefs">What we believe about software that writes in a church</h2>
        </header>
        <ol className={styles.beliefs}>
          {beliefs.map(([sentence, consequence]) => (
            <li key={sentence}>
              <h3>{sentence}</h3>
              <p>{consequence}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`${layout.page} ${layout.section}`}>
        <div className={styles.care}>
          <h2>How we handle care</h2>
          <div>
            <p>
              Every free text is read for danger before a limit, a plan or an app has a say: suicide and self-harm, a
              medical emergency, abuse, trafficking, a swindle going on. If it is found, the people to call stand first
              on the page, then your church’s own contact, then what the person came for.
            </p>
            <p>
              It is a list of ways of saying things, not a mind. It is unsure on the side of showing help, it knows
              little besides English, and it misses hints.{' '}
              <Link href="/docs/care">We have written down how often.</Link> A quiet line with a number stands under
              every form for everything it misses.
            </p>
          </div>
        </div>
      </section>
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="claims">
        <header>
          <h2 id="claims">What we claim, and how to check it</h2>
          <p className="muted">
            We give no figures for hours saved or for people reached, because nobody has measured them. These we can
            show.
          </p>
        </header>
        <Claims />
      </section>
      <section className={`${layout.page} ${layout.section}`} id="contact" aria-labelledby="reach">
        <header>
          <h2 id="reach">How to reach us</h2>
        </header>
        <Reach />
      </section>
    </PublicPage>
  );
}

function Letter() {
  return (
    <div className={`${layout.page} ${styles.letter}`}>
      <header>
        <div>
          <p className="rubric">About</p>
          <h1>A small light, kept on in somebody else’s window.</h1>
        </div>
        <SceneIllustration name="window" />
      </header>
      <aside className={styles.margin} aria-label="Mission and vision">
        {about.parts.map(({ name, words }) => (
          <div key={name}>
            <p className="rubric">{name}</p>
            <p>{words}</p>
          </div>
        ))}
      </aside>
      <div className={styles.text}>
        <p>
          Lampstand is software for the website that your church already has. Somebody pastes a line into a page, and
          from then on a visitor of that page can write down what is the matter and be handed something useful: a
          prayer, a plan for four bills, a passage with where it stands.
        </p>
        <p>
          We make it because of the hours in which nobody is there. A church is a number of people who would help, and
          most of them are asleep when somebody needs it. A page cannot do what they do. It can keep a person company
          until morning, get the arithmetic right, and say whom to call.
        </p>
        <p>
          The name is from the Sermon on the Mount, where a lamp is put on a stand so that it gives light to everyone in
          the house. The house is the church’s. We are the stand, and we would like to be about as noticeable.
        </p>
      </div>
    </div>
  );
}

function Claims() {
  return (
    <dl className={styles.claims}>
      {shownClaims.map(({ id, words, substantiation: { how, source, date } }) => (
        <div key={id}>
          <dt>{words}</dt>
          <dd>
            {how} <code>{source}</code> <span>{writtenDate(date)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reach() {
  const site = useSite();
  return (
    <div className={styles.reach}>
      <div>
        <h3>By letter</h3>
        <p>{site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : 'The address is on its way…'}</p>
        <p className="small muted">
          <Link href="/contact">What helps us answer</Link> is on the contact page.
        </p>
      </div>
      <div>
        <h3>From here</h3>
        <p>
          <ContactSupport>Contact support</ContactSupport>
        </p>
        <p className="small muted">
          Or look in the <Link href="/help">Help Center</Link> first; most answers are there.
        </p>
      </div>
      <div>
        <h3>For developers</h3>
        <p>
          <Link href="/docs">Documentation</Link>
        </p>
        <p className="small muted">Guides for webmasters and operators, and the HTTP API.</p>
      </div>
    </div>
  );
}
