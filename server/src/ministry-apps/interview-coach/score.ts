import { firstPersonIn, weIn } from './answer/count.ts';
import { detailsIn, hasOwnDeed, hasOwnPast, tellsOfDeath } from './answer/details.ts';
import { likelihood, type Piece, type ReadAnswer } from './answer/read-answer.ts';
import type { Shape } from './data/question.ts';
import { type CriterionId, MOST_POINTS, type Part, type PartId, rubrics } from './data/rubric.ts';

/** A clause is evidence from here on; from WEAK on it is a hint, which earns one point. */
const SURE = 0.5;
const WEAK = 0.3;
/** Claims that lower the mark for honesty have to be plainer. */
const SURE_OF_CLAIM = 0.75;
/** A shorter clause is evidence of nothing but an answer: "Yes." */
const FEWEST_WORDS = 3;
/** A sentence of its own, where an end is said. */
const OWN_SENTENCE = 6;

export interface Mark {
  id: CriterionId;
  points: number;
  /** Words of the answer that earned the points, exactly as they were written; none means none were found. */
  evidence: readonly string[];
  /** Nothing was found, but something in the answer was read as no part, so it may be there. */
  unsure?: boolean;
}

export interface Score {
  shape: Shape;
  marks: readonly Mark[];
  total: number;
  of: number;
  /** We couldn't see how the answer belongs to the question; its parts have one point at most. */
  elsewhere: boolean;
}

/** What a scored answer is about besides its words. */
export interface ScoredFor {
  shape: Shape;
  /** Words of the job's title and the employer's name. */
  jobWords: ReadonlySet<string>;
  /** The answer is plainly about something else than the question. */
  elsewhere?: boolean;
}

/** A part of an answer to another question has so many points, at most. */
const MOST_ELSEWHERE = 1;

/**
 * Scores an answer by the fixed rubric of its shape. Each criterion has 0 to 4 whole points; the total is their sum. Points
 * come from counts of evidence in the answer; a criterion without evidence has 0. Undefined while the encoder is down.
 */
export function scoreAnswer(answer: ReadAnswer, { shape, jobWords, elsewhere = false }: ScoredFor): Score | undefined {
  const { clauses } = answer;
  if (!clauses) return undefined;
  const rubric = rubrics[shape];
  const parts = rubric.parts.map((part): Mark => {
    const mark = markOf(part, shape, answer, jobWords);
    return elsewhere ? { ...mark, points: Math.min(mark.points, MOST_ELSEWHERE) } : mark;
  });
  const marks = [
    ...parts,
    { id: 'length' as const, points: lengthPoints(answer.counts.seconds, rubric.seconds), evidence: [] },
    honestyOf(answer),
  ];
  return {
    shape,
    marks,
    total: marks.reduce((sum, { points }) => sum + points, 0),
    of: marks.length * MOST_POINTS,
    elsewhere,
  };
}

function markOf(part: Part, shape: Shape, answer: ReadAnswer, jobWords: ReadonlySet<string>): Mark {
  const { clauses = [] } = answer;
  const { parts } = rubrics[shape];
  const found = clauses
    .filter((clause) => isEvidence(clause, part) || isDeed(clause, part, parts))
    .filter(
      (clause) => part.id !== 'result' || (shape === 'story' ? isOutcome(clause, clauses) : !tellsOfDeath(clause.text)),
    )
    .sort((a, b) => likelihood(b, part.roles) - likelihood(a, part.roles));
  const evidence = found.map(({ text }) => text);
  if (found.length === 0) {
    const hint = best(
      clauses.filter(
        (clause) =>
          part.id !== 'result' || (shape === 'story' ? isOutcome(clause, clauses) : !tellsOfDeath(clause.text)),
      ),
      part,
    );
    const isShortTerm = part.id === 'point' && answer.counts.words > 0 && answer.counts.words <= 4;
    if (isShortTerm) return { id: part.id, points: 2, evidence: [answer.text] };
    if (hint) return { id: part.id, points: 1, evidence: [hint.text] };
    return { id: part.id, points: 0, evidence: [], unsure: canBeIn(part, clauses, parts) };
  }
  return { id: part.id, points: Math.min(MOST_POINTS, pointsFor(part.id, found, jobWords)), evidence };
}

