import type { Language, ResultDocument } from '@lampstand/sdk/app';
import type { Deps } from '../../deps.ts';
import { allowedPassage } from '../../scripture/passage-blocks.ts';
import { VerseAllowance } from '../../scripture/verse-allowance.ts';

/**
 * A document that comes back from a frame, as it may go on: each passage with the line that its text asks for, and of a
 * licensed text no more verses than one document may show.
 */
export async function licensedDocument(
  { texts }: Pick<Deps, 'texts'>,
  document: ResultDocument,
  lang: Language,
): Promise<ResultDocument> {
  if (!document.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'verse'))) return document;
  const known = await texts.current();
  const allowance = new VerseAllowance(known, lang);
  const lines = new Map(known.map(({ translation: { id, copyright } }) => [id, copyright]));
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.type !== 'verse') return block;
      const copyright = block.text && lines.get(block.translationId ?? '');
      return allowedPassage(copyright ? { ...block, copyright } : block, allowance);
    }),
  }));
  return { ...document, sections };
}
