type Load = () => Promise<unknown>;

let loaders: { readonly [path: string]: { load: Load } | undefined } = {};

/** Sets the pages that `preload` can load. `main.tsx` calls it, so that pages need not import the list of routes. */
export function setPreloads(routes: typeof loaders): void {
  loaders = routes;
}

/** Loads a page's code ahead. A failure shows when the page is opened. */
export function preload(path: string): void {
  loaders[path]?.load().catch(() => undefined);
}
