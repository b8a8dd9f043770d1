import { createElement } from './create-element.ts';
import { guard } from './guard.ts';
import { mountPlace, type Place } from './place.ts';
import { readSettings } from './read-settings.ts';

const PLACES = 'ministry-app,[data-church][data-app],script[src*="/embed.js"][data-app]';

/** All mounted places. */
export const places = new Map<Element, Place>();

/** Mounts what the page asks for; harmless where that is done. */
export function find(): void {
  document.querySelectorAll<HTMLElement>(PLACES).forEach(guard(notice));
}

/** Mounts what an element asks for; a script asks for its target, or for an element of ours right behind it, never in the head. */
function notice(element: HTMLElement): void {
  const { dataset } = element;
  if (element.localName !== 'script') put(element);
  else if (dataset.target) {
    const place = document.querySelector<HTMLElement>(dataset.target);
    if (place && !places.has(place)) Object.assign(place.dataset, dataset);
  } else if (!element.closest('head') && element.nextElementSibling?.localName !== 'ministry-app') {
    const place = createElement('ministry-app', { style: `min-height:${getComputedStyle(element).minHeight}` });
    Object.assign(place.dataset, dataset);
    element.after(place);
    element.style.display = 'none';
  }
}

/** Mounts in an element what its attributes ask for; harmless when that is there already. */
export function put(element: HTMLElement): Place {
  const settings = readSettings(element);
  let place = places.get(element);
  if (place?.asked !== `${settings}`) {
    drop(element);
    place = mountPlace(element, settings);
    places.set(element, place);
  }
  return place;
}

/** Frees everything of a place. */
export function drop(element: Element): void {
  places.get(element)?.unmount();
  places.delete(element);
}
