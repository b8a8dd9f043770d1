export { type Keep, Retention } from './contract.ts';
export { keepingNothing, keepingShortly, oldestDay, retentionOf } from './retention.ts';
export { churchRetentions } from './table.ts';
