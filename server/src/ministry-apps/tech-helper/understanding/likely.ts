import { guides } from '../data/guides/index.ts';
import { type Device, wayOn } from '../devices.ts';
import type { Match, Reading } from './match.ts';

/** With less than this between the probabilities of the first two, the person is asked which one is meant. */
const MARGIN = 0.3;
/** How many are offered. */
export const OFFERED = 3;
/** A task that can't be done on the device is less likely to be meant. */
const OTHER_DEVICE = 1.2;
/** Less likely than this, a task isn't offered. */
const LEAST = 0.05;
/** Not offered beside something else: it would frighten. */
const onlyIfFirst = new Set<string>(['elder-abuse']);

export type Likely =
  /** Nothing is near enough. */
  { kind: 'none' } | { kind: 'sure'; match: Match } | { kind: 'several'; matches: readonly Match[] };

/** What is meant on one of these devices: one thing, one of a few, or nothing that is known. */
export function likelyOf({ matches, floor, sure }: Reading, possible: readonly Device[]): Likely {
  const ranked = matches
    .map((match) => ({ ...match, evidence: match.evidence - (holdsOn(match, possible) ? 0 : OTHER_DEVICE) }))
    .sort((a, b) => b.evidence - a.evidence || (a.id < b.id ? -1 : 1));
  const [first] = ranked;
  if (!first || first.evidence < floor) return { kind: 'none' };
  const all = ranked.reduce((sum, { evidence }) => sum + Math.exp(evidence - first.evidence), 0);
  const probability = (match: Match | undefined) => (match ? Math.exp(match.evidence - first.evidence) / all : 0);
  const ahead = probability(first) - probability(ranked[1]);
  if (first.evidence >= sure && ahead >= MARGIN) return { kind: 'sure', match: first };
  const offered = ranked.filter((match) => match === first || !onlyIfFirst.has(match.id)).slice(0, OFFERED);
  const likely = offered.filter((match) => match === first || probability(match) >= LEAST);
  // Alone far ahead of many others that are equally unlikely.
  if (likely.length === 1 && first.evidence >= sure + 1) return { kind: 'sure', match: first };
  return { kind: 'several', matches: likely.length > 1 ? likely : offered };
}

const holdsOn = (match: Match, possible: readonly Device[]) =>
  match.kind === 'matter' || possible.some((device) => wayOn(guides[match.id], device));
