import { and, count, eq, inArray, lt, min } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { type Failure, nextTry } from './retry.ts';
import { type OutboxMail, outbox, suppressions } from './table.ts';

export type Outcome = 'sent' | 'retried' | 'failed' | 'halted';
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Writes down that a letter has gone; its words are erased. */
export async function settleSent(db: Database, mail: OutboxMail, now: number): Promise<Outcome> {
  await db.write((tx) => change(tx, mail, { state: 'sent', sentAt: now, leaseUntil: null, sealedArgs: null }));
  return 'sent';
}

/** Writes down a failed try, and when the next one is; a wrong address gets nothing more. */
export async function settleFailure(db: Database, mail: OutboxMail, failure: Failure, now: number): Promise<Outcome> {
  const { kind, code } = failure;
  const again = kind === 'later' ? nextTry(mail, now) : undefined;
  if (kind === 'halted' || again !== undefined) {
    const values = { state: 'queued', nextAt: again ?? now, leaseUntil: null, lastCode: code } as const;
    await db.write((tx) => change(tx, mail, values));
    return kind === 'halted' ? 'halted' : 'retried';
  }
  await db.write(async (tx) => {
    await change(tx, mail, { state: 'failed', leaseUntil: null, lastCode: code, sealedArgs: null });
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

/** How many letters wait, and since when the oldest does (epoch ms). */
export async function waitingMail(db: Database): Promise<{ letters: number; since: number | null }> {
  const [row] = await db.read
    .select({ letters: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'sending']));
  return row ?? { letters: 0, since: null };
}

/** Deletes letters and wrong addresses of more than thirty days ago. */
export async function forgetOldMail(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    const done = inArray(outbox.state, ['sent', 'failed', 'suppressed']);
    await tx.delete(outbox).where(and(lt(outbox.createdAt, now - KEPT_MS), done));
    await tx.delete(suppressions).where(lt(suppressions.createdAt, now - KEPT_MS));
  });
}
