import { and, between, count, eq, gt, inArray, lt, min, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { Failure } from './failure.ts';
import type { MailHalt } from './halt.ts';
import { nextTry } from './retry.ts';
import { type OutboxMail, outbox, suppressions } from './table.ts';

export type Outcome = 'sent' | 'retried' | 'failed' | 'halted';
const HOUR_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Writes down that a letter has gone; its words are erased. */
export async function settleSent(db: Database, mail: OutboxMail, now: number): Promise<Outcome> {
  await db.write((tx) => change(tx, mail, { state: 'sent', sentAt: now, leaseUntil: null, sealedArgs: null }));
  return 'sent';
}

/** Writes down a failed try, and when the next one is; a wrong address gets nothing more. */
export async function settleFailure(
  db: Database,
  mail: OutboxMail,
  { kind, code }: Failure,
  now: number,
  halt: Pick<MailHalt, 'isOn'> = { isOn: false },
): Promise<Outcome> {
  const isHalted = halt.isOn && (kind === 'sign-in' || kind === 'relay');
  const again = kind === 'later' || kind === 'relay' ? nextTry(mail, now) : undefined;
  if (isHalted || again !== undefined) {
    const values = { state: 'queued', nextAt: again ?? now, leaseUntil: null, lastCode: code } as const;
    await db.write((tx) => change(tx, mail, values));
    return isHalted ? 'halted' : 'retried';
  }
  await db.write(async (tx) => {
    await change(tx, mail, { state: 'failed', nextAt: now, leaseUntil: null, lastCode: code, sealedArgs: null });
    if (kind !== 'wrong-address') return;
    await tx.insert(suppressions).values({ email: mail.to, code, createdAt: now }).onConflictDoNothing();
  });
  return 'failed';
}

// The number of the try tells whether the letter is still ours: after our lease somebody else may have it.
async function change(tx: Transaction, mail: OutboxMail, values: Partial<OutboxMail>): Promise<void> {
  await tx
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, mail.id), eq(outbox.state, 'sending'), eq(outbox.attempts, mail.attempts)));
}

export interface MailFigures {
  waiting: number;
  /** When the oldest that waits was written (epoch ms). */
  since: number | null;
  /** Failed in the last hour. */
  failed: number;
}

export async function mailFigures(db: Database, now: number): Promise<MailFigures> {
  const [waiting] = await db.read
    .select({ waiting: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'sending']));
  const [failed] = await db.read
    .select({ failed: count() })
    .from(outbox)
    .where(and(eq(outbox.state, 'failed'), between(outbox.nextAt, now - HOUR_MS, now)));
  return { waiting: 0, since: null, failed: 0, ...waiting, ...failed };
}

/** Deletes emails and wrong addresses of more than thirty days ago, and those dated in the future by a clock that was ahead. */
export async function forgetOldMail(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    const done = inArray(outbox.state, ['sent', 'failed', 'suppressed']);
    await tx
      .delete(outbox)
      .where(and(or(lt(outbox.createdAt, now - KEPT_MS), gt(outbox.createdAt, now + HOUR_MS)), done));
    await tx
      .delete(suppressions)
      .where(or(lt(suppressions.createdAt, now - KEPT_MS), gt(suppressions.createdAt, now + HOUR_MS)));
  });
}
