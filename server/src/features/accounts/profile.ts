import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/http/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import type { PersonContext } from './context.ts';
import type {
  ChurchDescription,
  PhoneNumber,
  Profile,
  ProfileNames,
  SetNotifications,
  SetPrivacy,
} from './contract.ts';
import { namesOf } from './create-account.ts';
import { type User, users } from './table.ts';

/** What a person sees of their own account. */
export function profileOf(user: User): Profile {
  const { firstName, lastName, email, phoneNumber, churchMinistryDescription } = user;
  const { notificationSettings, privacySettings } = user;
  return { firstName, lastName, email, phoneNumber, churchMinistryDescription, notificationSettings, privacySettings };
}

/** Changes the person's names, also where members are searched. */
export async function setNames(ctx: PersonContext, { firstName, lastName }: ProfileNames): Promise<Profile> {
  const name = `${firstName} ${lastName}`.trim();
  return change(ctx, 'account.set-names', { ...namesOf(name, ctx.actor.email), firstName, lastName });
}

/** Sets the telephone number, or removes it with null. */
export async function setPhone(ctx: PersonContext, phoneNumber: PhoneNumber['phoneNumber'] | null): Promise<Profile> {
  return change(ctx, 'account.set-phone', { phoneNumber });
}

/** Sets what the person is written about. Text messages and push have no sender here, so they stay off. */
export async function setNotifications(ctx: PersonContext, input: SetNotifications): Promise<Profile> {
  const notificationSettings = { ...input.notificationSettings, smsNotifications: false, pushNotifications: false };
  return change(ctx, 'account.set-notifications', { notificationSettings });
}

/** Sets what others can see of the person. */
export async function setPrivacy(ctx: PersonContext, { privacySettings }: SetPrivacy): Promise<Profile> {
  return change(ctx, 'account.set-privacy', { privacySettings });
}

/** Sets the person's own words about their church and ministry. */
export async function setChurchDescription(ctx: PersonContext, input: ChurchDescription): Promise<Profile> {
  return change(ctx, 'account.set-church-description', input);
}

async function change(ctx: PersonContext, action: `account.${string}`, values: Partial<User>): Promise<Profile> {
  return ctx.db.write(async (tx) => {
    const [changed] = await tx.update(users).set(values).where(eq(users.id, ctx.actor.id)).returning();
    if (!changed) throw new AppError('unauthenticated', 'This account no longer exists.');
    await recordAudit(tx, ctx, action, changed.id);
    return profileOf(changed);
  });
}
