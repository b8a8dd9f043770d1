import { useLayoutEffect, useRef } from 'react';
import { focusPage } from '../lib/focus-page.ts';
import { LampMark } from './brand.tsx';
import styles from './loading-screen.module.css';

/** Shown while a page's code or the person loads. Passes its focus on to the page. */
export function LoadingScreen({ name }: { name: string }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      queueMicrotask(focusPage);
    };
  }, []);
  return (
    <main ref={place} id="main" className={styles.screen} aria-busy="true" tabIndex={-1}>
      <LampMark kindling />
      <h1>Loading {name}...</h1>
      <p className="small muted">Optimizing for best performance</p>
    </main>
  );
}
