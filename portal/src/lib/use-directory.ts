import type { DirectoryPerson } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { useRevalidateOn } from './revalidate.ts';

/** People of the signed-in person's church, each with what they show; undefined while loading. */
export function useDirectory() {
  const { data, error, mutate } = useSWR(keys.directory(), () => read(api.church.directory.$get()));
  useRevalidateOn('profile', mutate);
  const people: DirectoryPerson[] | undefined = data?.people;
  return { people, error, retry: () => void mutate() };
}
