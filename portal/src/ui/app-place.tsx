import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import styles from './app-place.module.css';

interface Props {
  app: string;
  /** Accessible name of the frame. */
  title: string;
  /** Church slug; by default the reserved church `lampstand`. */
  church?: string;
}

type PlaceAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { church: string; app: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ministry-app': PlaceAttributes;
    }
  }
}

/**
 * A ministry app in one of our own pages, opened by the public loader as in any church's page; its height is kept free.
 * The loader may fill it before the page has come to life: the text that React knows of makes it leave the rest alone.
 */
export function AppPlace({ app, title, church = 'lampstand' }: Props) {
  return (
    <div className={styles.frame}>
      <ministry-app
        key={`${church}/${app}`}
        className={styles.place}
        church={church}
        app={app}
        data-title={title}
        suppressHydrationWarning
      >
        {''}
      </ministry-app>
    </div>
  );
}
