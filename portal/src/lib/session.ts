/** The session id lives in local storage under the specification's key; a bearer token, never a cookie. */
const KEY = 'sessionId';
const listeners = new Set<() => void>();

export function readSessionId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the id of a new session, or forgets it, and tells everybody who listens. */
export function storeSessionId(sessionId: string | null): void {
  try {
    if (sessionId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, sessionId);
  } catch {
    // Storage is blocked: the person stays signed in until the page is closed at most.
  }
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
