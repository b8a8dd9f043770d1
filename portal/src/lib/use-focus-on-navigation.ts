import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a change of page inside the portal, focus and scroll go to the top of the new page, as after a full load. */
export function useFocusOnNavigation(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
