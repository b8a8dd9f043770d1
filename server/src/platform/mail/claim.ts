import { and, asc, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../db/database.ts';
import type { LimitSettings } from '../limit-defaults.ts';
import { capEnds, cappedKinds, longestCap } from './cap.ts';
import { LAST_PAUSE } from './retry.ts';
import { type OutboxMail, outbox, suppressions } from './table.ts';

/** Longer than one try may take: after it a letter in hand is taken for abandoned, and sent again. */
export const LEASE_MS = 180_000;
const LOOKED_AT = 20;
/** A clock is set back by less than this in ordinary use. */
const CLOCK_STEP_MS = 60_000;

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
  if (!(await isAnythingDue(db.read, now, limits))) return undefined;
  return db.write(async (tx) => {
    await tx
      .update(outbox)
      .set({ state: 'queued', leaseUntil: null })
      .where(and(isAbandoned(now), notInArray(outbox.id, [...inHand])));
    for (const row of await dueMails(tx, now, limits)) {
      const mail = { ...row, ...datedNow(row, now) };
      const { createdAt, expiresAt } = mail;
      const aside = await putAside(tx, mail, now, limits);
      if (aside) {
        await tx
          .update(outbox)
          .set({ createdAt, expiresAt, ...aside })
          .where(eq(outbox.id, mail.id));
        continue;
      }
      const [claimed] = await tx
        .update(outbox)
        .set({
          ...{ state: 'sending', createdAt, expiresAt },
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

async function isAnythingDue(db: Reader, now: number, limits: LimitSettings): Promise<boolean> {
  const due = or(isDue(now, limits), isAbandoned(now));
  return (await db.select({ id: outbox.id }).from(outbox).where(due).limit(1)).length > 0;
}

function dueMails(tx: Transaction, now: number, limits: LimitSettings): Promise<OutboxMail[]> {
  return tx
    .select()
    .from(outbox)
    .where(isDue(now, limits))
    .orderBy(asc(outbox.priority), asc(outbox.nextAt), asc(outbox.id))
    .limit(LOOKED_AT);
}

// A time further ahead than any pause of ours was written while the clock was ahead. It counts as past.
function isDue(now: number, limits: LimitSettings) {
  return and(
    eq(outbox.state, 'queued'),
    or(
      lte(outbox.nextAt, now),
      gt(outbox.createdAt, now + CLOCK_STEP_MS),
      and(gt(outbox.nextAt, now + LAST_PAUSE), notInArray(outbox.kind, cappedKinds)),
      gt(outbox.nextAt, now + Math.max(LAST_PAUSE, longestCap(limits))),
    ),
  );
}

const isAbandoned = (now: number) =>
  and(eq(outbox.state, 'sending'), or(lte(outbox.leaseUntil, now), gt(outbox.leaseUntil, now + LEASE_MS)));

/** An email that was written while the clock was ahead counts as written now, with the whole of its life before it. */
function datedNow({ createdAt, expiresAt }: OutboxMail, now: number): Pick<OutboxMail, 'createdAt' | 'expiresAt'> {
  if (createdAt <= now) return { createdAt, expiresAt };
  return { createdAt: now, expiresAt: now + expiresAt - createdAt };
}

/** What becomes of a letter that is not to be sent now; undefined when it is. */
async function putAside(
  tx: Transaction,
  mail: OutboxMail,
  now: number,
  limits: LimitSettings,
): Promise<Partial<OutboxMail> | undefined> {
  if (mail.expiresAt <= now) {
    return { state: 'failed', nextAt: now, sealedArgs: null, lastCode: mail.lastCode ?? 'expired' };
  }
  const [wrong] = await tx.select().from(suppressions).where(eq(suppressions.email, mail.to));
  if (wrong) return { state: 'suppressed', sealedArgs: null, lastCode: wrong.code };
  const wait = await capEnds(tx, mail, now, limits);
  return wait === undefined ? undefined : { nextAt: wait };
}
