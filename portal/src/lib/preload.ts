import { routes } from '../routes.ts';

/** Fetches the code of a page that somebody is about to open; a failure shows when it is opened. */
export function preload(path: string): void {
  const route = Object.entries(routes).find(([pattern]) => pattern === path)?.[1];
  route?.load().catch(() => undefined);
}
