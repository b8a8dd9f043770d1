import { and, asc, eq, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../db/database.ts';
import type { LimitSettings } from '../limit-defaults.ts';
import { capEnds } from './cap.ts';
import { type OutboxMail, outbox, suppressions } from './table.ts';

/** Longer than one try may take: after it a letter in hand is taken for abandoned, and sent again. */
export const LEASE_MS = 180_000;
const LOOKED_AT = 20;

interface Claiming {
  db: Database;
  now: number;
  limits: LimitSettings;
  messageIdFor(id: string): string;
  /** Ids of letters this sender has in hand: a clock that leaps ahead does not make them abandoned. */
  inHand?: ReadonlySet<string>;
}

/**
 * Takes the most urgent letter that is due, so that no other sender takes it too. Letters that have died, go to a wrong
 * address or are one too many are put aside on the way.
 */
export async function claimMail(claiming: Claiming): Promise<OutboxMail | undefined> {
  const { db, now, limits, messageIdFor, inHand = new Set() } = claiming;
  if (!(await isAnythingDue(db.read, now))) return undefined;
  return db.write(async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'queued', leaseUntil: null })
      .where(and(eq(outbox.state, 'sending'), lte(outbox.leaseUntil, now), notInArray(outbox.id, [...inHand])));
    for (const mail of await dueMails(tx, now)) {
      const aside = await putAside(tx, mail, now, limits);
      if (aside) {
        await tx.update(outbox).set(aside).where(eq(outbox.id, mail.id));
        continue;
      }
      const [claimed] = await tx
        .update(outbox)
        .set({
          state: 'sending',
          attempts: sql`${outbox.attempts} + 1`,
          leaseUntil: now + LEASE_MS,
          messageId: mail.messageId ?? messageIdFor(mail.id),
        })
        .where(eq(outbox.id, mail.id))
        .returning();
      return claimed;
    }
    return undefined;
  });
}

async function isAnythingDue(db: Reader, now: number): Promise<boolean> {
  const due = or(
    and(eq(outbox.state, 'queued'), lte(outbox.nextAt, now)),
    and(eq(outbox.state, 'sending'), lte(outbox.leaseUntil, now)),
  );
  return (await db.select({ id: outbox.id }).from(outbox).where(due).limit(1)).length > 0;
}

function dueMails(tx: Transaction, now: number): Promise<OutboxMail[]> {
  return tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, 'queued'), lte(outbox.nextAt, now)))
    .orderBy(asc(outbox.priority), asc(outbox.nextAt), asc(outbox.id))
    .limit(LOOKED_AT);
}

/** What becomes of a letter that is not to be sent now; undefined when it is. */
async function putAside(
  tx: Transaction,
  mail: OutboxMail,
  now: number,
  limits: LimitSettings,
): Promise<Partial<OutboxMail> | undefined> {
  if (mail.expiresAt <= now) return { state: 'failed', sealedArgs: null, lastCode: mail.lastCode ?? 'expired' };
  const [wrong] = await tx.select().from(suppressions).where(eq(suppressions.email, mail.to));
  if (wrong) return { state: 'suppressed', sealedArgs: null, lastCode: wrong.code };
  const wait = await capEnds(tx, mail, now, limits);
  return wait === undefined ? undefined : { nextAt: wait };
}
