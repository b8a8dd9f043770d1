import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../app-env.ts';
import { fold } from '../../platform/db/fold.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { VisitorContext } from './context.ts';

/** Counts a sign-in attempt per client IP. @throws AppError `limit_reached` */
export const throttled = createMiddleware<AppEnv>(async (c, next) => {
  const { deps, clientIp } = c.var;
  await deps.limits.take('authPerIp', clientIp);
  await deps.limits.take('authPerIpHour', clientIp);
  await next();
});

/**
 * Counts one guess at a password, before it is checked, and answers how to take the counting back when it was right.
 * Guesses from many networks are slowed down in each of them; the owner of the account can still sign in from another.
 * @throws AppError `limit_reached` for this network and this account only
 */
export async function countGuess(
  { limits, clientIp }: Pick<VisitorContext, 'limits' | 'clientIp'>,
  email: string,
): Promise<() => Promise<void>> {
  const account = fold(email);
  const pair = `${clientIp}|${account}`;
  await limits.take('signInFailurePerPair', pair);
  const guessedAt = await isOverLimit(() => limits.take('signInFailurePerEmail', account));
  if (guessedAt) await limits.take('signInWhileGuessed', pair);
  return async () => {
    await limits.refund('signInFailurePerPair', pair);
    if (guessedAt) await limits.refund('signInWhileGuessed', pair);
    else await limits.refund('signInFailurePerEmail', account);
  };
}

/** Whether one more email can go to an address this hour. It never throws: the response is the same either way. */
export async function mayMail({ limits }: Pick<VisitorContext, 'limits'>, kind: string, email: string) {
  return !(await isOverLimit(() => limits.take('accountMailPerEmail', `${kind}|${fold(email)}`)));
}

async function isOverLimit(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached') return true;
    throw error;
  }
}
