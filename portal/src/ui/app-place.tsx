import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import './app-heights.css';
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
 * A ministry app in one of our pages, mounted by the public loader. Its height is reserved.
 * The loader can fill it before hydration; the text child makes React leave its content alone.
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
