import type { Person } from './people.ts';
import type { Reading } from './reading.ts';
import { type Role, rolesOf } from './roles.ts';

/** The people of a text by what it says of them. Who is only mentioned is in none of the lists. */
export interface PrayedFor {
  /** Prayer is asked for them, or the text tells of a need or joy of theirs. */
  people: readonly Person[];
  died: readonly Person[];
  /** Names without a relation. */
  names: readonly string[];
}

/** After these a name is a place. */
const placed = /\b(?:in|at|near|from|to|around|outside|downtown|visiting|toward) $/i;
const isFor = (role: Role | undefined) => role === 'asked' || role === 'concerned';

/** Sorts the people of a text and the names that the encoder's reader found in it. */
export function prayedFor(text: string, people: readonly Person[], reading: Reading | undefined): PrayedFor {
  const pieces = reading?.concerns?.pieces;
  const roles = rolesOf(text, people, pieces);
  const places = (reading?.names ?? []).flatMap((name) => {
    const start = text.toLowerCase().indexOf(name.toLowerCase());
    const isPerson = start >= 0 && !placed.test(text.slice(0, start));
    return isPerson && !people.some((one) => start >= one.start && start < one.end)
      ? [{ name, start, end: start + name.length }]
      : [];
  });
  const all = [...people, ...places].sort((a, b) => a.start - b.start);
  const rolesOfAll = rolesOf(text, all, pieces);
  return {
    people: people.filter((_, index) => isFor(roles[index])),
    died: people.filter((_, index) => roles[index] === 'died'),
    names: places.filter((place) => isFor(rolesOfAll[all.indexOf(place)])).map(({ name }) => name),
  };
}
