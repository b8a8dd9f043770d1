import { section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { anchors } from '../data/anchors.ts';
import type { CriterionId } from '../data/rubric.ts';
import { words } from '../texts.en.ts';

/** The whole scale, as it is used. */
export function rubricSection(): PlannedSection {
  const { title, lead, caption, criterion, timing } = words.plan.rubric;
  return section(
    'rubric',
    title,
    [
      { type: 'prose', text: lead },
      {
        type: 'table',
        caption,
        columns: [criterion, '0', '1', '2', '3', '4'].map((label) => ({ label })),
        rows: (Object.keys(anchors) as CriterionId[]).map((id) => [words.labels[id], ...anchors[id]]),
      },
      { type: 'prose', text: timing },
    ],
    { folded: true },
  );
}
