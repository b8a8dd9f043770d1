import type { DebtType } from './payoff/debt.ts';

/** Words in a debt's name, by its kind. The first match counts: a "car title loan" is a title loan. */
const wordsByType: readonly (readonly [DebtType, string])[] = [
  ['payday', 'payday|cash advance'],
  ['title', 'title'],
  ['mortgage', 'mortgage|home loan|home equity|heloc'],
  ['student', 'student|college|tuition'],
  ['store', "store|macy's|kohl's|best buy|home depot|lowe's|furniture"],
  ['card', 'card|visa|amex|american express|discover'],
  ['medical', 'medical|hospital|doctor|clinic|dentist|dental|ambulance|surgery|emergency room'],
  ['tax', 'tax|taxes|irs'],
  ['car', 'car|auto|truck|vehicle|van'],
  [
    'family',
    'mom|mother|dad|father|parents|brother|sister|uncle|aunt|cousin|grand(?:ma|pa|mother|father)|friend|family',
  ],
  ['personal', 'personal|consolidation|bank loan'],
];
const patterns = wordsByType.map(([type, words]) => [type, new RegExp(`\\b(?:${words})\\b`)] as const);

/** Returns the kind of debt that a name tells, or a credit card when it tells none. */
export function typeOf(name: string): DebtType {
  const plain = name.toLowerCase().replaceAll('’', "'");
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'card';
}
