import type { Handle } from './place.ts';
import { put } from './places.ts';

/** The one global, `window.Lampstand`. */
export interface LampstandApi {
  /** Mounts an app in an element, or in the first that a selector finds. Rejects when there is no such element. */
  mount(where: HTMLElement | string, what: { church: string; app: string; title?: string }): Promise<Handle>;
}

declare global {
  interface Window {
    Lampstand?: LampstandApi;
  }
}

/** Makes the promise API for scripts of the church's site. */
export function makeApi(): LampstandApi {
  return {
    async mount(where, what) {
      const element = typeof where === 'string' ? (document.querySelector<HTMLElement>(where) as HTMLElement) : where;
      Object.assign(element.dataset, what);
      return put(element);
    },
  };
}
