import { useLocation } from 'wouter';
import { useAccountTexts } from '../lib/account-texts.ts';
import { useSignOut } from '../lib/use-person.ts';
import { Brand } from './brand.tsx';
import { Button, ButtonLink } from './button.tsx';
import styles from './header-bar.module.css';
import { LanguageButton } from './language-button.tsx';
import { SkipLinks } from './skip-links.tsx';

interface Props {
  email: string;
  role: string;
  /** The person's own dashboard. */
  home: string;
}

/** Header of signed-in pages: the person, the language, a link to the apps or back, and log-out. */
export function HeaderBar({ email, role, home }: Props) {
  const [path] = useLocation();
  const signOut = useSignOut();
  const inTools = path.startsWith('/dashboard');
  const { lang, words } = useAccountTexts();
  const { back, roles, ...account } = words;
  return (
    <>
      <SkipLinks />
      <header className={styles.bar} lang={lang}>
        <div>
          <Brand />
          <p className={styles.who}>
            <span className={styles.email}>{email}</span>
            <span className={styles.role}>{roles[role as keyof typeof roles] ?? role}</span>
            <LanguageButton />
          </p>
          <nav id="navigation" aria-label={account.label}>
            {inTools ? (
              <ButtonLink look="quiet" size="slim" href={home}>
                {back[home as keyof typeof back] ?? back['/member']}
              </ButtonLink>
            ) : (
              <ButtonLink look="quiet" size="slim" href="/dashboard">
                {account.tools}
              </ButtonLink>
            )}
            <Button size="slim" onClick={signOut}>
              {account.logout}
            </Button>
          </nav>
        </div>
      </header>
    </>
  );
}
