import { and, between, desc, eq, or } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import type { LimitSettings } from '../limit-defaults.ts';
import { mailKinds, mailPolicies } from './mail-kinds.ts';
import { type OutboxMail, outbox } from './table.ts';

const SOON_MS = 60_000;

/** Kinds that have a cap. */
export const cappedKinds = mailKinds.filter((kind) => mailPolicies[kind].cap);

/** The longest that a cap can make an email wait, in milliseconds. */
export function longestCap({ rates }: LimitSettings): number {
  const windows = cappedKinds.map((kind) => rates[mailPolicies[kind].cap?.limit ?? 'accountMailPerEmail'].seconds);
  return Math.max(...windows) * 1_000 + SOON_MS;
}

/** When the cap of its kind lets an email through (epoch ms); undefined when it can go now. */
export async function capEnds(
  tx: Transaction,
  mail: OutboxMail,
  now: number,
  limits: LimitSettings,
): Promise<number | undefined> {
  const { cap } = mailPolicies[mail.kind];
  if (!cap || (cap.by === 'church' && !mail.churchId)) return undefined;
  const { max, seconds } = limits.rates[cap.limit];
  const window = seconds * 1_000;
  const whose = cap.by === 'church' ? eq(outbox.churchId, mail.churchId ?? '') : eq(outbox.to, mail.to);
  // A time in the future was written while the clock was ahead, and does not count.
  const counted = or(eq(outbox.state, 'sending'), between(outbox.sentAt, now - window + 1, now));
  const [nth] = await tx
    .select({ sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(whose, eq(outbox.kind, mail.kind), counted))
    .orderBy(desc(outbox.sentAt))
    .limit(1)
    .offset(Math.max(0, max - 1));
  if (!nth) return undefined;
  return nth.sentAt === null ? now + SOON_MS : nth.sentAt + window + 1;
}
