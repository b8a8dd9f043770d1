export type { Keep } from './contract.ts';
export {
  churchesThatKeepNothing,
  churchesThatKeepThirtyDays,
  oldestDay,
  retentionOf,
} from './retention.ts';
