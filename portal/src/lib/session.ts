/** Local storage key of the session id (from the specification). It is a bearer token, not a cookie. */
export const SESSION_KEY = 'sessionId';
/** Keys of older versions, removed when a session starts or ends. */
const FORMER_KEYS = ['authToken', 'user'];

/** The session when storage is blocked; undefined means that storage is used. */
let inMemory: string | null | undefined;
/** How often the server has refused this page since its session ended; 0 while it has not. */
let refusals = 0;
const listeners = new Set<() => void>();

export function readSessionId(): string | null {
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** Stores or removes the session id and notifies listeners. */
export function storeSessionId(sessionId: string | null): void {
  refusals = 0;
  write(sessionId);
}

/** Removes a session that the server no longer knows. Pages then ask the person to log in again. */
export function expireSession(): void {
  refusals += 1;
  write(null);
}

function write(sessionId: string | null): void {
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

/** How often the server has refused this page since its session ended; 0 with a session, or after a logout. */
export const sessionRefusals = (): number => refusals;

/** Calls back when the session changes in any tab. Returns an unsubscribe function. */
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
