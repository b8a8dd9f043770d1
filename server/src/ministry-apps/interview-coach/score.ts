import { firstPersonIn, weIn } from './answer/count.ts';
import { deedsIn, detailsIn } from './answer/details.ts';
import { findParts } from './answer/parts.ts';
import { isCountedOnly, type Piece, type ReadAnswer } from './answer/read-answer.ts';
import type { Question } from './data/question.ts';
import { type CriterionId, MOST_POINTS, type Part, type PartId, partsFor, secondsFor } from './data/rubric.ts';
import type { Shape } from './data/shape.ts';

/** Claims that lower the mark for honesty have to be plain. */
const SURE_OF_CLAIM = 0.75;
/** Blame is named only where almost nothing else can be meant, and someone is spoken of. */
const SURE_OF_BLAME = 0.8;
const SURE = 0.5;
/** A sentence of its own. */
const OWN_SENTENCE = 6;
const FULL_SENTENCE = 10;
/** A short true answer is a whole one. */
const SHORT = 4;

export interface Mark {
  id: CriterionId;
  points: number;
  /** Words of the answer that earned the points, exactly as they were written; none means none were found. */
  evidence: readonly string[];
  /** Nothing was found, and something in the answer was read as no part: it may be there, so it isn't counted. */
  unsure?: boolean;
}

export interface Score {
  question: Pick<Question, 'shape' | 'topic'>;
  marks: readonly Mark[];
  /** Sum of the points of the marks that are counted. */
  total: number;
  of: number;
  /** We couldn't see how the answer belongs to the question; its parts have one point at most. */
  elsewhere: boolean;
}

/** What a scored answer is about besides its words. */
export interface ScoredFor {
  question: Pick<Question, 'shape' | 'topic'>;
  /** Words of the job's title and the employer's name. */
  jobWords: ReadonlySet<string>;
  /** The answer is plainly about something else than the question. */
  elsewhere?: boolean;
}

/** A part of an answer to another question has so many points, at most. */
const MOST_ELSEWHERE = 1;
/** Where only the form of an answer is known, no part is known to be as good as it can be. */
const MOST_COUNTED = 3;

/**
 * Scores an answer by the fixed rubric of its question. Each criterion has 0 to 4 whole points; the total is the sum of those
 * that are counted. A part that we can't tell neither earns nor costs points. Undefined while the encoder is down.
 */
export function scoreAnswer(
  answer: ReadAnswer,
  { question, jobWords, elsewhere = false }: ScoredFor,
): Score | undefined {
  if (!answer.clauses) return undefined;
  const { found, unread } = findParts(answer, question);
  const most = elsewhere ? MOST_ELSEWHERE : isCountedOnly(question) ? MOST_COUNTED : MOST_POINTS;
  const parts = partsFor(question).map((part): Mark => {
    const pieces = found.get(part.id) ?? [];
    if (pieces.length === 0) return { id: part.id, points: 0, evidence: [], unsure: isUnsure(part, unread) };
    const points = isWithoutFigure(part, question, pieces)
      ? 1
      : pointsFor(part.id, pieces, answer, { question, jobWords });
    const evidence = pieces.map(({ text }) => text);
    return { id: part.id, points: Math.min(points, most), evidence };
  });
  const marks = [
    ...parts,
    { id: 'length' as const, points: lengthPoints(answer.counts.seconds, secondsFor(question)), evidence: [] },
    honestyOf(answer),
  ];
  const counted = marks.filter((mark) => !(mark as Mark).unsure);
  return {
    question,
    marks,
    total: counted.reduce((sum, { points }) => sum + points, 0),
    of: counted.length * MOST_POINTS,
    elsewhere,
  };
}

/** What was up to someone can be plain from the story itself, and a step can be to ask someone. */
const isUnsure = ({ id }: Part, unread: readonly Piece[]): boolean =>
  id === 'task' || id === 'tell' || unread.length > 0;

/** Questions that three words can answer. */
const isBrief: ReadonlySet<Shape> = new Set(['terms', 'closing']);

/** "I am flexible" is no answer to a question about a number. */
const isWithoutFigure = ({ id }: Part, { topic }: Pick<Question, 'topic'>, found: readonly Piece[]): boolean =>
  id === 'point' && topic?.figure === true && !found.some(({ text }) => /\d/.test(text) || detailsIn(text) > 0);

