import { kin, kinAdjectives, kinNames, notNames } from '../data/kin.ts';

export type Pronoun = 'he' | 'she' | 'they';

/** Somebody the text speaks of by kinship or friendship. */
export interface Person {
  /** `my`, `our` or `a`; empty for "Dad" used like a name. */
  determiner: 'my' | 'our' | 'a' | '';
  /** Without the determiner: `father`, `little brother`, `sister's husband`. */
  noun: string;
  /** The name beside it: "my sister Ana". */
  name?: string;
  pronoun: Pronoun;
  plural: boolean;
  /** Where it stands in the text. */
  start: number;
}

const heads = [...kin.he, ...kin.she, ...kin.they, ...kin.plural].sort((a, b) => b.length - a.length).join('|');
const relation = new RegExp(
  `\\b(my|our|an?)\\s+((?:(?:${kinAdjectives.join('|')}|\\d+[- ]year[- ]old)\\s+){0,2})(${heads})(?:(['’]s?)\\s+((?:(?:${kinAdjectives.join('|')})\\s+)?(?:${heads})))?(?![\\w-])(?:,?\\s+(\\p{Lu}[\\p{L}'’-]*\\p{L})(?:\\s+and\\s+(\\p{Lu}[\\p{L}'’-]*\\p{L}))?)?`,
  'giu',
);
const bareKin = new RegExp(`(?<![\\p{L}'’-])(${kinNames.join('|')})(?![\\p{L}-])`, 'giu');
const namedSubject =
  /(?:^|[.!?;]\s+|\bfor\s+|\bthat\s+)(\p{Lu}\p{L}+)(?:\s+and\s+(\p{Lu}\p{L}+))?(?=['’]s\b|\s+(?:is|are|has|have|had|was|were|will|lost|needs?|can|cannot|can['’]t|who|just|starts?|goes|died|passed|and I|and her|and his)\b|[.,]|$)/gu;

/** People named by kinship, in the order of the text. */
export function findPeople(text: string): Person[] {
  const people: Person[] = [];
  for (const match of text.matchAll(relation)) {
    const [, determiner = '', adjectives = '', head = '', , second, name, another] = match;
    const last = (second ?? head).split(' ').at(-1) ?? head;
    people.push({
      determiner: determiner.toLowerCase() === 'my' ? 'my' : determiner.toLowerCase() === 'our' ? 'our' : 'a',
      noun: second ? `${adjectives}${head}’s ${second}`.toLowerCase() : `${adjectives}${head}`.toLowerCase(),
      ...(name && isName(name) ? { name: another && isName(another) ? `${name} and ${another}` : name } : {}),
      ...kindOf(last.toLowerCase()),
      start: match.index,
    });
  }
  for (const match of text.matchAll(bareKin)) {
    const word = match[1] ?? '';
    const inside = people.some(({ start }) => match.index >= start && match.index < start + 40);
    if (inside || /\b(?:my|our|his|her|their|your|an?|the)\s+(?:[\w-]+\s+)?$/i.test(text.slice(0, match.index)))
      continue;
    people.push({ determiner: '', noun: titled(word), ...kindOf(word.toLowerCase()), start: match.index });
  }
  return people.sort((a, b) => a.start - b.start);
}

/** Names that stand as the subject of a sentence or after "for": "Ana lost her job", "for Luis". */
export function findNames(text: string): string[] {
  for (const match of text.matchAll(namedSubject)) {
    const names = [match[1], match[2]].filter((name): name is string => name !== undefined && isName(name));
    if (names.length > 0) return names;
  }
  return [];
}

/** The pronoun that the text itself uses, when it uses only one kind. */
export function pronounIn(text: string): Pronoun | undefined {
  const he = /\b(?:he|him|his|himself)\b/i.test(text);
  const she = /\b(?:she|her|hers|herself)\b/i.test(text);
  return he === she ? undefined : he ? 'he' : 'she';
}

/** The pronoun of a name with a kin word in it, such as "Uncle Joe" or "Dad". */
export function titlePronoun(name: string): Pronoun | undefined {
  return name.split(' ').flatMap((word) => kinPronoun(word) ?? [])[0];
}

/** The pronoun of a kin word, with or without an adjective; undefined for other words. */
export function kinPronoun(word: string): Pronoun | undefined {
  const { pronoun } = kindOf(word.toLowerCase().split(' ').at(-1) ?? '');
  return pronoun === 'they' ? undefined : pronoun;
}

function kindOf(head: string): { pronoun: Pronoun; plural: boolean } {
  const has = (words: readonly string[]) => words.includes(head);
  if (has(kin.plural)) return { pronoun: 'they', plural: true };
  return { pronoun: has(kin.he) ? 'he' : has(kin.she) ? 'she' : 'they', plural: false };
}

function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !notNames.has(word.toLowerCase()) && word !== word.toUpperCase();
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
