import { mountAll, slots, unmount } from './embed-slots.ts';
import { guard } from './guard.ts';

/** Least time between two scans of a changing page, ms; also how long an element may be detached while the page moves it. */
const PAUSE = 50;

let observer: MutationObserver;
let isScheduled: boolean | undefined;

/**
 * Handles every event and mutation of the page: passes it to the slots and mounts new ones; after a pause, frees slots whose
 * element is gone and updates the look of the others.
 */
const onChange = guard((event: object): void => {
  slots.forEach((slot) => {
    slot.onMessage(event);
  });
  if (isScheduled) return;
  isScheduled = true;
  mountAll();
  // The theme is often an attribute of these two; Turbo and its like replace them.
  document.querySelectorAll('html,body').forEach((root) => {
    observer.observe(root, { attributes: true });
  });
  setTimeout(
    guard(() => {
      isScheduled = false;
      slots.forEach((slot, element) => {
        if (element.firstChild?.isConnected) slot.update();
        else unmount(element);
      });
      mountAll();
    }),
    PAUSE,
  );
});

/** Starts to observe the page, for as long as it is open. All listeners are here, so a slot has none to remove. */
export function observePage(): void {
  observer = new MutationObserver(onChange);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-app', 'app'] });
  ['message', 'securitypolicyviolation', 'online', 'transitionend'].map((type) => addEventListener(type, onChange));
  matchMedia('(prefers-color-scheme:dark)').onchange = onChange;
  onChange({});
}
