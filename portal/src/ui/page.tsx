import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { HelpFooter } from './help-footer.tsx';
import styles from './page.module.css';

interface TitleProps {
  /** Without the product's name, which is added. */
  title: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

interface Props extends TitleProps {
  heading?: string;
  /** Text under the heading. */
  about?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Layout of a signed-in page: heading, actions, content, and help at its end as on public pages. */
export function Page({ title, noindex, heading = title, about, action, children }: Props) {
  usePageTitle({ title, noindex });
  return (
    <>
      <main id="main" className={styles.page} tabIndex={-1} aria-labelledby="page-heading">
        <div className={styles.head}>
          <div>
            <h1 id="page-heading">{heading}</h1>
            {about && <p className={styles.about}>{about}</p>}
          </div>
          {action}
        </div>
        {children}
      </main>
      <HelpFooter />
    </>
  );
}
