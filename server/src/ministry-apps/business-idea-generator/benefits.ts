import { effectRules as rules } from './data/benefit-rules.ts';

/** How earning changes one benefit. Cents a month unless said otherwise. */
export type BenefitEffect =
  | { id: 'ssi'; lost: number; kept: number }
  | { id: 'ssdi'; level: 'below' | 'trial' | 'above' }
  | { id: 'retirement'; year: number; held?: number }
  | { id: 'snap'; low: number; high: number }
  | { id: 'housing'; more: number }
  | { id: 'medicaid' };

/**
 * What `profit` cents a month do to a benefit by the general rules, each benefit alone and no other earnings. Amounts are
 * rounded to the nearest cent.
 */
export function effectOf(id: BenefitEffect['id'], profit: number): BenefitEffect {
  switch (id) {
    case 'ssi': {
      const lost = Math.round(Math.max(0, profit - rules.ssiIgnored) / 2);
      return { id, lost: Math.min(lost, rules.ssiMost), kept: profit - Math.min(lost, rules.ssiMost) };
    }
    case 'ssdi':
      return { id, level: profit > rules.substantial ? 'above' : profit > rules.trialMonth ? 'trial' : 'below' };
    case 'retirement': {
      const year = profit * 12;
      const over = year - rules.retirementYear;
      return { id, year, ...(over > 0 && { held: Math.round(over / 2) }) };
    }
    case 'snap':
      return { id, low: Math.round(profit * rules.snapLow), high: Math.round(profit * rules.snapHigh) };
    case 'housing':
      return { id, more: Math.round(profit * rules.rentShare) };
    default:
      return { id };
  }
}
