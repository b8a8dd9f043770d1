import { detailsIn, hasOwnDeed, tellsOfDeath } from './details.ts';
import { likelihood, type Piece } from './read-answer.ts';

/** From here on the trained reader is sure of a clause. */
const SURE = 0.5;
/** An end that comes after a deed, and isn't said of the person, needs less; after the last deed least. */
const LIKELY = 0.35;
const LIKELY_AT_END = 0.25;
/** "We finished early" is a deed by its grammar, and an end by its meaning. */
const SURE_OF_END = 0.6;
const FEWEST_WORDS = 3;

/** The clauses of each part of a story. */
export interface Story {
  situation: readonly Piece[];
  task: readonly Piece[];
  action: readonly Piece[];
  result: readonly Piece[];
  fit: readonly Piece[];
}

/**
 * Reads a story by the order in which people tell one: what comes before the first thing that the person did shows where we are;
 * an end comes after it, and is more than a number, a state or something sad. Only the first clause can be in two parts: "When
 * the freezer broke in May, I called the repair man."
 */
export function storyOf(clauses: readonly Piece[]): Story {
  const first = clauses.findIndex(isDeed);
  const last = clauses.findLastIndex(isDeed);
  const parts = clauses.map((clause, index): keyof Story | undefined => {
    if (wordsIn(clause.text) < FEWEST_WORDS || isQuestion(clause)) return undefined;
    const { roles } = clause;
    if (first >= 0 && index >= last && likelihood(clause, ['fit', 'learned']) >= SURE) return 'fit';
    if (roles.task >= SURE) return 'task';
    const isAfter = first >= 0 && index > first;
    if (isAfter && isEnd(clause, index > last)) return 'result';
    if (isDeed(clause)) return 'action';
    if (isBare(clause)) return undefined;
    if (!isAfter) return saysWhere(clause) ? 'situation' : undefined;
    return roles.situation >= SURE && index < last ? 'situation' : undefined;
  });
  const of = (part: keyof Story) => clauses.filter((_, index) => parts[index] === part);
  const [opening] = clauses;
  const isScene = opening !== undefined && parts[0] === 'action' && setsScene(opening);
  return {
    situation: [...(isScene ? [opening] : []), ...of('situation')],
    task: of('task'),
    action: of('action'),
    result: of('result'),
    fit: of('fit'),
  };
}

/** A first sentence with a place, a time or a name, or that begins with what was going on. */
const setsScene = ({ text, roles }: Piece): boolean =>
  roles.situation >= LIKELY ||
  /^(?:when|while|after|before|one (?:day|night|time))\b/i.test(text) ||
  /\b(?:was|were) \w+ing\b/i.test(text) ||
  (detailsIn(text) > 0 && /\b(?:at|in|on|during|last|this|ago)\b/i.test(text));

/** "I" or "we" with something done, or the trained reader is sure; not a plan or a claim. */
export function isDeed(clause: Piece): boolean {
  const { roles, text } = clause;
  if (isQuestion(clause) || roles.would + roles.trait + roles.fit >= SURE || roles.task >= SURE) return false;
  return hasOwnDeed(text) || (roles.action >= SURE && !tellsOfDeath(text));
}

function isEnd(clause: Piece, isLast: boolean): boolean {
  const likely = likelihood(clause, ['result', 'outcome']);
  if (tellsOfDeath(clause.text)) return false;
  if (hasOwnDeed(clause.text)) return likely >= SURE_OF_END && detailsIn(clause.text) > 0;
  return likely >= (isLast ? LIKELY_AT_END : LIKELY) && likely > clause.roles.situation;
}

/** What goes before a deed is the scene, unless it is a claim, a feeling about the question or nothing at all. */
const saysWhere = (clause: Piece): boolean =>
  likelihood(clause, ['trait', 'other', 'unknown', 'hostile', 'fit', 'learned', 'would', 'overclaim']) < SURE;

const isBare = ({ roles }: Piece): boolean => roles.other + roles.unknown + roles.hostile >= SURE;
const isQuestion = ({ text }: Piece): boolean => /\?\s*$/.test(text);
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
