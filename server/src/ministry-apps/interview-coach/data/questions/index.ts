import type { Question } from '../question.ts';
import { anyJob } from './any.ts';
import { byTitle } from './by-title.ts';
import { care, children } from './care.ts';
import { firstJob } from './first-job.ts';
import { management } from './management.ts';
import { ministry } from './ministry.ts';
import { safety, sales, technical } from './more.ts';
import { warehouseAndDriving } from './moving.ts';
import { office } from './office.ts';
import { firedQuestions, gapQuestions, healthQuestions, newFieldQuestions, recordQuestions } from './past.ts';
import { cleaning, retailAndFood } from './service.ts';
import { trade } from './trade.ts';

/** Fields of work that have questions of their own. */
export const families = [
  'retail-food',
  'cleaning',
  'warehouse-driving',
  'trade',
  'care',
  'children',
  'office',
  'technical',
  'sales',
  'safety',
  'management',
  'ministry',
] as const;
export type Family = (typeof families)[number];

/** The questions of each field of work. */
export const byFamily: { readonly [family in Family]: readonly Question[] } = {
  'retail-food': retailAndFood,
  cleaning,
  'warehouse-driving': warehouseAndDriving,
  trade,
  care,
  children,
  office,
  technical,
  sales,
  safety,
  management,
  ministry,
};

/** What a person can worry about being asked. */
export const worries = ['gap', 'record', 'let-go', 'health', 'new-field'] as const;
export type Worry = (typeof worries)[number];

export const byWorry: { readonly [worry in Worry]: readonly Question[] } = {
  gap: gapQuestions,
  record: recordQuestions,
  'let-go': firedQuestions,
  health: healthQuestions,
  'new-field': newFieldQuestions,
};

export { anyJob, firstJob };

/** Every question of the bank, by the id and by the text. */
export const allQuestions: readonly Question[] = [
  ...anyJob,
  ...firstJob,
  ...Object.values(byFamily).flat(),
  ...Object.values(byWorry).flat(),
  ...byTitle.flatMap(({ questions }) => questions),
];
