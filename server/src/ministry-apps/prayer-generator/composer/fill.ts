import { capitalize } from '../../../app-kit/index.ts';
import { words } from '../texts.en.ts';
import type { Line } from '../theme.ts';
import { possessive } from '../understanding/names.ts';
import type { Subject } from '../understanding/subject.ts';
import { isTold } from '../understanding/told.ts';
import type { Facts } from '../understanding/understand.ts';

const flagged = /^([oiswc]+): /;
const slot = /\{([^{}]+)\}/g;

/** Whether earlier sentences have named the person; changes as lines are filled in reading order. */
export interface Said {
  subject: boolean;
}

/** Fills the slots of a line; undefined when its flags or what it takes for granted don't fit these facts, or a slot has no value. */
export function fill(line: Line, facts: Facts, said: Said = { subject: true }): string | undefined {
  const flags = flagged.exec(line)?.[1] ?? '';
  if (!fits(flags, facts) || !isTold(line, facts.told) || (!facts.subject.self && isOwn(line))) return undefined;
  const state = { introduced: said.subject, here: false, plural: facts.subject.plural };
  let missing = false;
  // In a prayer to God, what Christ did is "in Jesus you …"; to the Lord or to Jesus it needs no change.
  const worded = line.replace(
    flagged,
    flags.includes('c') && facts.address === 'God' ? `${words.prayer.inJesus} ` : '',
  );
  const text = worded.replace(slot, (_, name: string) => {
    const value = wordsOf(name, facts, state);
    if (value === undefined) missing = true;
    return value ?? '';
  });
  if (missing || unfit(text, facts.address)) return undefined;
  said.subject = state.introduced;
  return tidy(text);
}

/** Fills a line and begins it with a capital. */
export function sentence(line: Line, facts: Facts, said?: Said): string | undefined {
  const text = fill(line, facts, said);
  return text && capitalized(text, facts.names);
}

/** Whether a line names the one it is addressed to: "Jesus" in a prayer to Jesus, "Holy Spirit" in one to the Spirit. */
function unfit(text: string, address: Facts['address']): boolean {
  return (
    (address === 'Jesus' && /\b(?:Jesus|your Son)\b/.test(text)) || (address === 'Spirit' && /\bSpirit\b/.test(text))
  );
}

function tidy(text: string): string {
  return text
    .replace(/\s+([,.;:?!])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Sets capitals at the start and after full stops. Names keep their spelling. */
function capitalized(text: string, names: readonly string[]): string {
  return text.replace(/(^|[.!?]”? )(\p{Ll})/gu, (found, lead: string, letter: string, at: number) => {
    const rest = text.slice(at + lead.length);
    return names.some((name) => rest.startsWith(name)) ? found : `${lead}${letter.toUpperCase()}`;
  });
}

interface State {
  introduced: boolean;
  /** Whether this line has already named the person. */
  here: boolean;
  /** Whether the pronoun last used was plural. */
  plural: boolean;
}

function fits(flags: string, { subject, voice, address }: Facts): boolean {
  if (flags.includes('o') && (subject.self || subject.open || subject.unsaid)) return false;
  if (flags.includes('s') && !subject.self) return false;
  if (flags.includes('c') && !['God', 'Lord', 'Jesus'].includes(address)) return false;
  return !(flags.includes('i') && voice !== 'I') && !(flags.includes('w') && voice !== 'we');
}

/** Whether a line tells what the person who prays goes through: unfit in a prayer for someone else. */
const isOwn = (line: string) =>
  /\{(?:me|my|mine|myself)\}/i.test(line) &&
  !/^[a-z]*o[a-z]*: |\{(?:he|him|his|himself|who|whom|whose)\}|\{my\} (?:own words|thoughts)/i.test(line);

function wordsOf(name: string, facts: Facts, state: State): string | undefined {
  const choice = name.split('|');
  if (choice.length === 2) return agreed(choice as [string, string], facts, state);
  if (/^[A-Z]/.test(name) && name !== 'I') {
    const value = wordsOf(name.charAt(0).toLowerCase() + name.slice(1), facts, state);
    return value && capitalize(value);
  }
  if (name === 'matter') return matter(facts, state);
  return person(name, facts, state) ?? speaker(name, facts.voice) ?? fact(name, facts);
}

/** `{is|are}` agrees with the pronoun last used, `{n:is|are}` with the noun. */
function agreed([one, many]: [string, string], { subject, voice }: Facts, state: State): string {
  const noun = one.startsWith('n:');
  const singular = one.replace('n:', '');
  if (subject.self) return voice === 'I' && many === 'are' ? 'am' : voice === 'I' && many === 'were' ? 'was' : many;
  if (noun) return subject.plural ? many : singular;
  return state.plural ? many : singular;
}

const speakers: { readonly [slot: string]: readonly [one: string, many: string] } = {
  I: ['I', 'we'],
  me: ['me', 'us'],
  my: ['my', 'our'],
  mine: ['mine', 'ours'],
  myself: ['myself', 'ourselves'],
  am: ['am', 'are'],
};

function speaker(name: string, voice: 'I' | 'we'): string | undefined {
  return speakers[name]?.[voice === 'I' ? 0 : 1];
}

const selfForms: { readonly [slot: string]: string } = {
  who: 'I',
  whom: 'me',
  whose: 'my',
  he: 'I',
  him: 'me',
  his: 'my',
  himself: 'myself',
};
const pronouns = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themselves' },
} as const;

function person(name: string, { subject, voice }: Facts, state: State): string | undefined {
  const own = selfForms[name];
  if (own === undefined) return undefined;
  if (subject.unsaid) return undefined;
  if (subject.self) return speaker(own, voice);
  if (name === 'who' || name === 'whom' || name === 'whose') return mention(name, subject, state);
  const unknown = subject.pronoun === 'they' && !subject.plural;
  if ((unknown && !state.here) || !state.introduced) {
    if (name !== 'himself') return mention(name === 'his' ? 'whose' : 'who', subject, state);
  }
  state.plural = subject.pronoun === 'they';
  return pronouns[subject.pronoun][name as keyof (typeof pronouns)['he']];
}

function mention(form: 'who' | 'whom' | 'whose', subject: Subject, state: State): string | undefined {
  if (form === 'whose' && !subject.possessive) return undefined;
  const text = form === 'whose' ? subject.possessive : state.introduced ? subject.again : subject.first;
  if (form !== 'whose') state.introduced = true;
  state.here = true;
  state.plural = subject.plural;
  return text;
}

/** What is happening as a noun phrase; once the line has named the person, "his surgery" instead of "Dad’s surgery". */
function matter(facts: Facts, state: State): string | undefined {
  for (const phrase of facts.matter) {
    const line = state.here ? phrase.replaceAll('{whose}', '{his}') : phrase;
    const text = fill(line, facts, { subject: state.introduced || state.here });
    if (text) return text;
  }
  return undefined;
}

function fact(name: string, facts: Facts): string | undefined {
  switch (name) {
    case 'others':
      return facts.others;
    case 'remembered':
      return facts.remembered;
    case 'event':
      return facts.event;
    case 'dead':
      return facts.dead?.again;
    case 'deadFirst':
      return facts.dead?.first;
    case 'dead’s':
      return facts.dead && (facts.dead.possessive || possessive(facts.dead.again, false));
    default:
      return undefined;
  }
}
