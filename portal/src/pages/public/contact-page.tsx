import { Link } from 'wouter';
import { useSite } from '../../lib/use-site.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './contact.module.css';
import layout from './layout.module.css';
import { LetterPaper } from './letter-paper.tsx';

const before = [
  ['A box stays blank on our page', '/help#technical-support'],
  ['The code disappeared after saving', '/embed-instructions#platforms'],
  ['How to begin, step by step', '/help#getting-started'],
  ['What is stored about me', '/privacy-dashboard'],
  ['Prices, seats and the refund', '/pricing#seat-based-model'],
  ['Change an address, delete an account', '/help#logging-in'],
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
            There is one address, for webmasters and pastors, for questions about a bill and for mistakes you found. We
            promise no hours; we answer every letter.
          </p>
          <p className={styles.address}>
            {site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : 'The address is on its way…'}
          </p>
          <div className={styles.notFor}>
            <p>
              <b>Please do not write to us when somebody is in danger.</b> We keep a piece of software, and a letter may
              lie until tomorrow. In the United States call or text <a href="tel:988">988</a> at any hour, or call{' '}
              <a href="tel:911">911</a> if it cannot wait. Elsewhere,{' '}
              <a href="https://findahelpline.com" rel="noopener noreferrer">
                findahelpline.com
              </a>{' '}
              names a line near you.
            </p>
            <p className="small muted">
              For a church’s own pastor or office, use the address on that church’s website. We cannot pass letters on.
            </p>
          </div>
        </div>
        <LetterPaper to={site?.supportEmail} />
      </div>
      <section className={`${layout.page} ${layout.section}`} aria-labelledby="before">
        <header>
          <h2 id="before">Perhaps it is answered already</h2>
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
