import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SkyIllustration, StreetIllustration } from '../illustrations/street-illustration.tsx';
import { useShell } from '../lib/use-shell.ts';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { SkipLinks } from './skip-links.tsx';
import styles from './split-layout.module.css';

interface Props {
  words: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/** Layout of login and signup: an illustration on the left, the form on the right; on a phone the illustration is a strip. */
export function SplitLayout({ words, children, foot }: Props) {
  const { header } = useShell().words;
  return (
    <>
      <SkipLinks />
      <div className={styles.spread}>
        <header className={styles.left}>
          <SkyIllustration />
          <Brand />
          <div className={styles.words}>{words}</div>
          <StreetIllustration />
        </header>
        <main className={styles.right} id="main" tabIndex={-1}>
          <nav id="navigation" aria-label={header.label} tabIndex={-1}>
            <Link className={styles.home} href="/">
              {header.back}
            </Link>
          </nav>
          <div className={styles.box}>
            {children}
            {foot}
          </div>
        </main>
      </div>
      <Footer />
    </>
  );
}
