import { Link } from 'wouter';
import { useSite } from '../../lib/use-site.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import layout from './layout.module.css';

const before = [
  ['The app doesn’t appear', '/help#technical-support'],
  ['The code disappeared after saving', '/embed-instructions#platforms'],
  ['Getting started, step by step', '/help#getting-started'],
  ['What you store about me', '/privacy-dashboard'],
  ['Prices, seats and refunds', '/pricing#seat-based-model'],
  ['Change my email or delete my account', '/help#logging-in'],
] as const;

export function ContactPage() {
  const site = useSite();
  return (
    <PublicPage title="Contact">
      <div className={`${layout.page} ${styles.contact}`}>
        <div className={styles.words}>
          <p className="rubric">Contact</p>
          <h1>Write to us. A person reads it.</h1>
          <p className={layout.lead}>
            Setup, billing, mistakes: we answer every message, usually within a few days. You can also email us:
          </p>
          <p className={styles.address}>
            {site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : 'Loading our address…'}
          </p>
          <div className={styles.notFor}>
            <p>
              <b>In an emergency, don’t write to us.</b> We may not read it until tomorrow. In the United States call or
              text <a href="tel:988">988</a> at any hour, or call <a href="tel:911">911</a> if it can’t wait. In other
              countries,{' '}
              <a href="https://findahelpline.com" rel="noopener noreferrer">
                findahelpline.com
              </a>{' '}
              lists a helpline near you.
            </p>
            <p className="small muted">
              To reach a church’s pastor or office, use the contact on that church’s website. We can’t forward messages.
            </p>
          </div>
        </div>
        <ContactForm to={site?.supportEmail} />
      </div>
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="before">
        <header>
          <h2 id="before">Quick answers</h2>
        </header>
        <ul className={styles.before}>
          {before.map(([words, href]) => (
            <li key={words}>
              <Link href={href}>{words}</Link>
            </li>
          ))}
        </ul>
      </section>
    </PublicPage>
  );
}
