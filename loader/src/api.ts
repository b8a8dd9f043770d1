import type { Handle } from './embed-slot.ts';
import { mount } from './embed-slots.ts';

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
      // Of the two, only an element has a `dataset`.
      const element = (where as HTMLElement).dataset
        ? (where as HTMLElement)
        : (document.querySelector(where as string) as HTMLElement);
      Object.assign(element.dataset, what);
      return mount(element);
    },
  };
}
