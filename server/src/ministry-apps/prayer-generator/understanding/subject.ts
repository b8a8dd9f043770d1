import { listOf } from '../../../app-kit/index.ts';
import { relations } from '../data/relations.ts';
import { words } from '../texts.en.ts';
import { possessive } from './names.ts';
import { type Person, type Pronoun, titlePronoun } from './people.ts';

/** The person or group that the prayer is for, in every form a sentence needs. */
export interface Subject {
  self: boolean;
  /** A group without names, such as all who grieve: neither the person who prays nor a certain other person. */
  open?: true;
  /** No one knows for certain whom it is for: lines that need to are left out. */
  unsaid?: true;
  /** At the first mention: `my sister Ana`. */
  first: string;
  again: string;
  /** `Ana’s`. Empty when there is none; lines that need it are then left out. */
  possessive: string;
  /** For the title: `my father’s`, `a father’s`. */
  titled: string;
  pronoun: Pronoun;
  plural: boolean;
}

/** The person who prays. */
export const oneself: Subject = {
  self: true,
  first: '',
  again: '',
  possessive: '',
  titled: 'my',
  pronoun: 'they',
  plural: false,
};

/** No one who is certain. */
export const unsaid: Subject = { ...oneself, titled: '', self: false, unsaid: true };

/** A group in words, for a prayer whose purpose is known but not whom it is for. */
export function everyone(group: string): Subject {
  return { ...oneself, self: false, open: true, first: group, again: group, titled: '', plural: true };
}

/** All forms for a person in the text, with the name from the form when it is the same person. */
export function subjectOf(person: Person, names: readonly string[], voice: 'I' | 'we'): Subject {
  const [only = ''] = names;
  const joined = isSamePerson(person, names);
  const name = joined ? only : person.name;
  const { first, again } = worded(person, voice);
  const base = { self: false, pronoun: (joined && titlePronoun(only)) || person.pronoun, plural: person.plural };
  if (name) {
    const beside = !titlePronoun(name) && person.noun !== name && (voice === 'I' || isCompanion(person));
    const form = possessive(name, false);
    return { ...base, first: beside ? `${again} ${name}` : name, again: name, possessive: form, titled: form };
  }
  const titled = voice === 'we' && person.determiner === 'my' && !isCompanion(person) ? `a ${person.noun}` : again;
  return {
    ...base,
    first,
    again,
    possessive: possessive(again, person.plural),
    titled: possessive(titled, person.plural),
  };
}

/** All forms for the names in the form. Only a family word in a name decides its pronoun. */
export function namedSubject(names: readonly string[]): Subject {
  const joined = listOf(names);
  const [only = ''] = names;
  const plural = names.length > 1;
  const many = plural || /\bfamily$|^the \w+s$/i.test(only);
  const form = possessive(joined, false);
  const pronoun = many ? 'they' : (titlePronoun(only) ?? 'they');
  return { self: false, first: joined, again: joined, possessive: form, titled: form, pronoun, plural };
}

/** Whether the one name of the form belongs to this person: the name beside the relation, or the only relation without one. */
function isSamePerson(person: Person, names: readonly string[]): boolean {
  const [only = ''] = names;
  if (names.length !== 1 || person.plural) return false;
  if (person.name) return firstWord(person.name) === firstWord(only);
  return person.determiner === 'my' || person.determiner === 'our';
}

/** The people in the text who are not named in the form, in words of this voice, each once. */
export function othersOf(people: readonly Person[], names: readonly string[], voice: 'I' | 'we'): string[] {
  const given = new Set(names.map(firstWord));
  const known = (person: Person) =>
    person.name
      ? person.name.split(/, and |, | and /).some((name) => given.has(firstWord(name)))
      : names.length > 0 || people.some((one) => one !== person && one.name && one.noun === person.noun);
  const said = people
    // "a child" can be one that someone hopes for: it counts only with "my" or a name.
    .filter((person) => !known(person) && (person.determiner !== 'a' || person.name !== undefined))
    .map((person) => subjectOf(person, [], voice).first);
  return [...new Set(said)].slice(0, 6);
}

function firstWord(name: string): string {
  const words = name.toLowerCase().split(' ');
  return (
    (words.length > 1 &&
    /^(?:pastor|rev\.?|dr\.?|mrs?\.?|ms\.?|miss|bro\.?|brother|sister|aunt|uncle)$/.test(words[0] ?? '')
      ? words[1]
      : words[0]) ?? ''
  );
}

/** When many pray, "my father" becomes "a father we love"; "our father" would sound like the Lord's Prayer. */
function worded(person: Person, voice: 'I' | 'we'): { first: string; again: string } {
  if (person.determiner === '') return { first: person.noun, again: person.noun };
  if (person.determiner === 'our' || isCompanion(person)) {
    const own = voice === 'we' || person.determiner === 'our' ? `our ${person.noun}` : `my ${person.noun}`;
    return { first: own, again: own };
  }
  if (person.determiner === 'my' && voice === 'I') return { first: `my ${person.noun}`, again: `my ${person.noun}` };
  const article = person.plural ? '' : /^[aeiou]/i.test(person.noun) ? 'an ' : 'a ';
  return {
    first: person.determiner === 'a' ? `${article}${person.noun}` : words.people.loved(`${article}${person.noun}`),
    again: words.people.again(person.noun, person.plural),
  };
}

/** Whether someone is "our" in every voice: a friend, a neighbor, a brother or sister of the church. */
function isCompanion({ noun, determiner }: Person): boolean {
  const head = noun.split(' ').at(-1) ?? noun;
  if (determiner === 'a' && /^(?:family|household)$/.test(head)) return false;
  return (
    /^(?:brother|sister|family|household)s?$/.test(head) ||
    ([...relations.they, 'friends', 'neighbors', 'coworkers', 'colleagues', 'students'] as string[]).includes(head)
  );
}
