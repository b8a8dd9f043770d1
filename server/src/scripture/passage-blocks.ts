import type { Localized, VerseBlock, VerseStatus } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { localized } from './localized.ts';
import { misuseAt } from './misused-verses.ts';
import type { Translation } from './reader.ts';
import type { VerseRange } from './resolve.ts';
import type { TextIndex } from './text-index.ts';
import { type VerseLimit, versesOf } from './verse-limit.ts';

/** Verse block of a passage with the printed words of one text. */
export function quotedPassage(
  { translation }: TextIndex,
  range: VerseRange,
  printed: string,
  status: VerseStatus,
): VerseBlock {
  const context = misuseAt(range);
  return {
    type: 'verse',
    reference: formatReference([range]),
    translation: translation.name,
    translationId: translation.id,
    text: printed,
    status,
    ...(context && { note: context.en }),
    ...(translation.copyright && { copyright: translation.copyright }),
  };
}

/** Verse block without words: the reference, the reason and a link. */
export function linkedPassage(reference: string, note: string, shown?: TextIndex): VerseBlock {
  return {
    type: 'verse',
    reference,
    translation: shown?.translation.name ?? '',
    ...(shown && { translationId: shown.translation.id }),
    text: '',
    status: 'left-out',
    note,
    href: readElsewhere(reference),
  };
}

/** A public page with the passage. */
export const readElsewhere = (reference: string) =>
  `https://www.biblegateway.com/passage/?search=${encodeURIComponent(reference)}`;

/** Why words of a licensed text are not shown, in one sentence. */
export const limitReason = ({ name, maxVerses = 0 }: Translation): Localized =>
  localized((m) => m.limit(name, maxVerses));

/** An app's own passage with the copyright line that its text asks for, or linked when the limit does not allow its words. */
export function limitedPassage(block: VerseBlock, limit: VerseLimit): VerseBlock {
  const text = limit.limited(block.translationId);
  if (!text || !block.text) return block;
  const verses = versesOf(block.reference, text);
  if (verses.length > 0 && limit.take(text, verses)) return { ...block, copyright: text.translation.copyright };
  return linkedPassage(block.reference, limitReason(text.translation)[limit.lang], text);
}
