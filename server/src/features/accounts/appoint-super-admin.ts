import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { operatorActor, recordAudit } from '../audit/index.ts';
import { findUserByEmail } from './find-user.ts';
import { sessions, type User, users } from './table.ts';

/**
 * Makes the person of an address a Super Admin. Only the operator of the server can: no request leads here.
 * @throws AppError `not_found`; `conflict` for a person in a church or with an unverified address
 */
export async function appointSuperAdmin(db: Database, now: number, email: string): Promise<User> {
  return db.write(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw notFound(`An account of ${email}`);
    if (user.churchId) throw conflict(`${email} belongs to a church. Use an account without one.`);
    if (user.emailVerifiedAt === null) throw conflict(`${email} isn’t verified yet.`);
    await tx.update(users).set({ role: 'Super Admin', status: 'active' }).where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await recordAudit(tx, { actor: operatorActor, now: () => now }, 'account.appoint-super-admin', user.id);
    return user;
  });
}
