import { sureOf } from '../../understanding/nearest.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { jobTitles } from './data/job-titles.ts';
import type { Family } from './data/questions/index.ts';
import type { InterviewInput } from './fields.ts';

/** Titles that are prepared differ in a word or two from what people type. */
const SURE = { floor: 0.6, margin: 0.04 };

/** The field of work: as it was chosen, by a ministry role, or by the nearest known title. Undefined when none is near. */
export async function familyOf(
  { family, level, kind, job }: InterviewInput,
  understanding: Pick<Understanding, 'compare'>,
): Promise<Family | undefined> {
  if (family) return family;
  if (level === 'ministry' || kind === 'committee') return 'ministry';
  const near = (await understanding.compare(jobTitles, job))?.nearest(2) ?? [];
  const sure = sureOf(near, SURE);
  return sure && sure.id !== 'any' ? (sure.id as Family) : undefined;
}
