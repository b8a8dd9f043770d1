import type { Block, VerseBlock } from '@lampstand/sdk/app';
import type { PlannedSection } from '../../contract.ts';
import type { Answer, Prose } from '../answer.ts';
import type { Asking } from '../asking.ts';

const wordsFor = { short: 60, standard: 130, deep: 260 } as const;

/** The answer itself; its prose is written by compose or by a model, above any blocks given here. */
export function answerSection(length: Asking['length'], blocks: Block[] = []): PlannedSection {
  return { id: 'answer', title: 'Answer', bare: true, blocks, write: { place: 'before', maxWords: wordsFor[length] } };
}

export function passagesSection(blocks: readonly VerseBlock[], title = 'Passages'): PlannedSection[] {
  return blocks.length > 0 ? [{ id: 'passages', title, blocks: [...blocks] }] : [];
}

export function nextSection(text: string, more: readonly (Block | undefined)[] = []): PlannedSection {
  return {
    id: 'next',
    title: 'One next step',
    bare: true,
    blocks: [
      { type: 'callout', tone: 'next', title: 'One next step', text },
      ...more.filter((block) => block !== undefined),
    ],
  };
}

interface Parts {
  title: string;
  sections: PlannedSection[];
  suggestions: string[];
  prose: Prose;
}

export function answerOf({ prose, ...plan }: Parts): Answer {
  return { plan: { ...plan, notices: [] }, prose };
}
