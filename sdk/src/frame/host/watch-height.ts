import { MAX_HEIGHT } from '../../protocol/index.ts';

/**
 * Reports the height of the document's own box (px, integer) now and after every change below `root`.
 * A frame below the fold gets no ResizeObserver calls, so changes of the tree are watched too.
 */
export function watchHeight(root: HTMLElement, report: (height: number) => void): () => void {
  let last = -1;
  const measure = () => {
    const height = Math.min(document.documentElement.offsetHeight, MAX_HEIGHT);
    if (innerWidth && height !== last) {
      last = height;
      report(height);
    }
  };
  new MutationObserver(measure).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'class'],
  });
  if (typeof ResizeObserver === 'function') new ResizeObserver(measure).observe(document.documentElement);
  window.addEventListener('resize', measure);
  measure();
  return () => {
    last = -1;
    measure();
  };
}
