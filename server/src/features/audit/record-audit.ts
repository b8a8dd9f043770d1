import type { Transaction } from '../../platform/db/database.ts';
import { type AuditDetails, auditEntries } from './table.ts';

/** Who did it, where and when. A church's request context has this shape. */
export interface AuditContext {
  church?: { id: string };
  actor: { id: string };
  requestId?: string;
  /** Set when a Super Admin works in a church. */
  as?: 'Super Admin';
  /** Epoch milliseconds. */
  now(): number;
}

export const systemActor = { id: 'system' } as const;
export const operatorActor = { id: 'operator' } as const;

/** Leaves a row about a write, in the transaction of that write. */
export async function recordAudit(
  tx: Transaction,
  ctx: AuditContext,
  action: `${string}.${string}`,
  subjectId: string,
  details: AuditDetails = {},
): Promise<void> {
  await tx.insert(auditEntries).values({
    churchId: ctx.church?.id ?? null,
    actorId: ctx.actor.id,
    action,
    subjectId,
    details: ctx.as ? { ...details, as: ctx.as } : details,
    requestId: ctx.requestId ?? null,
    createdAt: ctx.now(),
  });
}
