import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { userOfToken } from './unsubscribe-token.ts';

/** Turns the weekly digest off for the holder of an email. Twice is harmless. @throws AppError `not_found` for a forged token */
export async function stopDigest(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  token: string,
): Promise<void> {
  const userId = userOfToken(keys, token);
  if (!userId) throw notFound('The link');
  await db.write(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user?.notificationSettings.weeklyDigest) return;
    const notificationSettings = { ...user.notificationSettings, weeklyDigest: false };
    await tx.update(users).set({ notificationSettings }).where(eq(users.id, userId));
    const church = user.churchId ? { id: user.churchId } : undefined;
    await recordAudit(tx, { actor: user, church, now: () => clock.now() }, 'account.stop-digest', userId);
  });
}
