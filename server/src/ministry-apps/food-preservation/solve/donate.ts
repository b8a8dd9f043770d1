import type { Day } from '../../../app-kit/index.ts';
import type { Food } from '../data/food.ts';
import { type FoodInput, signsIn } from '../fields.ts';
import { mustBeCold } from './judge.ts';
import { signsInName } from './name-signs.ts';

type DonationOutcome = 'take' | 'ask' | 'refuse';

export type DonationRule =
  | 'home-canned'
  | 'homemade'
  | 'no-label'
  | 'opened'
  | 'can'
  | 'dent'
  | 'spoiled'
  | 'baby-date'
  | 'baby-no-date'
  | 'warm'
  | 'thawed'
  | 'past-cold'
  | 'past-shelf'
  | 'cold'
  | 'whole'
  | 'unknown'
  | 'sound';

export interface Donation {
  outcome: DonationOutcome;
  rule: DonationRule;
  food?: Food;
  labelDate?: Day;
}

/**
 * Judges a donated food, strictest rule first. `ask` means that it is sound as far as this page can see and that the food bank's own
 * list decides.
 */
export function judgeDonation(input: FoodInput, food: Food | undefined, today: Day): Donation {
  const { labelDate } = input;
  const rule = ruleOf(input, food, today);
  const outcome = refused.has(rule) ? 'refuse' : asked.has(rule) ? 'ask' : 'take';
  return { outcome, rule, ...(food && { food }), ...(labelDate === undefined ? {} : { labelDate }) };
}

const refused = new Set<DonationRule>([
  'home-canned',
  'homemade',
  'no-label',
  'opened',
  'can',
  'dent',
  'spoiled',
  'baby-date',
  'baby-no-date',
  'warm',
  'thawed',
  'past-cold',
]);
const asked = new Set<DonationRule>(['past-shelf', 'cold', 'unknown']);

const noLabel = /\b(?:no|without(?: an?)?|missing|lost (?:its|the)) labels?\b|\bunlabel\w*/i;

function ruleOf(input: FoodInput, food: Food | undefined, today: Day): DonationRule {
  const { state, warm, labelDate } = input;
  const said = signsInName(input.food ?? '');
  const signs = [...signsIn(input), ...said.signs];
  if (state === 'home-canned' || said.fromHome) return 'home-canned';
  if (signs.includes('bulging')) return 'can';
  if (signs.includes('mold') || signs.includes('smell')) return 'spoiled';
  if (signs.includes('dent')) return 'dent';
  if (state === 'opened') return 'opened';
  if (noLabel.test(input.food ?? '')) return 'no-label';
  if (food?.baby) {
    if (labelDate === undefined) return 'baby-no-date';
    if (labelDate < today) return 'baby-date';
  }
  if (state === 'cooked' || food?.state === 'cooked' || said.homemade) return 'homemade';
  if (!food) return 'unknown';
  const cold = mustBeCold(food, state ?? 'unopened') && state !== 'unopened' ? true : food.needsCold === 'always';
  if (cold && warm !== 'no') return 'warm';
  if (state === 'thawed') return 'thawed';
  if (cold) return labelDate !== undefined && labelDate < today ? 'past-cold' : 'cold';
  if (food.state === 'fresh') return 'whole';
  return labelDate !== undefined && labelDate < today ? 'past-shelf' : 'sound';
}
