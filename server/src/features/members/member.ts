import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { forbidden, notFound } from '../../platform/http/app-error.ts';
import { type ChurchContext, type User, users } from '../accounts/index.ts';
import type { Member } from './contract.ts';

/** What an administrator sees of a person. */
export function memberOf(user: User): Member {
  const { id, name, email, role, status, createdAt, lastLoginAt, lastAppAccessed } = user;
  return { id, name, email, role, userStatus: status, createdAt, lastLogin: lastLoginAt, lastAppAccessed };
}

/**
 * A member of the church whom an administrator can change.
 * @throws AppError `not_found`, also for another church's; `forbidden` for a Super Admin.
 */
export async function findMember(db: Reader, ctx: ChurchContext, id: string): Promise<User> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.churchId, ctx.church.id)));
  if (!user) throw notFound('Member');
  if (user.role === 'Super Admin') throw forbidden('You can’t change a Super Admin here.');
  return user;
}
