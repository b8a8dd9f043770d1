import type { Reader } from '../../platform/db/database.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { administratorsOf } from './find-user.ts';
import type { User } from './table.ts';

/**
 * Throws `conflict` when `user` is the church's last active administrator. Call inside the transaction that demotes or
 * removes them.
 */
export async function assertNotLastAdministrator(db: Reader, user: User): Promise<void> {
  if (user.role !== 'Church Administrator' || user.status !== 'active' || !user.churchId) return;
  const others = (await administratorsOf(db, user.churchId)).filter(({ id }) => id !== user.id);
  if (others.length > 0) return;
  throw conflict('This is your only administrator. Make someone else an administrator first.');
}
