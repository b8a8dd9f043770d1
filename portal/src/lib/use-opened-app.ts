import useSWR, { useSWRConfig } from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { readSessionId } from './session.ts';

/**
 * Opens an app for the signed-in person: the church it runs for and the token of its runs; undefined while loading.
 * Loads each time the app is shown; the frame renews the token itself.
 */
export function useOpenedApp(appId: string, userId: string) {
  const { mutate: refresh } = useSWRConfig();
  const open = async () => {
    const opened = await read(api.apps[':appId'].token.$post({ param: { appId } }));
    // Updates the last opened app on the dashboard.
    void refresh(keys.context(readSessionId()));
    return opened;
  };
  const { data, error, isValidating, mutate } = useSWR(keys.openedApp(appId, userId), open, {
    dedupingInterval: 10_000,
  });
  // The token of an earlier visit can be expired.
  return { opened: isValidating ? undefined : data, error, retry: () => void mutate() };
}
