import type { ComparedPassage, Language, Localized } from '@lampstand/sdk/app';
import type { Deps } from '../../deps.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { limitReason, readElsewhere } from '../../scripture/passage-blocks.ts';
import { VerseLimit, versesOf } from '../../scripture/verse-limit.ts';
import type { CompareQuery } from './contract.ts';
import { labelOf, noSuchPassage } from './passage-words.ts';

/** Most verses that can be compared. */
const MOST_VERSES = 40;

const noText = (name: string): Localized => ({
  en: `The ${name} doesn’t have this passage.`,
  es: `La ${name} no tiene este pasaje.`,
});

/**
 * One passage in every text of this server, the church's own first.
 * @throws AppError `not_found` when no text has it, `invalid_input` for a passage that is too long
 */
export async function comparePassage(
  deps: Deps,
  own: string,
  { reference }: CompareQuery,
  lang: Language,
): Promise<ComparedPassage> {
  const texts = await deps.texts.current(own);
  const limit = new VerseLimit(texts, lang);
  const found = await Promise.all(
    texts.map(async (text) => ({
      ...{ text, translation: text.translation },
      passage: await deps.scripture.passage(reference, text.translation.id),
    })),
  );
  const first = found.find(({ passage }) => passage)?.passage;
  if (!first) throw noSuchPassage(reference);
  if (first.verses.length > MOST_VERSES) {
    throw invalidInput(
      {
        en: `Please compare at most ${MOST_VERSES} verses.`,
        es: `Compare ${MOST_VERSES} versículos como máximo.`,
      },
      'reference',
    );
  }
  return {
    reference: first.reference,
    texts: found.map(({ text, translation, passage }) => {
      const label = labelOf(translation);
      if (!passage) return { translation: label, text: null, note: noText(translation.name)[lang] };
      if (limit.take(text, versesOf(reference, text))) return { translation: label, text: passage.text };
      const href = readElsewhere(passage.reference);
      return { translation: label, text: null, note: limitReason(translation)[lang], href };
    }),
  };
}
