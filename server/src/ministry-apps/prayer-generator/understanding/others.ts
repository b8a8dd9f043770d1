import type { Person } from './people.ts';
import { othersOf, type Subject } from './subject.ts';

interface Named {
  names: readonly string[];
  people: readonly Person[];
  voice: 'I' | 'we';
  subject: Subject;
  dead: Subject | undefined;
  /** Names without a relation in the text. */
  found: readonly string[];
  unnamed: readonly string[];
  /** What is prayed for each need of a list: who is in it is named there. */
  inList: string;
}

/** Everyone who is named in the form or the text besides the one whom the prayer is for, each once. */
export function everyOther(named: Named): string[] {
  const { names, people, voice, subject, dead, found, unnamed } = named;
  const inList = named.inList.toLowerCase();
  const said = othersOf(
    people.filter((one) => !isWithin(one, subject)),
    names,
    voice,
  );
  const all = [
    ...otherNames(names, subject, dead),
    ...said,
    ...moreNames(found, { unnamed, names, people, subject, said }),
  ];
  return all.filter(
    (one) =>
      !inList.includes(one.toLowerCase().replace(/s$/, '')) &&
      // "Charity" is the same person as "Miss Charity".
      !all.some((longer) => longer !== one && longer.toLowerCase().endsWith(` ${one.toLowerCase()}`)),
  );
}

/** Names that no relation has. */
function moreNames(
  found: readonly string[],
  {
    unnamed,
    names,
    people,
    subject,
    said,
  }: {
    unnamed: readonly string[];
    names: readonly string[];
    people: readonly Person[];
    subject: Subject;
    said: readonly string[];
  },
): string[] {
  const taken = [...names, ...people.map(({ name, noun }) => name ?? noun), subject.first, ...said]
    .join(' ')
    .toLowerCase();
  return found.filter(
    (name) => !unnamed.includes(name) && !name.split(' ').some((word) => taken.includes(word.toLowerCase())),
  );
}

/** Names in the form that are not part of the subject. */
function otherNames(names: readonly string[], subject: Subject, dead: Subject | undefined): readonly string[] {
  const held = `${subject.first} ${dead?.first ?? ''}`;
  return names.filter((name) => !held.includes(name));
}

function isWithin(person: Person, subject: Subject): boolean {
  return !subject.self && subject.first.endsWith(person.name ?? person.noun);
}
