import { Link } from 'wouter';
import { withReturnTo } from '../../lib/return-to.ts';
import type { ListedApp } from '../../lib/use-apps.ts';
import { useSite } from '../../lib/use-site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './app-page.module.css';

/** Shown instead of an app that needs an account: why, log-in and sign-up, and urgent help. */
export function SignInWall({ app: { id, name, authBypassSupported } }: { app: ListedApp }) {
  const demoChurch = useSite()?.demoChurch;
  const back = `/app/${id}`;
  return (
    <section className={styles.instead} aria-labelledby="wall">
      <h2 id="wall">Log in to open {name}</h2>
      <p>
        Conversations need an account here.
        {authBypassSupported && ' On a church’s website, visitors don’t need one.'}
      </p>
      <p className="row">
        <ButtonLink look="main" href={withReturnTo('/login', back)}>
          Log in
        </ButtonLink>
        <ButtonLink href={withReturnTo('/signup', back)}>Sign up</ButtonLink>
      </p>
      {authBypassSupported && demoChurch && (
        <p className="small">
          Or try it <a href={demoChurch}>on our demo church’s website</a>. No login needed.
        </p>
      )}
      <p className={styles.quiet}>
        If you’re in danger or thinking about ending your life, you don’t have to log in for help. Call or text{' '}
        <a href="tel:988">988</a> at any hour (US), or call <a href="tel:911">911</a> if it’s happening now.{' '}
        <Link href="/help">Questions about logging in</Link> are answered in the Help Center.
      </p>
    </section>
  );
}
