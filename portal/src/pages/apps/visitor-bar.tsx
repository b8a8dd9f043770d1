import { withReturnTo } from '../../lib/return-to.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import bar from '../../ui/header-bar.module.css';
import { SkipLinks } from '../../ui/skip-links.tsx';
import styles from './open-app-page.module.css';

/** Bar above an app for signed-out visitors: all apps, log-in and sign-up. */
export function VisitorBar({ back }: { back: string }) {
  return (
    <>
      <SkipLinks />
      <header className={bar.bar}>
        <div className={styles.bar}>
          <Brand />
          <nav id="navigation" aria-label="Main" tabIndex={-1}>
            <ButtonLink look="quiet" size="slim" href="/apps">
              All apps
            </ButtonLink>
            <ButtonLink look="quiet" size="slim" href={withReturnTo('/login', back)}>
              Login
            </ButtonLink>
            <ButtonLink size="slim" href={withReturnTo('/signup', back)}>
              Sign Up
            </ButtonLink>
          </nav>
        </div>
      </header>
    </>
  );
}
