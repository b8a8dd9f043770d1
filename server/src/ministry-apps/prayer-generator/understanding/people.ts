import { capitalize, listOf } from '../../../app-kit/index.ts';
import { familyNames, notNames, relationAdjectives, relations, titles } from '../data/relations.ts';

export type Pronoun = 'he' | 'she' | 'they';

/** Someone in the text, found by a relation ("my son Kai") or a title ("Pastor Mike"). */
export interface Person {
  /** `my`, `our` or `a`; empty for a title, for "Dad" used like a name, and for "her husband Tom". */
  determiner: 'my' | 'our' | 'a' | '';
  /** Without the determiner: `father`, `little brother`, `sister’s husband`, `Pastor Mike`. */
  noun: string;
  /** The name beside it: "my sister Ana". */
  name?: string;
  pronoun: Pronoun;
  plural: boolean;
  animal: boolean;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

const heads = [...relations.he, ...relations.she, ...relations.they, ...relations.plural, ...relations.animals]
  .sort((a, b) => b.length - a.length)
  .map((head) => head.replaceAll('-', '[- ]'))
  .join('|');
const adjectives = `(?:(?:${relationAdjectives.join('|')}|\\d+[- ]year[- ]old) ){0,2}`;
const title = `(?:${titles.join('|')})\\.?`;
const relation = new RegExp(
  `(?<![\\p{L}’'-])(?<determiner>my|our|his|her|their|an?) (?<noun>${adjectives}(?:${heads})(?:(?:s|['’]s?|(?<=s))['’]? ${adjectives}(?:${heads}))?)(?![\\p{L}-])`,
  'giu',
);
// "my mom and dad": the second shares the determiner of the first.
const alsoRelated = new RegExp(`^ (?:and|&) (?<noun>${adjectives}(?:${heads}))(?![\\p{L}’'-])`, 'iu');
const nameWord = `\\p{Lu}[\\p{L}’'-]*\\p{L}`;
const nameRun = new RegExp(`^(?:${title} )?${nameWord}(?: ${nameWord}){0,2}`, 'u');
const introduced = /^(?:,? (?:named|called) |,? )/;
const titled = new RegExp(`(?<![\\p{L}’'-])(?:${title}) (?=\\p{Lu})`, 'gu');
const bareHeads = [...relations.he, ...relations.she, 'cousin', 'baby'].sort((a, b) => b.length - a.length).join('|');
const bareKin = new RegExp(
  `(?<![\\p{L}’'-])(?:${familyNames.join('|')})(?=s?(?![\\p{L}-]| (?:of|to|here|group|life)\\b))`,
  'giu',
);
// "granddaughter Oaklynn", "Daughter-in-law keeps them": a relation at the beginning, or with a name, needs no "my".
const bareRelation = new RegExp(
  `(?:(?<=^|[.!?\\n] )(?<opening>${bareHeads}) (?=\\p{L})|(?<![\\p{L}’'-])(?<named>${bareHeads}) (?=${nameWord}))`,
  'giu',
);

/** Finds people by a relation or a title, in the order of the text. No other capitalized word is a person. */
export function findPeople(text: string): Person[] {
  const named = !isTitleCase(text);
  const people: Person[] = [];
  const isFree = (start: number) => !people.some((one) => start >= one.start && start < one.end);
  for (const match of text.matchAll(relation)) {
    // In "she is my son now" the relation describes someone; it is not another person.
    const isSaidOf = /\b(?:is|was|are|were|be|been|become|became|as|like|than|not) $/i.test(text.slice(0, match.index));
    const isGod = /^our Father$/i.test(match[0]) && match[0].endsWith('Father');
    if (!isGod) people.push(...related(text, match, named).filter(({ name }) => !isSaidOf || name !== undefined));
  }
  if (!named) return people;
  for (const match of text.matchAll(titled)) {
    const name = isFree(match.index) ? nameAt(text.slice(match.index)) : undefined;
    if (name) people.push({ ...titledPerson(name), start: match.index, end: match.index + name.length });
  }
  for (const match of text.matchAll(bareKin)) {
    const before = text.slice(0, match.index);
    if (!isFree(match.index) || /\b(?:my|our|his|her|their|your|an?|the) (?:[\w-]+ )?$/i.test(before)) continue;
    const noun = match[0];
    if (people.some((one) => one.noun.split(' ').at(-1) === noun.toLowerCase())) continue;
    // "Dad" is his name; "dad" is my dad.
    const isName = /^\p{Lu}/u.test(noun);
    people.push({
      determiner: isName ? '' : 'my',
      noun,
      ...kindOf(noun),
      start: match.index,
      end: match.index + noun.length,
    });
  }
  for (const match of text.matchAll(bareRelation)) {
    if (
      !isFree(match.index) ||
      /\b(?:my|our|his|her|their|your|an?|the) (?:[\w-]+ )?$/i.test(text.slice(0, match.index))
    )
      continue;
    const noun = (match.groups?.opening ?? match.groups?.named ?? '').toLowerCase();
    const end = match.index + noun.length;
    const beside = nameBeside(text.slice(end), false);
    if (beside && /^(?:brother|sister)$/.test(noun)) {
      people.push({
        ...titledPerson(`${capitalize(noun)} ${beside.name}`),
        start: match.index,
        end: end + beside.length,
      });
      continue;
    }
    if (!match.groups?.opening && !beside) continue;
    people.push({
      determiner: 'my',
      noun,
      ...(beside ? { name: beside.name } : {}),
      ...kindOf(noun),
      start: match.index,
      end: end + (beside?.length ?? 0),
    });
  }
  return people.sort((a, b) => a.start - b.start);
}

const owned = new RegExp(
  `^ (?:${heads}|house|car|room|wedding|surgery|birthday|school|team|kidneys?)(?![\\p{L}])`,
  'iu',
);

function related(text: string, match: RegExpExecArray, mayBeNamed: boolean): Person[] {
  const written = withApostrophe(
    (match.groups?.noun ?? '')
      .toLowerCase()
      .replaceAll("'", '’')
      .replace(/ in law\b/, '-in-law'),
  );
  // "my daughters guinea pig" is one daughter's.
  const noun =
    owned.test(text.slice(match.index + match[0].length)) && !joint.includes(written)
      ? written.replace(/s$/, '')
      : written;
  const word = (match.groups?.determiner ?? '').toLowerCase();
  const kind = kindOf(noun);
  let end = match.index + match[0].length;
  const found = mayBeNamed ? nameBeside(text.slice(end), kind.plural) : undefined;
  if (found) end += found.length;
  const own = word === 'my' || word === 'our';
  const person: Person = {
    determiner: own ? word : word.startsWith('a') ? 'a' : '',
    noun: own || word.startsWith('a') ? noun : (found?.name ?? ''),
    ...(found ? { name: found.name } : {}),
    ...kind,
    start: match.index,
    end,
  };
  const second = own ? alsoRelated.exec(text.slice(end)) : undefined;
  // "my son Kai and Pastor Mike": a capital begins another title.
  const also = /^\p{Ll}/u.test(second?.groups?.noun ?? '') ? second?.groups?.noun : undefined;
  return [
    ...(person.noun ? [person] : []),
    ...(also && second
      ? [{ determiner: person.determiner, noun: also, ...kindOf(also), start: end + 1, end: end + second[0].length }]
      : []),
  ];
}

const joint: readonly string[] = ['kids', 'parents', 'twins', 'grandkids', 'grandparents', 'boys', 'girls', 'in-laws'];

/** "coworkers sister" with its apostrophe: "coworker’s sister". */
function withApostrophe(noun: string): string {
  const [, owner, rest] =
    new RegExp(`^((?:.* )?(?:${heads}|(?:${heads})s)) ((?:.* )?(?:${heads}))$`, 'iu').exec(noun) ?? [];
  if (!rest || !owner?.endsWith('s')) return noun;
  if (owner.endsWith('ss')) return `${owner}’s ${rest}`;
  return joint.includes(owner.split(' ').at(-1) ?? '') ? `${owner}’ ${rest}` : `${owner.slice(0, -1)}’s ${rest}`;
}

/** The name right after a relation, and its length in the text: " Ana Maria", ", Grace,", " named Leo". */
function nameBeside(rest: string, plural: boolean): { name: string; length: number } | undefined {
  const lead = introduced.exec(rest)?.[0] ?? '';
  if (!lead) return undefined;
  const name = nameAt(rest.slice(lead.length));
  if (!name) return undefined;
  let length = lead.length + name.length;
  const names = [name];
  while (plural) {
    const next = /^(?:, and |, | and | & )/.exec(rest.slice(length))?.[0];
    const another = next && nameAt(rest.slice(length + next.length));
    if (!another) break;
    names.push(another);
    length += next.length + another.length;
  }
  // "my husband, Army veteran" is no name: between commas a name is alone.
  const alone = lead !== ', ' || names.length > 1 || /^(?:[,.;!)]|['’]s\b|$)/.test(rest.slice(length));
  return alone ? { name: listOf(names), length } : undefined;
}

/** One name at the beginning of a text, with its title: `Mary-Kate`, `Rev. Sun-hee Park`. */
function nameAt(text: string): string | undefined {
  const run = nameRun.exec(text)?.[0].replace(/['’]s$/, '');
  if (!run) return undefined;
  const [, before = '', words = ''] = new RegExp(`^(${title} )?(.*)$`, 'u').exec(run) ?? [];
  const kept: string[] = [];
  for (const word of words.split(' ')) {
    const bare = word.replace(/['’]s$/, '');
    if (!isName(bare)) break;
    kept.push(bare);
    if (bare !== word) break;
  }
  // "Pastor Appreciation Sunday" and "our church Easter" are occasions.
  const next = words.split(' ')[kept.length]?.toLowerCase() ?? '';
  if (kept.length === 0 || (kept.at(-1) === words.split(' ')[kept.length - 1] && occasions.test(next)))
    return undefined;
  return `${before}${kept.join(' ')}`;
}

const occasions =
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|month|week|day|service|church|hospital|school)$/;

/** The pronoun of a name with a family word in it, such as "Uncle Joe" or "Dad". */
export function titlePronoun(name: string): Pronoun | undefined {
  return name.split(' ').flatMap((word) => {
    const { pronoun } = kindOf(word);
    return pronoun === 'they' ? [] : pronoun;
  })[0];
}

function titledPerson(name: string): Omit<Person, 'start' | 'end'> {
  return { determiner: '', noun: name, name, pronoun: titlePronoun(name) ?? 'they', plural: false, animal: false };
}

/** Pronoun and number of a relation, from its last word. A name decides neither. */
function kindOf(noun: string): { pronoun: Pronoun; plural: boolean; animal: boolean } {
  const head = noun.toLowerCase().split(' ').at(-1) ?? '';
  const has = (words: readonly string[]) => words.includes(head) || words.includes(noun.toLowerCase());
  const plural = has(relations.plural);
  return {
    pronoun: plural ? 'they' : has(relations.he) ? 'he' : has(relations.she) ? 'she' : 'they',
    plural,
    animal: has(relations.animals),
  };
}

function isName(word: string): boolean {
  const lower = word.toLowerCase();
  return /^\p{Lu}/u.test(word) && word !== word.toUpperCase() && !notNames.has(lower) && !familyNames.includes(lower);
}

/** Whether Most Words Begin Like This; a capital is then no sign of a name. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}
