import { createHash, randomBytes } from 'node:crypto';
import { type Adapter, Lucia, TimeSpan } from 'lucia';

/** Days without use after which a session ends. */
export const IDLE_DAYS = 14;

interface SessionFacts {
  userId: string;
  /** Epoch ms. */
  createdAt: number;
  device: string;
}

export interface LiveSession extends SessionFacts {
  /** SHA-256 of the browser's token. */
  id: string;
}

/** Sessions by bearer token. No other file imports the session library. */
export interface Sessions {
  /** Starts a session and returns the token for the browser. Only its hash is stored. */
  issue(facts: SessionFacts): Promise<{ token: string; id: string }>;
  /** The session of a token, or null when there is none, it was unused for 14 days, or it is older than `maxAgeMs`. */
  verify(token: string, maxAgeMs: (session: LiveSession) => Promise<number>): Promise<LiveSession | null>;
  revoke(id: string): Promise<void>;
  revokeAll(userId: string): Promise<void>;
  deleteExpired(): Promise<void>;
}

type Attributes = Pick<SessionFacts, 'createdAt' | 'device'>;

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Attributes>;
    DatabaseSessionAttributes: Attributes;
  }
}

/** Storage of sessions. Every call uses `read` or `write`, so that none joins a foreign transaction. */
export type SessionStore = Adapter;

/** Builds the session service over a store; `now` is epoch ms. */
export function createSessions(store: SessionStore, now: () => number): Sessions {
  const lucia = new Lucia<Attributes>(store, {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    getSessionAttributes: ({ createdAt, device }) => ({ createdAt, device }),
  });
  return {
    async issue({ userId, createdAt, device }) {
      const token = randomBytes(32).toString('base64url');
      const id = sessionIdOf(token);
      await lucia.createSession(userId, { createdAt, device }, { sessionId: id });
      return { token, id };
    },
    async verify(token, maxAgeMs) {
      const { session } = await lucia.validateSession(sessionIdOf(token));
      if (!session) return null;
      const live = { id: session.id, userId: session.userId, createdAt: session.createdAt, device: session.device };
      if (now() - live.createdAt <= (await maxAgeMs(live))) return live;
      await lucia.invalidateSession(session.id);
      return null;
    },
    revoke: (id) => lucia.invalidateSession(id),
    revokeAll: (userId) => lucia.invalidateUserSessions(userId),
    deleteExpired: () => lucia.deleteExpiredSessions(),
  };
}

/** The stored id of a bearer token: its SHA-256 in hexadecimal. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
