import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { hashOf, newSecret } from '../../platform/auth/one-time.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { type AppError, invalidInput } from '../../platform/http/app-error.ts';
import { accountTokens, type TokenPurpose, type User, users } from './table.ts';

const MINUTE = 60_000;
/** Milliseconds a token of each purpose is good for. */
const tokenLife: Record<TokenPurpose, number> = {
  'verify-email': 24 * 60 * MINUTE,
  'reset-password': 30 * MINUTE,
  'hand-off': MINUTE,
};

/** A new one-time token, which voids the older ones of that purpose. Only its hash is kept. `now` is epoch ms. */
export async function issueToken(
  tx: Transaction,
  now: number,
  purpose: TokenPurpose,
  user: Pick<User, 'id' | 'email'>,
  { prefix = '', sessionId = null }: { prefix?: string; sessionId?: string | null } = {},
): Promise<string> {
  await voidTokens(tx, now, purpose, user.id);
  const { secret, hash } = newSecret(prefix);
  await tx.insert(accountTokens).values({
    ...{ purpose, sessionId, tokenHash: hash, userId: user.id, email: user.email },
    createdAt: now,
    expiresAt: now + tokenLife[purpose],
  });
  return secret;
}

/**
 * Uses a token up, in the transaction of what it is for, and answers whose it is.
 * @throws AppError `invalid_input` when it is unknown, used, too old, voided, or of an address given up since.
 */
export async function consumeToken(
  tx: Transaction,
  now: number,
  purpose: TokenPurpose,
  token: string,
): Promise<{ user: User; sessionId: string | null }> {
  const [used] = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(isGood(now, purpose, token))
    .returning();
  if (!used) throw noLongerGood();
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, used.userId), eq(users.email, used.email)));
  if (!user) throw noLongerGood();
  return { user, sessionId: used.sessionId };
}

/** Whose a token is, without using it up. @throws AppError as `consumeToken` does. */
export async function ownerOfToken(db: Reader, now: number, purpose: TokenPurpose, token: string): Promise<User> {
  const [row] = await db
    .select({ user: users })
    .from(accountTokens)
    .innerJoin(users, and(eq(users.id, accountTokens.userId), eq(users.email, accountTokens.email)))
    .where(isGood(now, purpose, token));
  if (!row) throw noLongerGood();
  return row.user;
}

/** Makes the unused tokens of a purpose useless. */
export async function voidTokens(tx: Transaction, now: number, purpose: TokenPurpose, userId: string): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)));
}

/** Deletes what ended more than a day ago. */
export async function forgetOldTokens(tx: Transaction, now: number): Promise<void> {
  await tx.delete(accountTokens).where(lt(accountTokens.expiresAt, now - 24 * 60 * MINUTE));
}

function isGood(now: number, purpose: TokenPurpose, token: string) {
  return and(
    eq(accountTokens.tokenHash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  );
}

const noLongerGood = (): AppError =>
  invalidInput('This link has expired or was already used. Please request a new one.');
