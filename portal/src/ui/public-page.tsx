import type { ReactNode } from 'react';
import { usePageTitle } from './page.tsx';
import { SkipLinks } from './skip-links.tsx';

interface Props {
  /** Without the product's name; that is added. */
  title: string;
  noindex?: boolean;
  children: ReactNode;
}

/** A page that a visitor can reach: skip links, masthead, one main part, colophon. */
export function PublicPage({ title, noindex, children }: Props) {
  usePageTitle({ title, noindex });
  return (
    <>
      <SkipLinks />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
