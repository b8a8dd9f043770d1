import { sectionIfAny } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';
import { FIRST_CHARACTERS } from './passages.ts';

/** Passages in the first layer, at most. */
const MOST_SHOWN = 2;

/**
 * Puts the sections into two layers: two short passages are shown at once, else one; one beside a longer answer or the
 * church's own view, none beside people to call. Folded sections come last. A passage that the person named is always shown.
 */
export function inTwoLayers(
  sections: readonly PlannedSection[],
  { length, named, more = words.passages.more }: Pick<AnswerRequest, 'length'> & { named: boolean; more?: string },
): PlannedSection[] {
  const passages = sections.find(({ id }) => id === 'passages');
  const others = sections.filter((section) => section !== passages);
  const beside = others.filter(({ folded }) => !folded);
  const offersPeople = beside.some(({ blocks }) => blocks.some((block) => block.type === 'callout' && block.contacts));
  const long =
    length === 'deep' || beside.some(({ id }) => id === 'differences' || id === 'teaching' || id === 'words');
  const blocks = passages?.blocks ?? [];
  const both = blocks
    .slice(0, MOST_SHOWN)
    .reduce((sum, block) => sum + (block.type === 'verse' ? block.text.length : 0), 0);
  const most = offersPeople ? Number(named) : long || both > FIRST_CHARACTERS ? 1 : MOST_SHOWN;
  const [title, id] = most > 0 ? [more, 'more-passages'] : [passages?.title ?? '', 'passages'];
  return [
    ...sections.flatMap((section) => {
      if (section === passages) return sectionIfAny('passages', section.title, blocks.slice(0, most));
      return section.folded ? [] : [section];
    }),
    ...sectionIfAny(id, title, blocks.slice(most), { folded: true }),
    ...others.filter(({ folded }) => folded),
  ];
}
