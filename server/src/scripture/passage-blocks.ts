import type { VerseBlock, VerseStatus } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { misuseAt } from './misused-verses.ts';
import type { PlaceRange } from './resolve.ts';
import type { TextIndex } from './text-index.ts';

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
    status: 'not-in-translation',
    note,
    href: `https://www.biblegateway.com/passage/?search=${encodeURIComponent(reference)}`,
  };
}
