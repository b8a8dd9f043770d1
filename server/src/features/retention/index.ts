export { type Keep, Retention } from './contract.ts';
export {
  churchesThatKeepNothing as keepingNothing,
  churchesThatKeepThirtyDays as keepingShortly,
  oldestDay,
  retentionOf,
} from './retention.ts';
export { churchRetentions } from './table.ts';
