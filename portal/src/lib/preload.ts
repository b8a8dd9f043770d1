type Load = () => Promise<unknown>;

let loaders: { readonly [path: string]: { load: Load } | undefined } = {};

/** Sets the pages that `preload` can fetch. Set by `main.tsx`, so that a page need not import the list of all pages. */
export function setPreloads(routes: typeof loaders): void {
  loaders = routes;
}

/** Fetches a page's code ahead. A failure shows when the page is opened. */
export function preload(path: string): void {
  loaders[path]?.load().catch(() => undefined);
}
