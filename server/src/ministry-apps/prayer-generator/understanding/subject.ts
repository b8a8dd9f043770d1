import type { Theme, Topic } from '../theme.ts';
import { joinNames, possessive } from './names.ts';
import { type Person, type Pronoun, pronounIn, titlePronoun } from './people.ts';
import type { FoundTopic } from './topics.ts';
import { isCompanion, kinBeside, worded } from './wording.ts';

/** The one for whom is prayed, with every form a sentence needs. */
export interface Subject {
  self: boolean;
  /** At the first mention: `my sister Ana`. */
  first: string;
  again: string;
  /** `Ana’s`. */
  possessive: string;
  /** For the title: `my father’s`, `a father’s`. */
  titled: string;
  pronoun: Pronoun;
  plural: boolean;
}

/** What choosing the subject goes by. */
export interface Reading {
  text: string;
  people: readonly Person[];
  names: readonly string[];
  voice: 'I' | 'we';
  lead?: FoundTopic;
  theme: Theme | Topic;
}

/** The one who prays. */
export const oneself: Subject = {
  self: true,
  first: '',
  again: '',
  possessive: '',
  titled: 'my',
  pronoun: 'they',
  plural: false,
};
/** All forms for a person of the text, for the given names, or for both together. */
export function subjectFor(person: Person | undefined, { text, names, voice }: Reading): Subject {
  if (names.length > 0) return named(names, person, text, voice);
  if (!person) return oneself;
  const base = { self: false, pronoun: resolved(person, text), plural: person.plural } as const;
  const { first, again } = worded(person, voice);
  const titled = voice === 'we' && person.determiner === 'my' && !isCompanion(person) ? `a ${person.noun}` : again;
  return {
    ...base,
    first,
    again,
    possessive: possessive(again, person.plural),
    titled: possessive(titled, person.plural),
  };
}

function named(names: readonly string[], person: Person | undefined, text: string, voice: 'I' | 'we'): Subject {
  const joined = joinNames(names);
  const [only = ''] = names;
  const plural = names.length > 1 || /\bfamily$|^the \w+s$/i.test(only);
  const pronoun = plural
    ? 'they'
    : (titlePronoun(only) ?? (person && !person.plural ? resolved(person, text) : (pronounIn(text) ?? 'they')));
  const first =
    kinBeside(names, person, text) && (voice === 'I' || isCompanion(person))
      ? `${worded({ ...person, name: undefined }, voice).again} ${only}`
      : joined;
  const form = possessive(joined, false);
  return { self: false, first, again: joined, possessive: form, titled: form, pronoun, plural: names.length > 1 };
}

function resolved(person: Person, text: string): Pronoun {
  return person.plural ? 'they' : person.pronoun === 'they' ? (pronounIn(text) ?? 'they') : person.pronoun;
}
