import { and, eq, gt, ne } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { sessions, type User, users } from './table.ts';

/** The person of a session by the id of its row, for what was made in it; undefined once it has ended or they are disabled. */
export async function personOfSession(db: Reader, sessionId: string, now: number): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now), ne(users.status, 'disabled')))
    .limit(1);
  return row?.user;
}
