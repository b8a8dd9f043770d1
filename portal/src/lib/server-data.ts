import type { PortalPath } from '@lampstand/server/contracts';
import type { ComponentType } from 'react';
import { type Middleware, unstable_serialize } from 'swr';

/** What the server fetched for a page, by serialised cache key. */
export type ServerData = Record<string, unknown>;

/** What the HTML says about the page in it. */
export interface SentPage {
  /** Undefined when the address names nothing that exists. */
  pattern?: PortalPath;
  data: ServerData;
}

/** The page that stands in the HTML already. It is drawn the same way once more when the browser takes over. */
export interface FirstPage extends SentPage {
  path: string;
  /** Its component: nothing has to be waited for. */
  Page?: ComponentType;
}

/** Where the HTML keeps it. */
export const FIRST_PAGE_ID = 'first-page';

/** What came with the page is not fetched a second time. `onUse` hears what a page read of it. */
export function fromServer(data: ServerData, onUse?: (key: string) => void): Middleware {
  return (useNext) => (key, fetcher, config) => {
    const serialised = unstable_serialize(key);
    const isThere = serialised in data;
    if (isThere) onUse?.(serialised);
    return useNext(key, fetcher, isThere ? { ...config, revalidateIfStale: false } : config);
  };
}
