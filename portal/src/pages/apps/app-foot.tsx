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
          It goes to this server, which makes your document from it and keeps neither. Where a language model has been
          connected to the server, that model reads it too, and the document says so. Where a model that finds what
          texts mean has been connected, it reads questions in English and texts in Spanish. No cookie is set and
          nothing is left in your browser by the app. Your network address is counted for a day, so that the app stays
          free to try; it is not kept with your words. For people who are signed in, the name of the app they opened
          last is kept in their account.
        </p>
        <p>
          <Link href="/privacy-policy">The whole privacy policy</Link>
        </p>
      </section>
      <section aria-labelledby="embed-heading">
        <h2 id="embed-heading">On your church’s own website</h2>
        <p>
          {available ? 'The app is' : 'Once it is built, the app will be'} one line in a page you already have.{' '}
          <Link href="/embed-instructions">See how it is pasted</Link>. The line works with an active plan; the{' '}
          <Link href={terms.trial.signUp}>{terms.trial.words} trial</Link> lets you use what is ready in the portal.
        </p>
      </section>
      <section className={styles.others} aria-labelledby="others-heading">
        <h2 id="others-heading">Also {groups[group].replace(/^For/, 'for')}</h2>
        <ContentsList apps={others} aside={(other) => other.saying} />
      </section>
    </div>
  );
}
