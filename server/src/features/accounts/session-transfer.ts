import { and, eq, gt } from 'drizzle-orm';
import { invalidInput } from '../../platform/http/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import { consumeToken, issueToken } from './account-token.ts';
import type { PersonContext, VisitorContext } from './context.ts';
import type { ExchangeCode, SignedIn } from './contract.ts';
import { assertMaySignIn } from './log-in.ts';
import { startSession } from './start-session.ts';
import { sessions } from './table.ts';

const PREFIX = 'hc_';

/** A code for `?session=`: good for one minute, once, and only while the session that created it exists. */
export async function createSessionTransfer(ctx: PersonContext): Promise<string> {
  const { user, session } = ctx.person;
  return ctx.db.write(async (tx) => {
    await recordAudit(tx, ctx, 'account.hand-off', user.id);
    return issueToken(tx, ctx.now(), 'hand-off', user, { prefix: PREFIX, sessionId: session.id });
  });
}

/** A session of its own for the browser that brings a hand-off code. */
export async function exchangeSessionTransfer(ctx: VisitorContext, { code }: ExchangeCode): Promise<SignedIn> {
  if (!code.startsWith(PREFIX)) throw ended();
  const now = ctx.now();
  return ctx.db.write(async (tx) => {
    const { user, sessionId } = await consumeToken(tx, now, 'hand-off', code);
    const [origin] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId ?? ''), gt(sessions.expiresAt, now)));
    if (!origin) throw ended();
    assertMaySignIn(user);
    await recordAudit(tx, { ...ctx, actor: user }, 'account.exchange', user.id);
    return startSession(tx, ctx, user);
  });
}

const ended = () => invalidInput('This link has expired or was already used. Please log in.');
