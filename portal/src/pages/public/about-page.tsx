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
          <h2 id="beliefs">What we believe about AI in a church</h2>
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
              We check every text for danger first, before limits, plans or the app: suicide and self-harm, a medical
              emergency, abuse, trafficking, a scam in progress. If we find it, the page shows who to call, then your
              church’s care contact, then what the person came for.
            </p>
            <p>
              It looks for phrases. It doesn’t understand people. When in doubt it shows help. It knows little beyond
              English, and it misses hints. <Link href="/docs/care">We publish how often.</Link> For everything it
              misses, there’s a line with a number under every form.
            </p>
          </div>
        </div>
      </section>
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="claims">
        <header>
          <h2 id="claims">What we claim, and how to check it</h2>
          <p className="muted">We don’t claim hours saved, because no one has measured it. Here’s what we can show.</p>
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
          <h1>A small light, kept on in someone else’s window.</h1>
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
          Lampstand is for the website your church already has. You paste one line of code. Visitors can write what’s
          wrong and get something useful: a prayer, a plan for four bills, a passage.
        </p>
        <p>
          We make it for the hours when no one is there. A church is full of people who would help, and most are asleep
          when someone needs them. An app can’t do what they do. It can keep a person company until morning, get the
          math right, and say who to call.
        </p>
        <p>
          The name is from the Sermon on the Mount, where a lamp is put on a stand so it gives light to everyone in the
          house. The house is the church’s. We’re the stand, and we’d like to be about as noticeable.
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
        <h3>By email</h3>
        <p>{site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : 'Loading our address…'}</p>
        <p className="small muted">
          Or use the form on the <Link href="/contact">contact page</Link>.
        </p>
      </div>
      <div>
        <h3>From here</h3>
        <p>
          <ContactSupport>Contact support</ContactSupport>
        </p>
        <p className="small muted">
          Or look in the <Link href="/help">Help Center</Link> first. Most answers are there.
        </p>
      </div>
      <div>
        <h3>For developers</h3>
        <p>
          <Link href="/docs">Documentation</Link>
        </p>
        <p className="small muted">Guides for the person who runs your website and for developers, and the HTTP API.</p>
      </div>
    </div>
  );
}
