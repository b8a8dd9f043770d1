import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { terms } from '../../content/terms.ts';
import { type ListedApp, useApps } from '../../lib/use-apps.ts';
import styles from './app-page.module.css';
import { ContentsList } from './contents-list.tsx';

/** Below an app: privacy, embedding, and related apps. */
export function AppFoot({ app: { id, group, available } }: { app: ListedApp }) {
  const { apps = [] } = useApps();
  const others = apps.filter((other) => other.group === group && other.id !== id);
  return (
    <div className={styles.foot}>
      <section id="privacy" aria-labelledby="privacy-heading">
        <h2 id="privacy-heading">What happens to what you write</h2>
        <p>
          We use it to write your result, then delete both. If AI is used, it reads your text too, and the result says
          so. If a model that turns text into numbers is connected, it reads questions in English and texts in Spanish.
          No cookies, and nothing stored in your browser. We count tries by IP address for one day. We never store it
          with what you write. If you’re logged in, we remember the last app you opened.
        </p>
        <p>
          <Link href="/privacy-policy">Privacy policy</Link>
        </p>
      </section>
      <section aria-labelledby="embed-heading">
        <h2 id="embed-heading">On your church’s own website</h2>
        <p>
          {available ? 'The app is' : 'Once it’s ready, the app will be'} one line of code on a page you already have.{' '}
          <Link href="/embed-instructions">See how to add it</Link>. Embedding needs a plan. During the{' '}
          <Link href={terms.trial.signUp}>{terms.trial.words} trial</Link>, use every ready app inside Lampstand.
        </p>
      </section>
      <section className={styles.others} aria-labelledby="others-heading">
        <h2 id="others-heading">Also {groups[group].replace(/^For/, 'for')}</h2>
        <ContentsList apps={others} aside={(other) => other.saying} />
      </section>
    </div>
  );
}
