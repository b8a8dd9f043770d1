import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import { prepareOnce } from '../../platform/db/prepare-once.ts';
import { type User, users } from './table.ts';

const byEmail = prepareOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .limit(1)
    .prepare(),
);
const byId = prepareOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .limit(1)
    .prepare(),
);

/** The person with an email address, in any case; undefined when no one has it. */
export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await byEmail(db).execute({ email: fold(email) });
  return user;
}

export async function findUserById(db: Reader, id: string): Promise<User | undefined> {
  const [user] = await byId(db).execute({ id });
  return user;
}

/** Addresses of the people who administer a church and can sign in. */
export async function administratorsOf(db: Reader, churchId: string): Promise<Pick<User, 'id' | 'email' | 'name'>[]> {
  return db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.churchId, churchId),
        eq(users.role, 'Church Administrator'),
        eq(users.status, 'active'),
        isNotNull(users.emailVerifiedAt),
      ),
    );
}
