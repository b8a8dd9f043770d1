import { and, eq, gt, ne } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { sessions, type User, users } from './table.ts';

/** The person of a session, by its row id; undefined when it has ended or the person is disabled. */
export async function personOfSession(db: Reader, sessionId: string, now: number): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now), ne(users.status, 'disabled')))
    .limit(1);
  return row?.user;
}
