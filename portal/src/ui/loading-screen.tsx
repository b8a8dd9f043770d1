import { useLayoutEffect, useRef } from 'react';
import { focusPage } from '../lib/focus-page.ts';
import { useShell } from '../lib/use-shell.ts';
import { LampMark } from './brand.tsx';
import styles from './loading-screen.module.css';

/** How long the screen takes to fade out over the page that is there (from the specification). */
const FADE_MS = 100;

/** Shown while a page's code or the person loads. Passes its focus on to the page, and fades out over it. */
export function LoadingScreen({ name }: { name: string }) {
  const { lang, words } = useShell();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      if (here) fadeOut(here);
      if (!here?.contains(document.activeElement)) return;
      queueMicrotask(focusPage);
    };
  }, []);
  return (
    <main ref={place} id="main" className={styles.screen} aria-busy="true" tabIndex={-1} lang={lang}>
      <LampMark kindling />
      <h1>{words.loading.title(name)}</h1>
      <p className="small muted">{words.loading.wait}</p>
    </main>
  );
}

/** Leaves a copy that no one can use over the page. A screen that was never visible leaves none. */
function fadeOut(screen: HTMLElement): void {
  if (!(Number(getComputedStyle(screen).opacity) > 0)) return;
  const copy = document.createElement('div');
  copy.className = `${styles.screen} ${styles.leaving}`;
  copy.inert = true;
  copy.append(...[...screen.children].map((child) => child.cloneNode(true)));
  const { top, left, width, height } = screen.getBoundingClientRect();
  Object.assign(copy.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(copy);
  setTimeout(() => copy.remove(), FADE_MS);
}
