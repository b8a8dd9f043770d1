import { desc, eq, or } from 'drizzle-orm';
import { outbox, suppressions } from '../../platform/mail/table.ts';
import { listSessions, type PersonContext, type User } from '../accounts/index.ts';
import { churches, findChurchById } from '../churches/index.ts';
import { invitations } from '../invitations/index.ts';
import { personalSubscriptions } from '../subscriptions/index.ts';
import type { AccountExport } from './contract.ts';

const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** Named one by one, so that a new column is not given away by itself. */
export function accountOf(user: User): AccountExport['account'] {
  const { id, email, firstName, lastName, role, status, phoneNumber, churchMinistryDescription } = user;
  const { notificationSettings, privacySettings, lastAppAccessed } = user;
  return {
    ...{ id, email, firstName, lastName, role, status, phoneNumber, churchMinistryDescription },
    ...{ notificationSettings, privacySettings, lastAppAccessed },
    emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
    lastLoginAt: isoOrNull(user.lastLoginAt),
    createdAt: iso(user.createdAt),
  };
}

export async function churchOf({ db, actor }: PersonContext): Promise<AccountExport['church']> {
  const church = actor.churchId ? await findChurchById(db.read, actor.churchId) : undefined;
  return church ? { id: church.id, name: church.name, slug: church.slug } : null;
}

export async function ownPlanOf({ db, actor }: PersonContext): Promise<AccountExport['ownPlan']> {
  const [plan] = await db.read.select().from(personalSubscriptions).where(eq(personalSubscriptions.userId, actor.id));
  return plan ? { status: plan.status, endsAt: isoOrNull(plan.endsAt) } : null;
}

/** Without their ids, which are fingerprints of keys. */
export async function sessionsOf(ctx: PersonContext): Promise<AccountExport['sessions']> {
  const rows = await listSessions(ctx);
  return rows.map(({ device, createdAt, lastSeenAt, current }) => {
    return { device, createdAt: iso(createdAt), lastSeenAt: iso(lastSeenAt), thisOne: current };
  });
}

export async function invitationsOf({ db, actor }: PersonContext): Promise<AccountExport['invitations']> {
  const { email, message, status, createdAt, expiresAt } = invitations;
  const rows = await db.read
    .select({ church: churches.name, email, message, status, createdAt, expiresAt })
    .from(invitations)
    .innerJoin(churches, eq(churches.id, invitations.churchId))
    .where(or(eq(email, actor.email), eq(invitations.acceptedBy, actor.id)))
    .orderBy(desc(createdAt), desc(invitations.id));
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt), expiresAt: iso(row.expiresAt) }));
}

export async function lettersOf({ db, actor }: PersonContext): Promise<AccountExport['letters']> {
  const { kind, state, createdAt, sentAt } = outbox;
  const rows = await db.read
    .select({ kind, state, createdAt, sentAt })
    .from(outbox)
    .where(eq(outbox.to, actor.email))
    .orderBy(desc(createdAt), desc(outbox.id));
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt), sentAt: isoOrNull(row.sentAt) }));
}

export async function mailStoppedOf({ db, actor }: PersonContext): Promise<AccountExport['mailStopped']> {
  const [stopped] = await db.read.select().from(suppressions).where(eq(suppressions.email, actor.email));
  return stopped ? { since: iso(stopped.createdAt), code: stopped.code } : null;
}
