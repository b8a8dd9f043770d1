import type { Reader } from '../../platform/db/database.ts';
import { type Church, findChurchById, findChurchBySlug, ownChurchSlug } from '../churches/index.ts';
import type { User } from './table.ts';

/** The church that has approved the person; our own church for everyone else. */
export async function churchOfPerson(db: Reader, { churchId, status }: User): Promise<Church> {
  const own = churchId && status === 'active' ? await findChurchById(db, churchId) : undefined;
  const church = own ?? (await findChurchBySlug(db, ownChurchSlug));
  if (!church) throw new Error('Our own church is missing; every start creates it.');
  return church;
}
