export { createSpending } from './create-spending.ts';
export { inDollars, microsOf } from './money.ts';
export { setBudgetCap } from './set-cap.ts';
export { settleExpiredReservations } from './settle-expired-reservations.ts';
