import { and, eq, ne } from 'drizzle-orm';
import { AppError, forbidden } from '../../platform/http/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import type { VisitorContext } from './context.ts';
import type { Login, SignedIn } from './contract.ts';
import { findUserByEmail } from './find-user.ts';
import { startSession } from './start-session.ts';
import { type User, users } from './table.ts';
import { countGuess } from './throttle.ts';

/**
 * Signs a person in. Until the password is right, every answer is the same, and takes the same time; then a missing
 * verification or a disabled account is named.
 */
export async function logIn(ctx: VisitorContext, { email, password }: Login): Promise<SignedIn> {
  const takeBack = await countGuess(ctx, email);
  const user = await findUserByEmail(ctx.db.read, email);
  const fits = await ctx.passwords.verify(user?.passwordHash, password);
  if (!user || !fits) throw wrong();
  await takeBack();
  assertMaySignIn(user);
  const passwordHash = await currentHash(ctx, user, password);
  return ctx.db.write(async (tx) => {
    const [known] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), ne(users.status, 'disabled')))
      .returning();
    if (!known) throw wrong();
    await recordAudit(tx, { ...ctx, actor: known }, 'account.login', known.id);
    return startSession(tx, ctx, known);
  });
}

/** @throws AppError `forbidden` when the address is not verified or the account is disabled. */
export function assertMaySignIn(user: User): void {
  if (user.emailVerifiedAt === null) throw forbidden('Please verify your email before you log in.');
  if (user.status === 'disabled') {
    throw forbidden('This account is disabled. Please ask an administrator of your church.');
  }
}

async function currentHash({ passwords }: VisitorContext, user: User, password: string): Promise<string> {
  return passwords.isOutdated(user.passwordHash) ? passwords.hash(password) : user.passwordHash;
}

const wrong = () => new AppError('unauthenticated', 'Wrong email or password. Please try again.');
