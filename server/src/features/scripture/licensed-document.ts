import type { Language, ResultDocument } from '@lampstand/sdk/app';
import type { Deps } from '../../deps.ts';
import { limitedPassage } from '../../scripture/passage-blocks.ts';
import { VerseLimit } from '../../scripture/verse-limit.ts';

/** A document from a frame with the copyright line of each passage and the verse limit of licensed texts. */
export async function licensedDocument(
  { texts }: Pick<Deps, 'texts'>,
  document: ResultDocument,
  lang: Language,
): Promise<ResultDocument> {
  if (!document.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'verse'))) return document;
  const known = await texts.current();
  const limit = new VerseLimit(known, lang);
  const lines = new Map(known.map(({ translation: { id, copyright } }) => [id, copyright]));
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.type !== 'verse') return block;
      const copyright = block.text && lines.get(block.translationId ?? '');
      return limitedPassage(copyright ? { ...block, copyright } : block, limit);
    }),
  }));
  return { ...document, sections };
}
