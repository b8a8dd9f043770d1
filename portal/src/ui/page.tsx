import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

interface TitleProps {
  /** Without the product's name; that is added. */
  title: string;
  /** Login, signup and the rooms behind them are not for search engines. */
  noindex?: boolean;
}

/** Sets the document's title and robots line while a page is shown. */
export function usePageTitle({ title, noindex = false }: TitleProps): void {
  useEffect(() => {
    document.title = `${title} · Lampstand`;
    const known = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
    if (!noindex) {
      known?.remove();
      return;
    }
    const meta = known ?? document.head.appendChild(document.createElement('meta'));
    meta.name = 'robots';
    meta.content = 'noindex';
  }, [title, noindex]);
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
