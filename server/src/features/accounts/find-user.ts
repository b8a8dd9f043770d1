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

type Administrator = Pick<User, 'id' | 'email' | 'name' | 'notificationSettings'>;

/** Addresses of the people who administer a church and can sign in. */
export async function administratorsOf(db: Reader, churchId: string): Promise<Administrator[]> {
  return db
    .select({
      ...{ id: users.id, email: users.email, name: users.name },
      notificationSettings: users.notificationSettings,
    })
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

/** The administrators who want email notices. */
export async function administratorsToNotify(db: Reader, churchId: string): Promise<Administrator[]> {
  const all = await administratorsOf(db, churchId);
  return all.filter(({ notificationSettings }) => notificationSettings.emailNotifications);
}
