import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { focusPage } from './focus-page.ts';

const readHash = () => location.hash;
const noHash = () => '';

/**
 * After navigation inside the portal, moves focus and scroll as a full page load would: to the URL's anchor
 * once it is there, or to the top. Going back keeps the browser's scroll position.
 */
export function useFocusOnNavigation(): void {
  const [path] = useLocation();
  const hash = useLocationProperty(readHash, noHash);
  const before = useRef({ path, hash });
  const wentBack = useWentBack();
  useEffect(() => {
    const { path: formerPath, hash: formerHash } = before.current;
    before.current = { path, hash };
    const samePage = formerPath === path;
    if (samePage && formerHash === hash) return;
    const back = wentBack.current;
    if (hash && !back) return whenThere(hash.slice(1), goTo);
    if (samePage) return;
    if (!back) scrollTo(0, 0);
    focusPage();
  }, [path, hash, wentBack]);
}

function useWentBack() {
  const wentBack = useRef(false);
  useEffect(() => {
    // The router dispatches these events. Capture runs before it renders the new page.
    const events = ['popstate', 'pushState', 'replaceState'];
    const note = ({ type }: Event) => {
      wentBack.current = type === 'popstate';
    };
    for (const name of events) addEventListener(name, note, true);
    return () => {
      for (const name of events) removeEventListener(name, note, true);
    };
  }, []);
  return wentBack;
}

/** The page's code can still be loading. */
function whenThere(id: string, go: (place: HTMLElement) => void): () => void {
  let frame = 0;
  const look = () => {
    const place = document.getElementById(id);
    if (!place) return false;
    observer.disconnect();
    // One task later, because the loading screen passes its focus on when it unmounts.
    frame = requestAnimationFrame(() => go(place));
    return true;
  };
  const observer = new MutationObserver(look);
  if (!look()) observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function goTo(place: HTMLElement): void {
  // Not every browser opens it for an anchor inside.
  const fold = place.closest('details');
  if (fold) fold.open = true;
  place.scrollIntoView();
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