/** Points of a part that has evidence, by its anchors in the rubric. */
function pointsFor(
  id: PartId,
  found: readonly Piece[],
  { counts }: ReadAnswer,
  { question, jobWords }: Pick<ScoredFor, 'question' | 'jobWords'>,
): number {
  const details = found.reduce((sum, { text }) => sum + detailsIn(text), 0);
  const several = found.length > 1;
  const longest = Math.max(...found.map(({ text }) => wordsIn(text)));
  switch (id) {
    case 'point': {
      const isFirst = found.some(({ sentence }) => sentence < 2);
      if (counts.words <= SHORT) return isBrief.has(question.shape) ? 3 + one(details > 0) : 2;
      return 2 + one(details > 0 || isFirst) + one(isFirst && (details > 0 || longest >= FULL_SENTENCE));
    }
    case 'situation':
      return 2 + one(details > 0 || several) + one(details > 1 || (details > 0 && several));
    case 'task':
      return 2 + one(longest >= OWN_SENTENCE) + one(found.some(({ text }) => firstPersonIn(text) > 0));
    case 'action': {
      const own = found.some(({ text }) => firstPersonIn(text) > 0 || weIn(text) === 0);
      if (!own) return 2;
      return 2 + one(several || details > 0) + one(several && details > 0);
    }
    case 'proof':
      return 2 + one(several || details > 0) + one(several && details > 0);
    case 'steps': {
      const steps = found.reduce((sum, { text }) => sum + deedsIn(text), 0);
      return 2 + one(steps > 1 || details > 0) + one(steps > 2 || (steps > 1 && details > 0));
    }
    case 'result':
      return details > 0 ? MOST_POINTS : 2 + one(longest >= OWN_SENTENCE);
    case 'tell':
      return 3 + one(several || details > 0);
    case 'now':
      return 2 + one(longest >= OWN_SENTENCE) + one(longest >= OWN_SENTENCE && details > 0);
    case 'own':
      return found.every(({ text }) => firstPersonIn(text) === 0) ? 2 : 3 + one(several);
    case 'detail':
      return 3 + one(details > 1);
    case 'fit': {
      const toJob = found.some(({ roles }) => roles.fit >= SURE);
      const named = found.some(({ text }) => wordsOf(text).some((word) => jobWords.has(word)));
      return 2 + one(toJob || details > 0) + one(toJob && (several || named || details > 0));
    }
  }
}

const one = (condition: boolean): number => (condition ? 1 : 0);
const wordsIn = (text: string): number => wordsOf(text).length;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Points for the seconds aloud: 4 within the time, one less at each quarter of it away, in whole numbers. */
export function lengthPoints(seconds: number, [from, to]: readonly [number, number]): number {
  if (seconds >= from && seconds <= to) return 4;
  if (seconds * 4 >= from * 3 && seconds * 4 <= to * 5) return 3;
  if (seconds * 2 >= from && seconds * 2 <= to * 3) return 2;
  if (seconds * 4 >= from && seconds <= to * 2) return 1;
  return 0;
}

function honestyOf({ clauses = [] }: ReadAnswer): Mark {
  const claims = clauses.filter(({ roles }) => roles.overclaim >= SURE_OF_CLAIM).map(({ text }) => text);
  if (claims.length > 0) return { id: 'honesty', points: 2, evidence: claims };
  const blame = clauses.filter(speaksIll).map(({ text }) => text);
  return { id: 'honesty', points: blame.length > 0 ? 3 : MOST_POINTS, evidence: blame };
}

/** Ill is spoken of someone, not of a machine or a vital sign. */
export const speaksIll = ({ roles, text }: Piece): boolean =>
  roles.complaint >= SURE_OF_BLAME &&
  /\b(?:he|she|they|them|him|her|you|boss|manager|doctor|owner|people|supervisor|coworkers?|management|everyone|guys?|lady|company)\b/i.test(
    text,
  );

export const markIn = ({ marks }: Pick<Score, 'marks'>, id: CriterionId): Mark | undefined =>
  marks.find((mark) => mark.id === id);
