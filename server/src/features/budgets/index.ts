export { createSpending } from './create-spending.ts';
export { freeReservations } from './free-reservations.ts';
export { inDollars, microsOf } from './money.ts';
export { budgetRoutes } from './routes.ts';
export { setBudgetCap } from './set-cap.ts';
