import { id, index, integer, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/table.ts';

/** Owner of the budget of all churches together. */
export const PLATFORM = 'platform';

/** Cost of models in one period, in whole millionths of a dollar. */
export const modelBudgets = table(
  'model_budget',
  {
    /** A church's id, or `platform`. */
    owner: text('owner'),
    /** `YYYY-MM` for a church, `YYYY-MM-DD` for the platform. */
    period: text('period'),
    used: integer('used'),
    /** For running calls. */
    reserved: integer('reserved'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Level of the last warning sent in this period, 80 or 100; 0 for none. */
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

// No foreign key: a reservation is settled on the platform's budget even after its church is deleted.
export const modelReservations = table(
  'model_reservation',
  {
    id: id(),
    churchId: text('church_id'),
    month: text('month'),
    day: text('day'),
    amount: integer('amount'),
    /** Then the call counts as lost, and the amount is booked in full. */
    expiresAt: time('expires_at'),
  },
  (t) => [index('model_reservation_expires_idx').on(t.expiresAt)],
);