function isEvidence(clause: Piece, { id, roles }: Part): boolean {
  // "First I'd …" is what a person would make safe or find out first.
  if (id === 'situation' && roles.includes('check') && /^first\b/i.test(clause.text) && clause.roles.would >= SURE)
    return true;
  if (id !== 'point' && wordsIn(clause.text) < FEWEST_WORDS) return false;
  const likely = likelihood(clause, roles);
  // The grammar sees what was done where the reader isn't sure: "I" or "we" with a verb of the past.
  return likely >= SURE || (id === 'action' && likely >= WEAK && hasOwnPast(clause.text));
}

/** A deed by the grammar, where the reader is sure of nothing else: "I move the start to 4:30". */
function isDeed(clause: Piece, { id, roles }: Part, parts: readonly Part[]): boolean {
  if (id !== 'action' || !roles.includes('action') || roles.includes('would')) return false;
  if (wordsIn(clause.text) < FEWEST_WORDS || /\?\s*$/.test(clause.text) || !hasOwnDeed(clause.text)) return false;
  return Object.values(clause.roles).every((likely) => likely < SURE) || isMisreadEnd(clause, parts);
}

/** A deed that was read as the end of something, with no outcome in it. */
const isMisreadEnd = (clause: Piece, parts: readonly Part[]): boolean =>
  parts.every(({ id, roles }) => id === 'result' || likelihood(clause, roles) < SURE) &&
  clause.roles.result >= SURE &&
  detailsIn(clause.text) === 0;

/** An end comes after something that the person did; a number before it is none, and a death never is. */
function isOutcome(clause: Piece, clauses: readonly Piece[]): boolean {
  if (tellsOfDeath(clause.text)) return false;
  const before = clauses.slice(0, clauses.indexOf(clause) + 1);
  return before.some(
    (one) => one.roles.action >= SURE || (one.roles.action >= WEAK && hasOwnPast(one.text)) || hasOwnDeed(one.text),
  );
}

/** Whether a part can be in an answer although nothing was found: a clause was read as no part, or has a place or a time. */
const canBeIn = ({ id }: Part, clauses: readonly Piece[], parts: readonly Part[]): boolean =>
  clauses.some(
    (clause) =>
      parts.every(({ roles }) => likelihood(clause, roles) < SURE) ||
      (id === 'situation' && detailsIn(clause.text) > 0),
  );

const best = (clauses: readonly Piece[], { roles }: Part): Piece | undefined =>
  clauses
    .filter((clause) => likelihood(clause, roles) >= WEAK)
    .sort((a, b) => likelihood(b, roles) - likelihood(a, roles))[0];

/** Points of a part that has evidence, by its anchors in the rubric. */
function pointsFor(id: PartId, found: readonly Piece[], jobWords: ReadonlySet<string>): number {
  const details = found.reduce((sum, { text }) => sum + detailsIn(text), 0);
  const several = found.length > 1;
  const ownSentence = found.some(({ text }) => wordsIn(text) >= OWN_SENTENCE);
  switch (id) {
    case 'point':
      return 2 + one(details > 0) + one(found.some(({ sentence }) => sentence < 2));
    case 'situation':
      return 2 + one(details > 0 || several) + one(details > 1 || (details > 0 && several));
    case 'task':
      return 2 + one(ownSentence) + one(found.some(({ text }) => firstPersonIn(text) > 0));
    case 'action': {
      const own = found.some(({ text }) => firstPersonIn(text) > 0 || weIn(text) === 0);
      if (!own) return 2;
      return 2 + one(several || details > 0) + one(several && details > 0);
    }
    case 'result':
      return details > 0 ? MOST_POINTS : 2 + one(ownSentence);
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
  const claims = saying(clauses, 'overclaim');
  if (claims.length > 0) return { id: 'honesty', points: 2, evidence: claims };
  const blame = saying(clauses, 'complaint');
  return { id: 'honesty', points: blame.length > 0 ? 3 : MOST_POINTS, evidence: blame };
}

const saying = (clauses: readonly Piece[], role: 'overclaim' | 'complaint'): string[] =>
  clauses.filter(({ roles }) => roles[role] >= SURE_OF_CLAIM).map(({ text }) => text);

export const markIn = ({ marks }: Score, id: CriterionId): Mark | undefined => marks.find((mark) => mark.id === id);
