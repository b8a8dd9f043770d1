import { sentencesOf } from '../../../text/sentences.ts';

/** One sentence of an answer and its clauses, each as the person wrote it. A short sentence is its own one clause. */
export interface Pieces {
  text: string;
  clauses: readonly string[];
}

/** Sentences of more words are read in clauses. */
const LONG_SENTENCE = 9;
/** A shorter clause belongs to its neighbor. */
const SHORT_CLAUSE = 4;
/** An answer of more sentences is read by these first ones. */
const MOST_SENTENCES = 40;

/** A clause begins at a connecting word with a subject after it, or after a comma, dash or semicolon. */
const joint =
  /(?<=[,;:–—])\s+|\s+(?=(?:and|but|so|then|because|since|although|while|when|after|until|which|that’s why|that's why)\s+(?:then\s+|so\s+|when\s+|finally\s+)?(?:i|we|they|he|she|it|you|my|our|his|her|their|the|a|an|there|that|this|everyone|no one|nobody|after|in|on)(?:[’']\w+)?\s)/iu;

/** Between sentences of someone who types no capitals: after a word of three letters and a full stop. */
const lowerCase = /(?<=\p{Ll}{3}[.!?])\s+(?=\p{Ll})/u;

export function piecesOf(text: string): Pieces[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.text.split(lowerCase))
    .slice(0, MOST_SENTENCES)
    .map((sentence) => ({ text: sentence, clauses: clausesOf(sentence) }));
}

function clausesOf(sentence: string): string[] {
  if (wordCount(sentence) <= LONG_SENTENCE) return [sentence];
  const clauses: string[] = [];
  let from = 0;
  // Positions, so that a clause is a piece of the sentence, with its own spaces.
  for (const found of sentence.matchAll(new RegExp(joint.source, 'giu'))) {
    const clause = sentence.slice(from, found.index);
    const rest = sentence.slice(found.index);
    if (wordCount(clause) < SHORT_CLAUSE || wordCount(rest) < SHORT_CLAUSE) continue;
    clauses.push(clause.trim());
    from = found.index;
  }
  return [...clauses, sentence.slice(from).trim()];
}

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
