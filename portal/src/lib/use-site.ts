import type { Site } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** Settings and verses for public pages; undefined while loading. */
export function useSite(): Site | undefined {
  const { data } = useSWR(keys.site(), () => read(api.site.$get()));
  return data?.site;
}
