export type { Keep } from './contract.ts';
export {
  churchesThatKeepNothing as keepingNothing,
  churchesThatKeepThirtyDays as keepingShortly,
  oldestDay,
  retentionOf,
} from './retention.ts';
