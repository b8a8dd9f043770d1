import { PROTOCOL_VERSION } from '@lampstand/sdk/protocol';
import { follow } from './follow.ts';
import type { Handle } from './place.ts';
import { drop, places, put } from './places.ts';

/** The one global, `window.Lampstand`. */
export interface LampstandApi {
  v: number;
  /** Mounts an app in an element, or in the first that a selector finds. Rejects when there is no such element. */
  mount(where: HTMLElement | string, what: { church: string; app: string; title?: string }): Promise<Handle>;
  unmount(element: HTMLElement): void;
  /** Looks for new places and tells the apps how the page looks now. Rarely needed: both happen by themselves. */
  refresh(): void;
}

declare global {
  interface Window {
    Lampstand?: LampstandApi;
  }
}

/** Makes the promise API for scripts of the church's site. */
export function makeApi(): LampstandApi {
  return {
    v: PROTOCOL_VERSION,
    async mount(where, what) {
      const element = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where;
      if (!element) throw new Error(`No element ${where}`);
      drop(element);
      Object.assign(element.dataset, what);
      return put(element);
    },
    unmount(element) {
      places.get(element)?.unmount();
    },
    refresh: () => follow({}),
  };
}
