import { id, index, integer, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/table.ts';

/** Whose money a purse holds when it is not a church's. */
export const PLATFORM = 'platform';

/** What models have cost in one period. Money is in whole millionths of a dollar. */
export const modelBudgets = table(
  'model_budget',
  {
    /** A church's id, or `platform`. */
    owner: text('owner'),
    /** `YYYY-MM` for a church, `YYYY-MM-DD` for the platform. */
    period: text('period'),
    used: integer('used'),
    /** Set aside for calls under way. */
    reserved: integer('reserved'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** 80 or 100 once that warning has gone out for this period; 0 before. */
    warned: integer('warned'),
  },
  (t) => [primaryKey({ columns: [t.owner, t.period] })],
);
export type ModelBudget = typeof modelBudgets.$inferSelect;

/** A church's own monthly cap, where the operator has set one below the server's. */
export const budgetCaps = table('model_budget_cap', {
  churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }).primaryKey(),
  cap: integer('cap'),
  updatedAt: time('updated_at'),
});

// No foreign key: what is set aside has to be settled on the platform's side too when its church goes.
export const modelReservations = table(
  'model_reservation',
  {
    id: id(),
    churchId: text('church_id'),
    month: text('month'),
    day: text('day'),
    amount: integer('amount'),
    /** After this the call is taken for lost, and booked at its dearest. */
    expiresAt: time('expires_at'),
  },
  (t) => [index('model_reservation_expires_idx').on(t.expiresAt)],
);
