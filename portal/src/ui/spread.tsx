import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from './brand.tsx';
import { Colophon } from './colophon.tsx';
import { SkipLinks } from './skip-links.tsx';
import styles from './spread.module.css';
import { Sky, Street } from './street.tsx';

interface Props {
  words: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  isHome?: boolean;
}

/** An open spread: left a street at dusk with one lit window, right the form. On a phone the street is a strip. */
export function Spread({ words, children, foot, isHome = false }: Props) {
  return (
    <>
      <SkipLinks navigation={false} />
      <div className={styles.spread}>
        <header className={styles.left}>
          <Sky />
          <Brand />
          <div className={styles.words}>{words}</div>
          <Street />
        </header>
        <main className={styles.right} id="main" tabIndex={-1}>
          {!isHome && (
            <Link className={styles.home} href="/">
              Back to Home
            </Link>
          )}
          <div className={styles.box}>
            {children}
            {foot}
          </div>
        </main>
      </div>
      <Colophon />
    </>
  );
}
