import { withReturnTo } from '../../lib/return-to.ts';
import { useShell } from '../../lib/use-shell.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import bar from '../../ui/header-bar.module.css';
import { SkipLinks } from '../../ui/skip-links.tsx';
import styles from './open-app-page.module.css';

/** Bar above an app for signed-out visitors: all apps, log-in and sign-up. */
export function VisitorBar({ back }: { back: string }) {
  const { lang, words } = useShell();
  return (
    <>
      <SkipLinks />
      <header className={bar.bar} lang={lang}>
        <div className={styles.bar}>
          <Brand />
          <nav id="navigation" aria-label={words.header.label} tabIndex={-1}>
            <ButtonLink look="quiet" size="slim" href="/apps">
              {words.links.apps}
            </ButtonLink>
            <ButtonLink look="quiet" size="slim" href={withReturnTo('/login', back)}>
              {words.header.login}
            </ButtonLink>
            <ButtonLink size="slim" href={withReturnTo('/signup', back)}>
              {words.header.signUp}
            </ButtonLink>
          </nav>
        </div>
      </header>
    </>
  );
}
