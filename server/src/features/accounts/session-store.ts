import { eq, lte, sql } from 'drizzle-orm';
import { IDLE_DAYS, type SessionStore } from '../../platform/auth/sessions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { type SessionRecord, sessions, users } from './table.ts';

const HOUR = 3_600_000;
const IDLE = IDLE_DAYS * 24 * HOUR;

const byId = prepareOnce((db) =>
  db
    .select({ session: sessions, userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .limit(1)
    .prepare(),
);

/**
 * Sessions in the database, each call one read or one write of its own. The library behind sessions reads the system's
 * clock; ends are kept by ours, so both meet here.
 */
export function sessionStore(db: Database, clock: Clock): SessionStore {
  const toOurs = (end: Date) => end.getTime() - Date.now() + clock.now();
  const toTheirs = (end: number) => new Date(end - clock.now() + Date.now());
  const asTheirs = ({ id, userId, expiresAt, createdAt, device }: SessionRecord) => ({
    id,
    userId,
    expiresAt: toTheirs(expiresAt),
    attributes: { createdAt, device },
  });
  // Each use moves the end on, written at most once an hour; back, where the clock was ahead at the last use.
  async function keepAlive(session: SessionRecord): Promise<SessionRecord> {
    const now = clock.now();
    if (session.expiresAt <= now || Math.abs(now - session.lastSeenAt) < HOUR) return session;
    const used = { lastSeenAt: now, expiresAt: now + IDLE, createdAt: Math.min(session.createdAt, now) };
    await db.write(async (tx) => {
      await tx.update(sessions).set(used).where(eq(sessions.id, session.id));
    });
    return { ...session, ...used };
  }
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await byId(db.read).execute({ sessionId });
      if (!row) return [null, null];
      return [asTheirs(await keepAlive(row.session)), { id: row.userId, attributes: {} }];
    },
    async getUserSessions(userId) {
      const rows = await db.read.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map(asTheirs);
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const now = clock.now();
      await db.write(async (tx) => {
        await tx.insert(sessions).values({ id, userId, expiresAt: toOurs(expiresAt), lastSeenAt: now, ...attributes });
      });
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db.write(async (tx) => {
        await tx
          .update(sessions)
          .set({ expiresAt: toOurs(expiresAt), lastSeenAt: clock.now() })
          .where(eq(sessions.id, sessionId));
      });
    },
    async deleteSession(sessionId) {
      await db.write(async (tx) => {
        await tx.delete(sessions).where(eq(sessions.id, sessionId));
      });
    },
    async deleteUserSessions(userId) {
      await db.write(async (tx) => {
        await tx.delete(sessions).where(eq(sessions.userId, userId));
      });
    },
    async deleteExpiredSessions() {
      await db.write(async (tx) => {
        await tx.delete(sessions).where(lte(sessions.expiresAt, clock.now()));
      });
    },
  };
}
