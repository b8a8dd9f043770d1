import type { Localized, VerseBlock, VerseStatus } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { misuseAt } from './misused-verses.ts';
import type { Translation } from './reader.ts';
import type { PlaceRange } from './resolve.ts';
import type { TextIndex } from './text-index.ts';
import { type VerseLimit, versesOf } from './verse-limit.ts';

/** A passage as it is printed in one text. */
export function quotedPassage(
  { translation }: TextIndex,
  places: PlaceRange,
  printed: string,
  status: VerseStatus,
): VerseBlock {
  const context = misuseAt(places);
  return {
    type: 'verse',
    reference: formatReference([places]),
    translation: translation.name,
    translationId: translation.id,
    text: printed,
    status,
    ...(context && { note: context.en }),
    ...(translation.copyright && { copyright: translation.copyright }),
  };
}

/** A passage that this server has no words of: its reference, the reason and where it can be read. */
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

/** A page where anybody can read a passage. */
export const readElsewhere = (reference: string) =>
  `https://www.biblegateway.com/passage/?search=${encodeURIComponent(reference)}`;

/** Why words of a licensed text are not shown, in one sentence. */
export function limitReason({ name, maxVerses = 0 }: Translation): Localized {
  const [most, one] = [maxVerses.toLocaleString('en-US'), maxVerses === 1];
  return {
    en: `At most ${most} ${one ? 'verse' : 'verses'} of the ${name}, and never a whole book, may be shown at once; follow the link to read the rest.`,
    es: `De la ${name} se puede mostrar a la vez como máximo ${most} ${one ? 'versículo' : 'versículos'}, y nunca un libro entero; siga el enlace para leer el resto.`,
  };
}

/** An app's own passage with the copyright line that its text asks for, or linked when the limit does not allow its words. */
export function limitedPassage(block: VerseBlock, limit: VerseLimit): VerseBlock {
  const text = limit.limited(block.translationId);
  if (!text || !block.text) return block;
  const verses = versesOf(block.reference, text);
  if (verses.length > 0 && limit.take(text, verses)) return { ...block, copyright: text.translation.copyright };
  return linkedPassage(block.reference, limitReason(text.translation)[limit.lang], text);
}
