import { guard } from './guard.ts';
import { make } from './make.ts';
import { mountPlace, type Place } from './place.ts';
import { readPath } from './read-path.ts';

const PLACES = 'ministry-app,[data-church][data-app],script[src*="/embed.js"][data-app]';

/** All mounted places. */
export const places = new Map<Element, Place>();

/** Mounts what the page asks for; harmless where that is done. */
export function find(): void {
  document.querySelectorAll<HTMLElement>(PLACES).forEach(guard(notice));
}

function notice(element: HTMLElement): void {
  if (element.tagName === 'SCRIPT') serve(element);
  else put(element);
}

/** Mounts what a script asks for in its target, or in an element of ours right behind it. In the head it asks for nothing. */
function serve(script: HTMLElement): void {
  const { dataset } = script;
  if (dataset.target) {
    const place = document.querySelector<HTMLElement>(dataset.target);
    if (place && !places.has(place)) Object.assign(place.dataset, dataset);
  } else if (!script.closest('head') && script.nextElementSibling?.localName !== 'ministry-app') {
    const place = make('ministry-app', { style: `min-height:${getComputedStyle(script).minHeight}` });
    Object.assign(place.dataset, dataset);
    script.after(place);
    script.style.display = 'none';
  }
}

/** Mounts in an element what its attributes ask for; harmless when that is there already. */
export function put(element: HTMLElement): Place {
  const path = readPath(element);
  let place = places.get(element);
  if (place?.path !== path) {
    drop(element);
    place = mountPlace(element, path);
    places.set(element, place);
  }
  return place;
}

/** Frees everything of a place. */
export function drop(element: Element): void {
  places.get(element)?.unmount();
  places.delete(element);
}
