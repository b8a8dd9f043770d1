import { and, eq, gt, notInArray, or } from 'drizzle-orm';
import type { LimitSettings } from '../limit-defaults.ts';
import { defineQueue, longestPause, nextTry, type Queue } from '../queue/queue.ts';
import type { TryResult } from '../queue/settle.ts';
import { capEnds, cappedKinds, longestCap } from './cap.ts';
import type { Failure } from './failure.ts';
import type { MailHalt } from './halt.ts';
import { TRIED_MS } from './mail-kinds.ts';
import { type OutboxMail, outbox, suppressions } from './table.ts';

export type MailQueue = Queue<OutboxMail>;

const minute = 60_000;
export const LEASE_MS = 3 * minute;
const backoff = { pauses: [1, 5, 15, 60, 240, 360].map((minutes) => minutes * minute), maxAgeMs: TRIED_MS };

interface MailQueueOptions {
  limits: LimitSettings;
  messageIdFor(id: string): string;
}

/** The outbox as a queue. An email to a suppressed address is never sent; one over the cap of its kind waits. */
export function createMailQueue({ limits, messageIdFor }: MailQueueOptions): MailQueue {
  const farthest = Math.max(longestPause(backoff), longestCap(limits));
  return defineQueue(outbox, {
    states: { waiting: 'queued', running: 'sending', done: 'sent', dead: 'failed' },
    leaseMs: LEASE_MS,
    backoff,
    whenFinished: { sealedArgs: null },
    whenClaimed: ({ id, messageId }) => ({ messageId: messageId ?? messageIdFor(id) }),
    async holdBack(tx, mail, now): Promise<Partial<OutboxMail> | undefined> {
      const [wrong] = await tx.select().from(suppressions).where(eq(suppressions.email, mail.to));
      if (wrong) return { state: 'suppressed', sealedArgs: null, lastCode: wrong.code };
      const nextAt = await capEnds(tx, mail, now, limits);
      return nextAt === undefined ? undefined : { nextAt };
    },
    isMisdated: (now) =>
      or(
        and(gt(outbox.nextAt, now + longestPause(backoff)), notInArray(outbox.kind, cappedKinds)),
        gt(outbox.nextAt, now + farthest),
      ),
  });
}

/** What a failed try means for its email. A wrong address gets no further email. */
export function resultOfFailure(
  mail: OutboxMail,
  { kind, code }: Failure,
  now: number,
  halt: Pick<MailHalt, 'isOn'> = { isOn: false },
): TryResult {
  if (halt.isOn && kind === 'sign-in') return { kind: 'postpone', code, nextAt: now };
  if (halt.isOn && kind === 'relay') return { kind: 'postpone', code, nextAt: nextTry({ backoff }, mail, now) ?? now };
  if (kind === 'later' || kind === 'relay') return { kind: 'retry', code };
  if (kind !== 'wrong-address') return { kind: 'dead', code };
  return {
    ...{ kind: 'dead', code },
    async alsoWrite(tx) {
      await tx.insert(suppressions).values({ email: mail.to, code, createdAt: now }).onConflictDoNothing();
    },
  };
}
