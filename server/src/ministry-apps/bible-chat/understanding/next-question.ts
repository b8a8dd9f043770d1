import type { Comparison } from '../../../understanding/compare.ts';
import type { PreparedDetail } from '../data/details/index.ts';
import { isNamed } from './is-named.ts';
import { detailWith } from './subject.ts';

/**
 * How likely a prepared question has to be (`plain`: to go before "where is that?"). Of questions left out one by one, half are answered from the first on, nine in
 * ten of them right; from the second on a message is not read in any other way.
 */
export const NEXT = { likely: 0.25, certain: 0.6, plain: 0.85 };

/** A prepared question on the subject that was answered before. */
export interface NextQuestion {
  detail: PreparedDetail;
  probability: number;
}

/** The question of a subject that a message asks; undefined when none is likely. */
export function nextQuestion(comparison: Comparison, about: string): NextQuestion | undefined {
  const [first] = comparison.among(`detail:${about}/`);
  const detail = first && detailWith(first.id);
  return first && detail && first.probability >= NEXT.likely ? { detail, probability: first.probability } : undefined;
}

/** Prepared questions on a subject that are offered when none of them is likely, and how likely they are at least. */
const offered = { most: 3, floor: 0.04 };

/** The questions of a subject that are nearest to a message, as a person would type them. */
export function nearestQuestions(comparison: Comparison, about: string): string[] {
  return comparison
    .among(`detail:${about}/`)
    .filter(({ probability }) => probability >= offered.floor)
    .slice(0, offered.most)
    .flatMap(({ id }) => detailWith(id) ?? [])
    .map(questionOf);
}

/** A prepared question in its longest wording, which names its subject. */
export function questionOf({ asked }: PreparedDetail): string {
  const [longest = ''] = [...asked].sort((a, b) => b.length - a.length);
  return `${longest.charAt(0).toUpperCase()}${longest.slice(1)}?`;
}

/** Words that point at what was said before, or that only follow it. */
const pointing =
  /\b(?:he|she|it|they|him|her|his|hers|its|them|their|that|this|these|those|there|then|one|ones|mine|yours)\b/i;
const following = /^(?:and|but|so|or|what about|how about|which|where|when|why|who|how|like|just|not)\b/i;
/** A message of this many words or fewer, or twice as many when it points at what was said, can go on with the subject before. */
const FEW = 3;
const SHORT = 14;

/** Whether a message can be about the subject before it. */
export function goesOn(message: string): boolean {
  const count = message.trim().split(/\s+/).length;
  return pointsBack(message) || (count <= SHORT && following.test(message.trim()));
}

/** Whether a message has no subject without the one before it. */
export function pointsBack(message: string): boolean {
  const count = message.trim().split(/\s+/).length;
  return count <= FEW || (count <= SHORT && pointing.test(message));
}

/** Whether a wording means something without the answer before it; "was she married" does not. */
export const isAskedAlone = (text: string, name: string): boolean => !goesOn(text) || isNamed(text, name);
