import { capitalize } from '../../app-kit/index.ts';
import { withoutFillers } from './answer/count.ts';
import { likelihood, type Piece, type ReadAnswer } from './answer/read-answer.ts';
import { type Part, type PartId, type Role, rubrics } from './data/rubric.ts';
import type { Detail } from './practice/read-round.ts';
import { markIn, type Score } from './score.ts';

/** An answer put in order, in the person's own words alone. What is missing is a blank in square brackets. */
export interface Rewritten {
  text: string;
  /** Parts that are still blank. */
  blanks: readonly PartId[];
  /** What was left out, as it was written. */
  leftOut: readonly string[];
}

/** From here on a sentence is left out: it blames, or says nothing. */
const SURE = 0.7;
const SURE_OF_PART = 0.5;
/** A sentence of more words is cut into its clauses. */
const LONG_SENTENCE = 32;

interface Unit {
  text: string;
  part?: PartId;
}

/**
 * Puts an answer in order: the sentences as they were said, without fillers, the link to the job last. `details` are the answers to follow-ups; they fill the blank they were asked for, in a version that was said
 * again only where it is still missing. No word is added outside square brackets.
 */
export function rewrite(answer: ReadAnswer, score: Score, details: readonly Detail[], isAgain = false): Rewritten {
  const { parts } = rubrics[score.shape];
  const leftOut: string[] = [];
  let part: PartId | undefined;
  const units = unitsOf(answer).flatMap(({ pieces, text }): Unit[] => {
    if (pieces.some(speaksIll)) {
      leftOut.push(text);
      return [];
    }
    if (pieces.every(saysNothing)) return [];
    // A sentence that is none of the parts belongs to the one before it.
    part = partOf(pieces, parts) ?? part;
    return [{ text: tidy(text), ...(part ? { part } : {}) }];
  });
  const ordered = moved(units);
  const isMissing = (id: PartId) => (markIn(score, id)?.points ?? 0) < 2;
  // A version that was said again has the detail in it.
  const given = isAgain ? details.filter((detail) => detail.for !== undefined && isMissing(detail.for)) : details;
  const blanks = parts
    .filter(
      ({ id, roles }) => isMissing(id) && !given.some((detail) => detail.for === id || tells(detail.answer, roles)),
    )
    .map(({ id }) => id);
  const inserts: Unit[] = [
    ...given.map((detail): Unit => ({ text: tidied(detail.answer), ...(detail.for ? { part: detail.for } : {}) })),
    ...blanks.map((id) => ({ text: `[${parts.find((part) => part.id === id)?.blank ?? ''}]`, part: id })),
  ];
  const whole = inserts.filter(({ text }) => text).reduce((sum, insert) => inserted(sum, insert, parts), ordered);
  return { text: whole.map(({ text }) => text).join(' '), blanks, leftOut };
}

const tells = ({ clauses = [] }: ReadAnswer, roles: readonly Role[]): boolean =>
  clauses.some((clause) => likelihood(clause, roles) >= SURE_OF_PART);

/** What a follow-up brought, without sentences that blame or say nothing. */
const tidied = (answer: ReadAnswer): string =>
  unitsOf(answer)
    .filter(({ pieces, text }) => !pieces.some(speaksIll) && !pieces.every(saysNothing) && isStatement(text, pieces))
    .map(({ text }) => tidy(text.replace(/^(?:no|nope|yes|yeah|yep)[.,!]\s+/i, '')))
    .join(' ');

/** Not a question, a yes or no, or a refusal. */
const isStatement = (text: string, pieces: readonly Piece[]): boolean =>
  !/\?\s*$/.test(text) && wordsOf(text).length > 2 && !pieces.some(({ roles }) => roles.unknown >= SURE);

const speaksIll = ({ roles }: Piece): boolean => roles.complaint >= SURE || roles.hostile >= SURE;
const saysNothing = ({ roles }: Piece): boolean => roles.other >= SURE;

interface SentenceUnit {
  text: string;
  pieces: readonly Piece[];
}

/** Sentences, or the clauses of one that goes on and on. */
function unitsOf({ sentences, clauses = [] }: ReadAnswer): SentenceUnit[] {
  return sentences.flatMap((text, index): SentenceUnit[] => {
    const pieces = clauses.filter(({ sentence }) => sentence === index);
    if (text.split(/\s+/).length <= LONG_SENTENCE) return [{ text, pieces }];
    return pieces.map((piece) => ({ text: piece.text, pieces: [piece] }));
  });
}

function partOf(pieces: readonly Piece[], parts: readonly Part[]): PartId | undefined {
  const [first] = parts
    .map((part) => ({
      id: part.id,
      // The end of a sentence says what the sentence is for.
      likely: Math.max(...pieces.map((piece) => likelihood(piece, part.roles)), 0),
    }))
    .sort((a, b) => b.likely - a.likely);
  return first && first.likely >= SURE_OF_PART ? first.id : undefined;
}

/** The link to the job goes to the end; the rest stays as it was said. */
function moved(units: readonly Unit[]): Unit[] {
  return [...units.filter(({ part }) => part !== 'fit'), ...units.filter(({ part }) => part === 'fit')];
}

/** Puts a unit where its part belongs: before the first unit of a later part, or at the end. */
function inserted(units: readonly Unit[], unit: Unit, parts: readonly Part[]): Unit[] {
  const rank = (id: PartId | undefined) => parts.findIndex((part) => part.id === id);
  const own = rank(unit.part);
  if (own < 0) return [...units, unit];
  const last = units.findLastIndex(({ part }) => part !== undefined && rank(part) <= own);
  const at = last >= 0 ? last + 1 : units.findIndex(({ part }) => rank(part) > own);
  const place = at < 0 ? units.length : at;
  return [...units.slice(0, place), unit, ...units.slice(place)];
}

/** A sentence without fillers and without a connecting word at its beginning, with a capital and a full stop. */
export function tidy(text: string): string {
  const plain = withoutFillers(text.replace(/\s+/g, ' '))
    .replace(/^(?:and|so yeah|so|but|well|okay|ok)\s+(?=\S)/i, '')
    .replace(/(?<![\p{L}\p{N}])i(?=(?:['’](?:m|ve|d|ll))?(?![\p{L}\p{N}'’]))/gu, 'I')
    .replace(/[\s,;:–—-]+$/u, '');
  return capitalize(/[.!?…]["”’)]*$/.test(plain) ? plain : `${plain}.`);
}

/** The words of a rewritten text that are in none of its sources; blanks in square brackets don't count. */
export function addedWords(text: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap(wordsOf));
  return wordsOf(text.replace(/\[[^\]]*\]/g, ' ')).filter((word) => !known.has(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
