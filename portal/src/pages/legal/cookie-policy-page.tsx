import { Link } from 'wouter';
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
  { id: 'not-stored', text: 'What is not' },
  { id: 'categories', text: 'The four categories' },
  { id: 'change', text: 'How to change your mind' },
];

export function CookiePolicyPage() {
  return (
    <PublicPage title="Cookie Policy">
      <Reading
        rubric="Small print"
        title="Cookie Policy"
        about={
          <p>
            In effect from <span className="fig">{SINCE}</span>. It is short, because there is little: one cookie and
            two notes in your browser’s storage, and nothing that counts or follows you.
          </p>
        }
        aside={<Contents headings={sections} />}
        printed={`Lampstand. Cookie Policy, in effect from ${SINCE}.`}
      >
        <section className={styles.section} aria-labelledby="stored">
          <h2 id="stored">What is stored</h2>
          <StoredThings />
          <p>
            All of it is essential: the site cannot log you in, or keep others from sending forms in your name, without
            it. All of it is ours, and none of it is read by anybody else.
          </p>
        </section>
        <NotStored />
        <Categories />
        <section className={styles.section} aria-labelledby="change">
          <h2 id="change">How to change your mind</h2>
          <p>
            Whenever you like, with this button or with “Cookie preferences” at the foot of each page. Your choice holds
            for 365 days in this browser, or until we have something new to ask. Then we ask again, and until you answer
            only the essential things are kept.
          </p>
          <p>
            <Button look="main" onClick={openCookiePreferences}>
              Open cookie preferences
            </Button>
          </p>
          <p>
            The <Link href="/privacy-dashboard">Privacy Dashboard</Link> lists what this browser holds right now and
            deletes it, one thing or all. Your browser’s own settings can do the same, and can refuse storage
            altogether: everything public still works, and a login then lasts until you leave the page.
          </p>
        </section>
      </Reading>
    </PublicPage>
  );
}

const NotStored = () => (
  <section className={styles.section} aria-labelledby="not-stored">
    <h2 id="not-stored">What is not</h2>
    <ul className={styles.list}>
      <li>
        <b>Apps on church websites keep nothing.</b> They run in a closed frame that can neither set nor read a cookie,
        and has no storage. That is so for every visitor, whatever was chosen here.
      </li>
      <li>
        <b>No counting, no advertising.</b> Lampstand comes without an analytics service, an advertising network or a
        pixel.
      </li>
      <li>
        <b>Nobody else is asked.</b> These pages load scripts, fonts and pictures from this server only, so no other
        company learns that you were here.
      </li>
    </ul>
  </section>
);

const Categories = () => (
  <section className={styles.section} aria-labelledby="categories">
    <h2 id="categories">The four categories</h2>
    <p>
      We ask about four, so that your answer is already there if the operator of this server ever adds something. Until
      you say yes, only the first applies.
    </p>
    <dl className={styles.categories}>
      {cookieCategories.map(({ id, name, description, examples, today }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <p>
              {description} For example: {examples.join(', ')}.
            </p>
            <p className={styles.today}>{today}</p>
            {id !== 'essential' && (
              <p className="small muted">
                Declining removes cookies of these names, should there be any: <Names of={optionalCookies[id]} />
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
