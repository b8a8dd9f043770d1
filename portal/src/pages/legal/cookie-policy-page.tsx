import { Link } from 'wouter';
import { cookiesEn } from '../../content/en/cookies.ts';
import { openCookiePreferences, optionalCookies } from '../../lib/consent.ts';
import { cookieCategories } from '../../lib/consent-categories.ts';
import { Button } from '../../ui/button.tsx';
import { Contents } from '../../ui/contents.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import styles from './cookie-policy.module.css';
import { StoredThings } from './stored-things.tsx';

const SINCE = 'November 21, 2026';
const sections = [
  { id: 'stored', text: 'What is stored' },
  { id: 'not-stored', text: 'What isn’t stored' },
  { id: 'categories', text: 'The four categories' },
  { id: 'change', text: 'How to change your mind' },
];

export function CookiePolicyPage() {
  return (
    <PublicPage title="Cookie Policy">
      <Reading
        rubric="Legal"
        title="Cookie Policy"
        about={
          <p>
            In effect from <span className="fig">{SINCE}</span>. We use one cookie and two entries in your browser’s
            storage. No tracking.
          </p>
        }
        aside={<Contents headings={sections} />}
        printed={`Lampstand. Cookie Policy, in effect from ${SINCE}.`}
      >
        <section className={styles.section} aria-labelledby="stored">
          <h2 id="stored">What is stored</h2>
          <StoredThings />
          <p>They log you in, protect forms and remember your cookie choice. No one else reads them.</p>
        </section>
        <NotStored />
        <Categories />
        <section className={styles.section} aria-labelledby="change">
          <h2 id="change">How to change your mind</h2>
          <p>
            Use this button, or “Cookie preferences” at the bottom of any page. We keep your choice for 365 days in this
            browser, or until we have something new to ask. Until you answer, we use only what’s essential.
          </p>
          <p>
            <Button look="main" onClick={openCookiePreferences}>
              Open cookie preferences
            </Button>
          </p>
          <p>
            The <Link href="/privacy-dashboard">Privacy Dashboard</Link> shows what’s in this browser and deletes it.
            You can also block storage in your browser’s settings. Public pages still work, and you stay logged in until
            you leave the page.
          </p>
        </section>
      </Reading>
    </PublicPage>
  );
}

const NotStored = () => (
  <section className={styles.section} aria-labelledby="not-stored">
    <h2 id="not-stored">What isn’t stored</h2>
    <ul className={styles.list}>
      <li>
        <b>Apps on church websites keep nothing.</b> They can’t set or read cookies and have no storage, for every
        visitor, no matter what you choose here.
      </li>
      <li>
        <b>No tracking, no ads.</b> Lampstand has no analytics service, ad network or tracking pixel.
      </li>
      <li>
        <b>No other companies.</b> These pages load scripts, fonts and images only from Lampstand, so no other company
        learns that you were here.
      </li>
    </ul>
  </section>
);

const Categories = () => (
  <section className={styles.section} aria-labelledby="categories">
    <h2 id="categories">The four categories</h2>
    <p>We ask about four, in case we ever add something. Until you say yes, we use only the first.</p>
    <dl className={styles.categories}>
      {cookieCategories.map(({ id }) => (
        <div key={id}>
          <dt>{cookiesEn.categories[id].name}</dt>
          <dd>
            <p>
              {cookiesEn.categories[id].description} For example: {cookiesEn.categories[id].examples.join(', ')}.
            </p>
            <p className={styles.today}>{cookiesEn.categories[id].today}</p>
            {id !== 'essential' && (
              <p className="small muted">
                Declining removes cookies with these names, if there are any: <Names of={optionalCookies[id]} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Names = ({ of }: { of: readonly string[] }) =>
  of.map((name, place) => (
    <span key={name}>
      {place > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
