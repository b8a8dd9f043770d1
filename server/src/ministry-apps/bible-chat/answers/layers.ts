import type { Block, VerseBlock } from '@lampstand/sdk/app';
import { sectionIfAny } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { words } from '../texts.en.ts';

/** One and a half phone screens less the question, in pixels at a width of 390. */
const FIRST_LAYER = 1_150;
const MOST_PASSAGES = 2;
/** A passage of this height or less is shown at once, however much is beside it. */
const SHORT_PASSAGE = 460;
const HEADING = 50;
/** What the prose of an answer takes, in pixels. */
const proseHeight = { short: 240, standard: 340, deep: 480 } as const;

/**
 * Puts the sections into two layers: one or two passages that fit are shown at once, and folded sections come last. When no
 * passage fits, or people to call come first, all are folded. A passage that the person named is always shown.
 */
export function inTwoLayers(
  sections: readonly PlannedSection[],
  { length, named }: Pick<AnswerRequest, 'length'> & { named: boolean },
): PlannedSection[] {
  const passages = sections.find(({ id }) => id === 'passages');
  const others = sections.filter((section) => section !== passages);
  const beside = others.filter(({ folded }) => !folded).flatMap(({ blocks }) => blocks);
  const left = FIRST_LAYER - HEADING - proseHeight[length] - sum(beside.map(heightOf));
  const verses = passages?.blocks.filter((block) => block.type === 'verse') ?? [];
  const offersPeople = beside.some((block) => block.type === 'callout' && block.contacts);
  const shown = offersPeople && !named ? [] : firstPassages(verses, left, named);
  const rest = verses.filter((verse) => !shown.includes(verse));
  const [title, id] = shown.length > 0 ? [words.passages.more, 'more-passages'] : [passages?.title ?? '', 'passages'];
  return [
    ...sections.flatMap((section) => {
      if (section === passages) return sectionIfAny('passages', section.title, shown);
      return section.folded ? [] : [section];
    }),
    ...sectionIfAny(id, title, rest, { folded: true }),
    ...others.filter(({ folded }) => folded),
  ];
}

function firstPassages(verses: readonly VerseBlock[], left: number, named: boolean): VerseBlock[] {
  const shown = named ? verses.slice(0, 1) : [];
  for (const verse of verses) {
    const fits = shown.length < MOST_PASSAGES && sum([...shown, verse].map(heightOf)) <= left;
    if (fits && !shown.includes(verse)) shown.push(verse);
  }
  if (shown.length > 0) return shown;
  const [shortest] = [...verses].sort((a, b) => heightOf(a) - heightOf(b));
  return shortest && heightOf(shortest) <= SHORT_PASSAGE ? [shortest] : [];
}

/** Estimates the height of a block at 390 px; the numbers were measured in the frame. */
function heightOf(block: Block): number {
  if (block.type === 'verse') return 185 + block.text.length;
  if (block.type === 'callout') return 75 + 0.7 * block.text.length + 70 * (block.contacts?.length ?? 0);
  if (block.type === 'prose') return HEADING + 0.7 * block.text.length;
  return 120;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
