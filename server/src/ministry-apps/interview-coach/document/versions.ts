import type { TableBlock } from '@lampstand/sdk/app';
import { section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { ScoredExchange } from '../practice/read-round.ts';
import { markIn } from '../score.ts';
import { words } from '../texts.en.ts';
import { withNote } from './card.ts';

/** Two versions of one answer side by side: their texts, and each criterion. */
export function versions(before: ScoredExchange, now: ScoredExchange): PlannedSection {
  const { versions: text } = words;
  const [first, second] = [before.score, now.score];
  if (!first || !second) return section('versions', text.caption, []);
  const better = second.total - first.total;
  const totals = [first, second].map(({ total, of }) => `${total} of ${of}`);
  const [totalBefore = '', totalNow = ''] = totals;
  const table: TableBlock = {
    type: 'table',
    caption: text.caption,
    columns: [
      { label: text.columns.criterion },
      { label: text.columns.before, figures: true },
      { label: text.columns.now, figures: true },
    ],
    rows: [
      ...second.marks.map(({ id, points }) => [
        words.labels[id],
        String(markIn(first, id)?.points ?? 0),
        String(points),
      ]),
      [text.seconds, String(before.answer.counts.seconds), String(now.answer.counts.seconds)],
      [text.fillers, String(before.answer.counts.fillers.length), String(now.answer.counts.fillers.length)],
    ],
    foot: [text.total, String(first.total), String(second.total)],
  };
  return withNote('versions', text.title(better), [
    {
      type: 'cards',
      items: [
        { title: text.before(totalBefore), text: before.text },
        { title: text.now(totalNow), text: now.text },
      ],
    },
    table,
    ...(better < 0 ? [{ type: 'prose' as const, text: text.keep }] : []),
  ]);
}
