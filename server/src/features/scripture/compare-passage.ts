import type { ComparedPassage, Language, Sentence } from '@lampstand/sdk/app';
import type { Deps } from '../../platform/deps.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { CompareQuery } from './contract.ts';
import { labelOf, noSuchPassage } from './passage-words.ts';

/** Longer passages are read, not compared. */
const MOST_VERSES = 40;

const noText = (name: string): Sentence => ({
  en: `The ${name} has no text there.`,
  es: `En la ${name} no hay texto en ese lugar.`,
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
  const known = await deps.scripture.translations();
  const inOrder = known.sort((a, b) => Number(b.id === own) - Number(a.id === own));
  const found = await Promise.all(
    inOrder.map(async (translation) => ({
      translation,
      passage: await deps.scripture.passage(reference, translation.id),
    })),
  );
  const first = found.find(({ passage }) => passage)?.passage;
  if (!first) throw noSuchPassage(reference);
  if (first.verses.length > MOST_VERSES) {
    throw invalidInput(
      {
        en: `Please compare ${MOST_VERSES} verses at most.`,
        es: `Por favor, compare ${MOST_VERSES} versículos como máximo.`,
      },
      'reference',
    );
  }
  return {
    reference: first.reference,
    texts: found.map(({ translation, passage }) => ({
      translation: labelOf(translation),
      text: passage?.text ?? null,
      ...(!passage && { note: noText(translation.name)[lang] }),
    })),
  };
}
