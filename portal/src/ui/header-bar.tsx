import { useLocation } from 'wouter';
import { useSignOut } from '../lib/use-person.ts';
import { Brand } from './brand.tsx';
import { Button, ButtonLink } from './button.tsx';
import styles from './header-bar.module.css';
import { SkipLinks } from './skip-links.tsx';

const homes = {
  '/super-admin': 'Super Admin',
  '/church-admin': 'Church Admin',
  '/member': 'Member',
} as const;

interface Props {
  email: string;
  role: string;
  /** The person's own dashboard. */
  home: string;
}

/** Header of signed-in pages: the person, a link to the apps or back, and log-out. */
export function HeaderBar({ email, role, home }: Props) {
  const [path] = useLocation();
  const signOut = useSignOut();
  const inTools = path.startsWith('/dashboard');
  const name = homes[home as keyof typeof homes] ?? 'Member';
  return (
    <>
      <SkipLinks />
      <header className={styles.bar}>
        <div>
          <Brand />
          <p className={styles.who}>
            {email}
            <span>{role}</span>
          </p>
          <nav id="navigation" aria-label="Account">
            {inTools ? (
              <ButtonLink look="quiet" size="slim" href={home}>
                Return to {name} Dashboard
              </ButtonLink>
            ) : (
              <ButtonLink look="quiet" size="slim" href="/dashboard">
                Tools Platform
              </ButtonLink>
            )}
            <Button size="slim" onClick={signOut}>
              Logout
            </Button>
          </nav>
        </div>
      </header>
    </>
  );
}
