import { spokenWordsIn } from '../../../app-kit/index.ts';
import type { Line, NeedLines } from '../theme.ts';
import type { FoundConcern } from './concerns.ts';
import type { Petition } from './petitions.ts';

/** Most petitions of one text. */
export const MOST_NEEDS = 6;

/**
 * What is prayed for each thing that a text is about: two petitions of each where it is about few things. Those
 * of a sure situation come first, then those that are true in all situations of its concern.
 */
export function needsOf(found: readonly FoundConcern[], hasOwn = false): NeedLines[] {
  const each = Math.max(1, Math.floor(MOST_NEEDS / Math.max(1, found.length)));
  return found
    .flatMap(({ concern, situation }) => {
      const own: readonly Line[] = situation ? situation.lines : concern.lines;
      // Beside the person's own needs, one petition that is true in any case is enough.
      const count = hasOwn && !situation ? 1 : Math.min(each, own.length);
      // The n-th petition of each attempt is another wording.
      return Array.from(
        { length: count },
        (_, index) => [...own.slice(index), ...own.slice(0, index)] as unknown as NeedLines,
      );
    })
    .slice(0, MOST_NEEDS);
}

/**
 * The petitions of a text in its order. After each need of a list comes a sentence on what it is about, as long as all of them
 * have at most `room` words.
 */
export function needsAsked(
  petitions: readonly Petition[],
  listed: ReadonlyMap<string, FoundConcern> | undefined,
  room: number,
): NeedLines[] {
  let left = room - spokenWordsIn(petitions.map(({ wordings: [first] }) => first).join(' '));
  const said = new Set<FoundConcern['concern']>();
  return petitions.flatMap(({ wordings, about }) => {
    const found = about === undefined ? undefined : listed?.get(about.toLowerCase());
    if (!found || said.has(found.concern)) return [wordings];
    said.add(found.concern);
    // What is asked for is not there yet.
    const [beside] = needsOf([found.situation?.glad ? { ...found, situation: undefined } : found]);
    const words = spokenWordsIn(beside?.[0] ?? '');
    if (!beside || words > left) return [wordings];
    left -= words;
    return [wordings, beside];
  });
}

/** Whether a text lists needs that are about different things. */
export function listsDifferent(
  petitions: readonly Petition[],
  listed: ReadonlyMap<string, FoundConcern> | undefined,
): boolean {
  const needs = petitions.flatMap(({ about, isPerson }) => (isPerson ? [] : (about ?? [])));
  const concerns = new Set(needs.map((about) => listed?.get(about.toLowerCase())?.concern));
  return needs.length > 1 && (concerns.size > 1 || concerns.has(undefined));
}
