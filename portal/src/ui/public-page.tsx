import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Footer } from './footer.tsx';
import styles from './public-page.module.css';
import { SiteHeader } from './site-header.tsx';
import { SkipLinks } from './skip-links.tsx';

interface Props {
  /** Without the product's name, which is added. */
  title: string;
  noindex?: boolean;
  children: ReactNode;
}

/** Layout of a public page: skip links, header, main content, footer. */
export function PublicPage({ title, noindex, children }: Props) {
  usePageTitle({ title, noindex });
  return (
    <>
      <SkipLinks />
      <SiteHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
