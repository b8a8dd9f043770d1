import type { PortalPath } from '@lampstand/server/contracts';
import type { ComponentType } from 'react';
import { type Middleware, unstable_serialize } from 'swr';

/** Data that the server sent with a page, by serialized cache key. */
export type ServerData = Record<string, unknown>;

/** The page's data in the HTML. */
export interface SentPage {
  /** Undefined on the not-found page. */
  pattern?: PortalPath;
  data: ServerData;
}

/** The prerendered page, for hydration. */
export interface FirstPage extends SentPage {
  path: string;
  /** Its component, already loaded. */
  Page?: ComponentType;
}

/** Id of the script element with the data. */
export const FIRST_PAGE_ID = 'first-page';

/** SWR middleware that uses data sent with the page. `onUse` gets each key that the page read. */
export function fromServer(data: ServerData, onUse?: (key: string) => void): Middleware {
  return (useNext) => (key, fetcher, config) => {
    const serialised = unstable_serialize(key);
    const isThere = serialised in data;
    if (isThere) onUse?.(serialised);
    return useNext(key, fetcher, isThere ? { ...config, revalidateIfStale: false } : config);
  };
}
