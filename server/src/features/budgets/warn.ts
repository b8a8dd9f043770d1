import { and, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { administratorsToNotify, portalLink } from '../accounts/index.ts';
import { recordAudit, systemActor } from '../audit/index.ts';
import { findChurchById } from '../churches/index.ts';
import { type BudgetPeriod, isBudgetPeriod } from './budget-periods.ts';
import { inDollars } from './money.ts';
import { type ModelBudget, modelBudgets, PLATFORM } from './table.ts';

export interface WarningContext extends Pick<Deps, 'db' | 'env' | 'keys'> {
  /** Epoch milliseconds. */
  now(): number;
}
type Level = 80 | 100;

/** The highest warning level reached, in percent; 0 for none. */
function levelOf(used: number, cap: number): 0 | Level {
  if (cap === 0 || used * 5 < cap * 4) return 0;
  return used < cap ? 80 : 100;
}

/** Warns when 80 or 100 percent of the budget is spent. */
export async function warnWhenNear(
  tx: Transaction,
  ctx: WarningContext,
  budget: BudgetPeriod,
  row: ModelBudget,
): Promise<void> {
  const level = levelOf(row.used, budget.cap);
  if (level > 0) await warn(tx, ctx, budget, row, level);
}

/** Emails the church's administrators, or the operator, once for each level and period, in the transaction that reached it. */
export async function warn(
  tx: Transaction,
  ctx: WarningContext,
  budget: BudgetPeriod,
  { used }: Pick<ModelBudget, 'used'>,
  level: 0 | Level,
): Promise<void> {
  const raised = await tx
    .update(modelBudgets)
    .set({ warned: level })
    .where(and(isBudgetPeriod(budget), lt(modelBudgets.warned, level)))
    .returning({ owner: modelBudgets.owner });
  if (raised.length === 0) return;
  const church = budget.owner === PLATFORM ? undefined : await findChurchById(tx, budget.owner);
  const recipients = church ? await administratorsToNotify(tx, church.id) : [{ email: ctx.env.SUPPORT_EMAIL }];
  const args = {
    whose: church?.name ?? '',
    level: String(level),
    spent: inDollars(used),
    budget: inDollars(budget.cap),
    until: nextPeriod(budget.period),
    link: portalLink(ctx, church ? '/church-admin' : '/docs/operating'),
  };
  for (const { email } of recipients) {
    await enqueueMail(tx, ctx, { kind: 'budget-warning', to: email, args, churchId: church?.id });
  }
  const about = { church, actor: systemActor, now: ctx.now };
  await recordAudit(tx, about, 'budget.warn', budget.owner, { level, period: budget.period });
}

/** "December 1, 2026": the first day after a month or a day. */
function nextPeriod(period: string): string {
  const [year = 0, month = 1, day] = period.split('-').map(Number);
  const next = day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1);
  return new Date(next).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
