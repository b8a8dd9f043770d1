import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import styles from './page.module.css';

interface TitleProps {
  /** Without the product's name; that is added. */
  title: string;
  /** Login, signup and the rooms behind them are not for search engines. */
  noindex?: boolean;
}

interface Props extends TitleProps {
  heading?: string;
  /** One quiet line under the heading. */
  about?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A work page: heading, what can be done, content. */
export function Page({ title, noindex, heading = title, about, action, children }: Props) {
  usePageTitle({ title, noindex });
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <div className={styles.head}>
        <div>
          <h1>{heading}</h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </main>
  );
}
