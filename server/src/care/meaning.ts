import { sentencesOf } from '../text/sentences.ts';
import type { PieceDanger } from './types.ts';

/** What was read of the pieces of texts, by piece. */
export interface Meaning {
  /** English pieces; none while the encoder is down. */
  vectors: ReadonlyMap<string, Float32Array>;
  /** Spanish pieces that read like danger to the operator's encoder. */
  spanish: ReadonlyMap<string, PieceDanger>;
}

/** Sentences of a text that is read as a whole; a longer one is read in overlapping pieces of this length. */
const WHOLE = 6;
/** Pieces of one text, at most: those of a longer one are read from its beginning and its end. */
const MOST_PIECES = 12;

/** What the gate reads of a text: all of it, or pieces that overlap by half. A sentence alone says too little. */
export function piecesOf(text: string): string[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  if (sentences.length <= WHOLE) return text.trim() ? [text.trim()] : [];
  const pieces: string[] = [];
  for (let at = 0; at + WHOLE / 2 < sentences.length; at += WHOLE / 2) {
    pieces.push(sentences.slice(at, at + WHOLE).join(' '));
  }
  if (pieces.length <= MOST_PIECES) return pieces;
  return [...pieces.slice(0, MOST_PIECES / 2), ...pieces.slice(-MOST_PIECES / 2)];
}
