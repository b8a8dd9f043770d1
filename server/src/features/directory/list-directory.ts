import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/http/app-error.ts';
import type { PrivacySettings } from '../accounts/contract.ts';
import { type PersonContext, type User, users } from '../accounts/index.ts';
import type { DirectoryPerson } from './contract.ts';

const MOST = 500;

/**
 * People of the person's church who show something of themselves, by name; at most 500. Only what each one shows is answered.
 * @throws AppError `forbidden` for a person without a church, or one whom it has not approved
 */
export async function listDirectory({ db, actor }: PersonContext): Promise<DirectoryPerson[]> {
  if (!actor.churchId) throw forbidden('You don’t belong to a church yet.');
  if (actor.status !== 'active') throw forbidden('Your church hasn’t approved you yet.');
  const anything = or(isOn('showEmail'), isOn('showPhone'), isOn('showToPublic'));
  return (await peopleOf(db.read, actor.churchId, anything)).map(shownToMembers);
}

/** Names of a church's people who show their name to everyone; at most 500. */
export async function listPublicNames(db: Reader, churchId: string): Promise<string[]> {
  return (await peopleOf(db, churchId, isOn('showToPublic'))).map(({ name }) => name);
}

async function peopleOf(db: Reader, churchId: string, shown: SQL | undefined): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.churchId, churchId), eq(users.status, 'active'), isNotNull(users.emailVerifiedAt), shown))
    .orderBy(asc(users.searchText), asc(users.id))
    .limit(MOST);
}

const isOn = (setting: keyof PrivacySettings): SQL =>
  sql`json_extract(${users.privacySettings}, ${`$.${setting}`}) = 1`;

function shownToMembers({ id, name, role, email, phoneNumber, privacySettings }: User): DirectoryPerson {
  const { showEmail, showPhone } = privacySettings;
  return { id, name, role, email: showEmail ? email : null, phoneNumber: showPhone ? phoneNumber : null };
}
