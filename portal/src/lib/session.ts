/** The session id lives in local storage under the specification's key; a bearer token, never a cookie. */
export const SESSION_KEY = 'sessionId';
/** What older pages kept; it goes with every new or ended session. */
const FORMER_KEYS = ['authToken', 'user'];

/** Where storage is blocked the session lasts as long as the page; undefined means that storage has the say. */
let inMemory: string | null | undefined;
const listeners = new Set<() => void>();

export function readSessionId(): string | null {
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** Keeps the id of a new session, or forgets it, and tells everybody who listens. */
export function storeSessionId(sessionId: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) for (const key of FORMER_KEYS) storage.removeItem(key);
    if (sessionId === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, sessionId);
    inMemory = undefined;
  } catch {
    inMemory = sessionId;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the session changes, in this tab or in another one. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
