import { capitalize } from '../../app-kit/index.ts';
import { withoutFillers } from './answer/count.ts';
import { findParts } from './answer/parts.ts';
import type { Piece, ReadAnswer } from './answer/read-answer.ts';
import { type Part, type PartId, partsFor, pointOf } from './data/rubric.ts';
import type { Detail } from './practice/read-round.ts';
import { markIn, type Score } from './score.ts';

/** An answer put in order, in the person's own words alone. What is missing is a blank in square brackets. */
export interface Rewritten {
  text: string;
  /** Parts that are still blank. */
  blanks: readonly PartId[];
  /** Whether it differs from what was said in more than its marks. */
  isChanged: boolean;
}

const SURE = 0.7;

interface Unit {
  text: string;
  part?: PartId;
}

/**
 * Puts an answer in order: the sentences as they were said, without fillers, the link to the job last. `details` are the answers
 * to follow-ups: each is the part that it was asked for, in a version that was said again only where that is still missing. No
 * word is added outside square brackets, and no blank asks for what may be there.
 */
export function rewrite(answer: ReadAnswer, score: Score, details: readonly Detail[], isAgain = false): Rewritten {
  const parts = partsFor(score.question);
  const { found } = findParts(answer, score.question);
  let part: PartId | undefined;
  const units = unitsOf(answer).flatMap(({ pieces, text }): Unit[] => {
    if (pieces.length > 0 && pieces.every(saysNothing)) return [];
    // A sentence that is none of the parts belongs to the one before it.
    part = parts.findLast(({ id }) => found.get(id)?.some((piece) => pieces.includes(piece)))?.id ?? part;
    return [{ text: tidy(text), ...(part ? { part } : {}) }];
  });
  const isMissing = (id: PartId) => (markIn(score, id)?.points ?? 0) < 2;
  // A version that was said again has the detail in it.
  const given = isAgain ? details.filter((detail) => detail.for !== undefined && isMissing(detail.for)) : details;
  const blanks = parts
    .filter(({ id }) => isMissing(id) && !markIn(score, id)?.unsure && !given.some((detail) => detail.for === id))
    .map(({ id }) => id);
  const inserts: Unit[] = [
    ...given.map((detail): Unit => ({ text: tidied(detail.answer), ...(detail.for ? { part: detail.for } : {}) })),
    ...blanks.map((id) => ({ text: `[${blankOf(id, score)}]`, part: id })),
  ];
  const whole = inserts.filter(({ text }) => text).reduce((sum, insert) => inserted(sum, insert, parts), moved(units));
  const text = whole.map((unit) => unit.text).join(' ');
  return { text, blanks, isChanged: wordsOf(text).join(' ') !== wordsOf(answer.text).join(' ') };
}

function blankOf(id: PartId, { question }: Score): string {
  const what = pointOf(question, id);
  return what ? `Say ${what}.` : (partsFor(question).find((part) => part.id === id)?.blank ?? '');
}

/** What a follow-up brought, without sentences that say nothing. */
const tidied = (answer: ReadAnswer): string =>
  unitsOf(answer)
    .filter(({ pieces, text }) => !pieces.every(saysNothing) && isStatement(text, pieces))
    .map(({ text }) => tidy(text.replace(/^(?:no|nope|yes|yeah|yep)[.,!]\s+/i, '')))
    .join(' ');

/** Not a question, a yes or no, or a refusal. */
const isStatement = (text: string, pieces: readonly Piece[]): boolean =>
  !/\?\s*$/.test(text) && wordsOf(text).length > 1 && !pieces.some(({ roles }) => roles.unknown >= SURE);

const saysNothing = ({ roles }: Piece): boolean => roles.other >= SURE;

interface SentenceUnit {
  text: string;
  pieces: readonly Piece[];
}

function unitsOf({ sentences, clauses = [] }: ReadAnswer): SentenceUnit[] {
  return sentences.map((text, index) => ({ text, pieces: clauses.filter(({ sentence }) => sentence === index) }));
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
