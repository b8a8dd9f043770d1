import type { Site } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** What this server says about itself: where to write to, and the demo church. Undefined until it is known. */
export function useSite(): Site | undefined {
  const { data } = useSWR(keys.site(), () => read(api.site.$get()));
  return data?.site;
}
