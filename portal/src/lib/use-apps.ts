import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** The catalogue of ministry apps; undefined while loading. */
export function useApps() {
  const { data, error, mutate } = useSWR(keys.apps(), () => read(api.apps.$get()));
  return { apps: data?.apps, error, retry: () => void mutate() };
}

export type ListedApp = NonNullable<ReturnType<typeof useApps>['apps']>[number];

/** Finds an app by id, ignoring letter case. */
export const findApp = (apps: readonly ListedApp[] | undefined, id: string): ListedApp | undefined =>
  apps?.find((app) => app.id.toLowerCase() === id.toLowerCase());

/** One app with its story and sample; the sample is null when the app is not built. Undefined while loading. */
export function useAppSample(appId: string) {
  const { data, error, mutate } = useSWR(keys.app(appId), () => read(api.apps[':appId'].$get({ param: { appId } })));
  return { app: data?.app, error, retry: () => void mutate() };
}

/** A result that an app wrote, with its input. */
export type Sample = NonNullable<NonNullable<ReturnType<typeof useAppSample>['app']>['sample']>;
