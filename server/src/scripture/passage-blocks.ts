import type { Localized, VerseBlock, VerseStatus } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { misuseAt } from './misused-verses.ts';
import type { Translation } from './reader.ts';
import type { PlaceRange } from './resolve.ts';
import type { Stretch, TextIndex } from './text-index.ts';
import { type VerseAllowance, versesOf } from './verse-allowance.ts';
import type { VerseId } from './verse-id.ts';

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

/** An app's own passage as the document may show it: counted, with the line that its text asks for, or else linked. */
export function allowedPassage(block: VerseBlock, allowance: VerseAllowance): VerseBlock {
  const text = allowance.limited(block.translationId);
  if (!text || !block.text) return block;
  const named = versesOf(block.reference, text);
  const whole = named.filter((place) => block.text.includes(text.print(verseAt(place, text))));
  // Of a long passage an app may show the beginning.
  const shown = whole.length > 0 ? whole : named;
  if (shown.length > 0 && allowance.take(text, shown)) return { ...block, copyright: text.translation.copyright };
  return linkedPassage(block.reference, limitReason(text.translation)[allowance.lang], text);
}

const verseAt = (place: VerseId, text: TextIndex): Stretch => text.stretch(place, place) ?? { from: 0, to: 0 };
