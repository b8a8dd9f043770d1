import { wordsOf } from '../text/tokens.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { FEWEST_WORDS } from './danger.ts';
import { careGate } from './gate.ts';
import { type Meaning, piecesOf } from './meaning.ts';
import { dangerExamples, readVotes, VOTERS } from './spanish-examples.ts';
import type { PieceDanger } from './types.ts';
import { writtenLanguage } from './written-language.ts';

type Reader = Pick<Understanding, 'vectorsOf' | 'nearestIn'>;

/** Reads all pieces of the texts of a run. What can't be read is missing, and phrases alone decide on it. */
export async function meaningOf(texts: readonly string[], reader: Reader): Promise<Meaning> {
  const isSpanish = (text: string) => writtenLanguage([text]) === 'es';
  const pieces = [...new Set(texts.filter((text) => !isSpanish(text)).flatMap(piecesOf))];
  const [vectors, spanish] = await Promise.all([
    reader.vectorsOf(pieces),
    readSpanish(texts.filter(isSpanish), reader),
  ]);
  return { vectors: new Map((vectors ?? []).map((vector, index) => [pieces[index] as string, vector])), spanish };
}

/** Begins to prepare the examples for Spanish texts where an operator's encoder reads them; no visitor waits for it. */
export const prepareSpanish = ({ nearestIn }: Pick<Understanding, 'nearestIn'>) => nearestIn('es', dangerExamples, []);

/** Compares the Spanish texts that no phrase finds with examples of danger, where the operator's encoder reads Spanish. */
async function readSpanish(texts: readonly string[], { nearestIn }: Reader): Promise<Map<string, PieceDanger>> {
  const unknown = texts.filter((text) => careGate([text]).length === 0).flatMap(piecesOf);
  const pieces = [...new Set(unknown)].filter((piece) => wordsOf(piece).length >= FEWEST_WORDS);
  if (pieces.length === 0) return new Map();
  const near = (await nearestIn('es', dangerExamples, pieces, VOTERS)) ?? [];
  return new Map(
    near.flatMap((voters, index) => {
      const read = readVotes(voters);
      return read ? [[pieces[index] as string, read]] : [];
    }),
  );
}
