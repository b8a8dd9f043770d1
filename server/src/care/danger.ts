import { wordsOf } from '../text/tokens.ts';
import { type ClassifierFile, featuresOf, openClassifier } from '../understanding/classifier.ts';
import trained from './danger.json' with { type: 'json' };
import { type Meaning, piecesOf } from './meaning.ts';
import { careKinds, type PieceDanger } from './types.ts';
import { writtenLanguage } from './written-language.ts';

export interface Danger extends PieceDanger {
  piece: string;
}

/** Its labels are `urgent`, `shown` and the kinds of danger. */
const classifier = openClassifier(trained.classifier satisfies ClassifierFile);
/** In fewer words than these only a phrase can tell: "right now" follows anything. */
export const FEWEST_WORDS = 6;
/** Probabilities from which a piece is urgent, or gets a note. */
const { thresholds } = trained;

/** The pieces of a text that read like danger; none where nothing was read of it. */
export function dangersIn(text: string, meaning: Meaning | undefined): Danger[] {
  if (!meaning) return [];
  const spanish = writtenLanguage([text]) === 'es';
  return piecesOf(text).flatMap((piece): Danger[] => {
    const read = spanish ? meaning.spanish.get(piece) : readPiece(piece, meaning.vectors.get(piece));
    return read ? [{ piece, ...read }] : [];
  });
}

/** How likely an English text is to be about danger, 0 to 1; undefined without vectors. For what is done below the thresholds. */
export function dangerLikelihood(text: string, meaning: Meaning | undefined): number | undefined {
  if (!meaning || meaning.vectors.size === 0) return undefined;
  const shown = classifier.labels.indexOf('shown');
  const found = piecesOf(text).map((piece) => {
    const vector = meaning.vectors.get(piece);
    return vector ? (classifier.probabilities(featuresOf(piece, vector))[shown] ?? 0) : 1;
  });
  return Math.max(0, ...found);
}

function readPiece(piece: string, vector: Float32Array | undefined): PieceDanger | undefined {
  if (!vector || wordsOf(piece).length < FEWEST_WORDS) return undefined;
  const probabilities = classifier.probabilities(featuresOf(piece, vector));
  const of = (label: string) => probabilities[classifier.labels.indexOf(label)] ?? 0;
  const level = of('urgent') >= thresholds.urgent ? 'urgent' : of('shown') >= thresholds.note ? 'note' : undefined;
  if (!level) return undefined;
  const kind = careKinds.reduce((best, other) => (of(other) > of(best) ? other : best));
  return { kind, level };
}
