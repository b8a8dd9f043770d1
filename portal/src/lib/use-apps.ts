import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** The catalogue of ministry apps; undefined while loading. */
export function useApps() {
  const { data, error, mutate } = useSWR(keys.apps(), () => read(api.apps.$get()));
  return { apps: data?.apps, error, retry: () => void mutate() };
}

/** One app of the catalogue. */
export type ListedApp = NonNullable<ReturnType<typeof useApps>['apps']>[number];

/** The app of an id in any spelling of upper and lower case. */
export const findApp = (apps: readonly ListedApp[] | undefined, id: string): ListedApp | undefined =>
  apps?.find((app) => app.id.toLowerCase() === id.toLowerCase());

/** What is told of one app: its story, and a sample, which is null while it is not built. Undefined while loading. */
export function useToldApp(appId: string) {
  const { data, error, mutate } = useSWR(keys.app(appId), () => read(api.apps[':appId'].$get({ param: { appId } })));
  return { told: data?.app, error, retry: () => void mutate() };
}

/** A result that an app wrote, and what it was asked. */
export type Sample = NonNullable<NonNullable<ReturnType<typeof useToldApp>['told']>['sample']>;
