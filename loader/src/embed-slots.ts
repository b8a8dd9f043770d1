import { createElement } from './create-element.ts';
import { type EmbedSlot, mountSlot } from './embed-slot.ts';
import { guard } from './guard.ts';
import { readSettings } from './read-settings.ts';

const SELECTOR = 'ministry-app,[data-church][data-app],script[src*="/embed.js"][data-app]';

/** All mounted slots. */
export const slots = new Map<Element, EmbedSlot>();

/** Mounts all apps that the page asks for; those that are mounted stay as they are. */
export function mountAll(): void {
  document.querySelectorAll<HTMLElement>(SELECTOR).forEach(guard(mountFor));
}

/** Mounts what an element asks for. A script asks for its target, or for a new element right after it; never in the head. */
function mountFor(element: HTMLElement): void {
  const { dataset } = element;
  if (element.localName !== 'script') mount(element);
  else if (dataset.target) {
    const target = document.querySelector<HTMLElement>(dataset.target);
    if (target && !slots.has(target)) Object.assign(target.dataset, dataset);
  } else if (!element.closest('head') && element.nextElementSibling?.localName !== 'ministry-app') {
    const target = createElement('ministry-app', { style: `min-height:${getComputedStyle(element).minHeight}` });
    Object.assign(target.dataset, dataset);
    element.after(target);
    element.style.display = 'none';
  }
}

/** Mounts the app that an element's attributes name, unless it is mounted there already. */
export function mount(element: HTMLElement): EmbedSlot {
  const settings = readSettings(element);
  if (slots.get(element)?.key !== `${settings}`) {
    unmount(element);
    slots.set(element, mountSlot(element, settings));
  }
  return slots.get(element) as EmbedSlot;
}

/** Frees everything that the slot of an element uses. */
export function unmount(element: Element): void {
  slots.get(element)?.unmount();
  slots.delete(element);
}
