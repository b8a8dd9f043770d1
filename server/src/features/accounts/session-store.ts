import { eq, lte } from 'drizzle-orm';
import type { SessionStore } from '../../platform/auth/sessions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type SessionRecord, sessions, users } from './table.ts';

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
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await db.read
        .select({ session: sessions, userId: users.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.id, sessionId))
        .limit(1);
      return row ? [asTheirs(row.session), { id: row.userId, attributes: {} }] : [null, null];
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
