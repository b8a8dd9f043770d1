import type { Person } from './people.ts';

const self = /(?<![\p{L}’'])(?:I|I['’]m|im|ive|me|we|we['’](?:re|ve)|my|our)(?![\p{L}’'])/giu;

/** Characters between a person and the words about them. */
const FARTHEST = 70;

/** The one person whom a text asks prayer for in so many words. */
export function askedFor(text: string, people: readonly Person[]): Person | undefined {
  const asked = people.filter(({ start }) =>
    /\bpray(?:ers?|ing)? (?:please )?for (?:my |our )?$/i.test(text.slice(0, start)),
  );
  return asked.length === 1 ? asked[0] : undefined;
}

/** Whether the writer alone is in the sentence with the sign of an occasion, before `end`: "I start chemo on Monday." */
export function isOwnSign(text: string, cue: RegExp | undefined, people: readonly Person[], end: number): boolean {
  const at = cue?.exec(text)?.index ?? end;
  if (at >= end) return false;
  const from = Math.max(0, ...[...text.slice(0, at).matchAll(/[.!?\n]\s/g)].map(({ index }) => index + 2));
  const to = text.slice(at).search(/[.!?\n](?:\s|$)/);
  const until = to < 0 ? text.length : at + to;
  const isAnothers = people.some(({ start }) => start >= from && start < until);
  return !isAnothers && text.slice(from, until).search(self) >= 0;
}

/**
 * Whose an occasion is: the last person, or the writer, before the words that are a sign of it, in the same sentence.
 * Undefined when that is not certain.
 */
export function ownerOf(text: string, cue: RegExp | undefined, people: readonly Person[]): Person | 'self' | undefined {
  const selves = [...text.matchAll(self)].filter(
    ({ index }) => !people.some(({ start, end }) => index >= start && index < end),
  );
  if (people.length === 0) return selves.length > 0 || text.split(/\s+/).length <= 6 ? 'self' : undefined;
  const at = cue?.exec(text);
  const [only, another] = people;
  if (!at || another) return only && !another && selves.length === 0 ? only : undefined;
  const before = text.slice(0, at.index);
  const from = Math.max(0, before.length - FARTHEST, ...[...before.matchAll(/[.!?\n]\s/g)].map(({ index }) => index));
  const near = [
    ...people
      .filter(({ start, end }) => start >= from && end <= at.index + at[0].length)
      .map((person) => ({ owner: person as Person | 'self', end: person.end })),
    ...selves
      .filter(({ index }) => index >= from && index < at.index + at[0].length)
      .map(({ index }) => ({ owner: 'self' as const, end: index })),
  ].sort((a, b) => b.end - a.end);
  return near[0]?.owner;
}
