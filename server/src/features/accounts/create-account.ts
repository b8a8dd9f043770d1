import type { Transaction } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import type { NotificationSettings, PrivacySettings, Role, UserStatus } from './contract.ts';
import { type User, users } from './table.ts';

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  role?: Role;
  status?: UserStatus;
  churchId?: string | null;
  /** Epoch ms; null when the address has still to be verified. */
  emailVerifiedAt?: number | null;
}

const notificationSettings: NotificationSettings = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: false,
  weeklyDigest: false,
};
const privacySettings: PrivacySettings = { showEmail: false, showPhone: false, showToPublic: false };

/** Adds a person, or answers undefined when the address has an account already. `now` is epoch ms. */
export async function createAccount(tx: Transaction, now: number, account: NewAccount): Promise<User | undefined> {
  const { name, email, passwordHash, role = 'Standard User', status = 'active' } = account;
  const [created] = await tx
    .insert(users)
    .values({
      ...{ email, passwordHash, role, status, notificationSettings, privacySettings },
      ...namesOf(name, email),
      churchId: account.churchId ?? null,
      emailVerifiedAt: account.emailVerifiedAt ?? null,
      churchMinistryDescription: '',
      seenAt: 0,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return created;
}

/** A name in its parts, and the text that the member search looks in. */
export function namesOf(name: string, email: string) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { name: name.trim(), firstName, lastName: rest.join(' '), searchText: fold(`${name} ${email}`) };
}
