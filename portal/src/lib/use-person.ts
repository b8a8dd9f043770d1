import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { api, read } from './api.ts';
import { forgetCsrfToken } from './csrf.ts';
import { keys } from './keys.ts';
import { returnTo } from './return-to.ts';
import { expireSession, onSessionChange, readSessionId, sessionRefusals, storeSessionId } from './session.ts';

/** Whether hydration is done; storage is read only afterwards. */
function useSessionId(): string | null | undefined {
  const [ready, setReady] = useState(false);
  const id = useSyncExternalStore(onSessionChange, readSessionId, () => null);
  useEffect(() => setReady(true), []);
  return ready ? id : undefined;
}

/** The signed-in person with church and plan. `person` is undefined while loading and null when signed out. */
export function usePerson() {
  const sessionId = useSessionId();
  const { data, error, mutate } = useSWR(keys.context(sessionId ?? null), readContext, {
    dedupingInterval: 5 * 60_000,
  });
  const unknown = sessionId === undefined || (sessionId !== null && !data && !error);
  return { person: unknown ? undefined : data?.user ? data : null, error, retry: () => void mutate() };
}

/** The server answers nulls for a session that it does not know; such a session is removed. */
async function readContext([, sessionId]: readonly [string, string]) {
  const context = await read(api.context.$get());
  if (!context.user && readSessionId() === sessionId) {
    forgetCsrfToken();
    expireSession();
  }
  return context;
}

/** How often the server has refused this page since its session ended; 0 while the person is signed in or logged out. */
export const useSessionRefusals = () => useSyncExternalStore(onSessionChange, sessionRefusals, () => 0);

/** Stores a new session and goes to the `back` path, or to the server's `next`. */
export function useSignIn() {
  const [, navigate] = useLocation();
  const search = useSearch();
  return (answer: { sessionId: string; next: string }) => {
    forgetCsrfToken();
    storeSessionId(answer.sessionId);
    navigate(returnTo(search) ?? answer.next);
  };
}

/** Ends the session here and on the server and clears the cache. */
export function useEndSession() {
  const { mutate } = useSWRConfig();
  return async () => {
    try {
      if (readSessionId()) await read(api.auth.logout.$post());
    } catch {
      // The local session ends even if the server call fails.
    }
    forgetCsrfToken();
    storeSessionId(null);
    await mutate(() => true, undefined, { revalidate: false });
  };
}

/** Signs out and goes to the home page. */
export function useSignOut() {
  const [, navigate] = useLocation();
  const endSession = useEndSession();
  return async () => {
    await endSession();
    navigate('/');
  };
}
