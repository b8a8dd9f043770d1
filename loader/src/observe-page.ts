import { guard } from './guard.ts';
import { drop, find, places } from './places.ts';

/** Least time between two looks at a page that changes, ms; also the time an element may be out of it while it is moved. */
const PAUSE = 50;

let isDue = false;

/**
 * Follows the page, whatever has happened to it: the places hear the event, then what the page asks for is mounted;
 * soon after, places that are gone are freed and the others learn how the page looks.
 */
const follow = guard((event: object): void => {
  for (const place of places.values()) place.hear(event);
  if (isDue) return;
  isDue = true;
  find();
  // The theme is often an attribute of these two; Turbo and its like replace them.
  for (const root of document.querySelectorAll('html,body')) observer.observe(root, { attributes: true });
  setTimeout(
    guard(() => {
      isDue = false;
      for (const [element, place] of places) {
        if (place.isGone()) drop(element);
        else place.update();
      }
      find();
    }),
    PAUSE,
  );
});

let observer: MutationObserver;

/** Starts to follow the page, for as long as it lives. All listeners are here, so that no place has any to leave behind. */
export function start(): void {
  observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-app', 'app'] });
  for (const type of ['message', 'securitypolicyviolation', 'online', 'transitionend']) addEventListener(type, follow);
  matchMedia('(prefers-color-scheme:dark)').onchange = follow;
  follow({});
}
