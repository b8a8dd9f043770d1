import { type State, states } from '../data/states.ts';
import type { NeedLines } from '../theme.ts';
import { isHarsh, withoutContempt } from './own-words.ts';
import { findPeople, type Person } from './people.ts';
import { plainWords, sentencesIn } from './plain-words.ts';
import { type Role, rolesOf } from './roles.ts';
import { type Subject, subjectOf } from './subject.ts';

/** What a text says that someone feels, lacks, wants or does not know. */
export interface PlainNeed {
  lines: NeedLines;
  /** The writer's own sentence before it: "I am so nervous about being the oldest one in the room." */
  told?: string;
  /** The words of the text that it is read from. */
  from: string;
}

interface Reader {
  voice: 'I' | 'we';
  names: readonly string[];
}

/** Most of them in one prayer. */
const MOST = 5;
const MOST_WORDS = 22;

const clauseEnd =
  /(?:[;:–—(),]\s*|\s-\s|\s(?=(?:and|but|because|so(?= (?:I|we|he|she|they|it|my|our|the|now)(?![\p{L}]))|since|although|while)\s))/iu;
const lead =
  /^(?:(?:and|but|because|so|since|although|while|now|also|please|lord|god|hi|honestly|today|then|well|still|the truth is|i know(?: that)?|i think|i guess|just)[\s,]+)+/iu;
const be =
  /^(?:(?:’m|’s|’re|’ve been|’s been)|\s(?:am|is|are|feels?|feeling|gets?|getting|looks?|seems?|has been|have been|am feeling|is feeling|just feel))(?=\s)/iu;
const degree =
  /^(?:\s(?:so|very|really|just|still|also|too|pretty|kind of|sort of|a little|a bit|all|always|already|such|extremely|super|incredibly|totally|completely|absolutely|honestly|both|more|the most|now|\p{L}+ly|going to be|gonna be|being))*\s/iu;
const self = /^(?:I|we)(?=[\s’])/i;
const other = /^(?<pronoun>he|she|they)(?=[\s’])/i;

/** Reads what a text says of feelings and needs, by the grammar of its clauses, in its order and each kind once a person. */
export function plainNeeds(text: string, { voice, names }: Reader): PlainNeed[] {
  const plain = plainWords(text, names);
  const people = findPeople(plain);
  const roles = rolesOf(plain, people);
  const known = people.map((person, index) => ({ person, role: roles[index] ?? 'mentioned' }));
  const found: PlainNeed[] = [];
  let at = 0;
  for (const sentence of sentencesIn(plain)) {
    const start = plain.indexOf(sentence, at);
    at = start + sentence.length;
    if (sentence.trim().endsWith('?')) continue;
    found.push(
      ...wishesIn(sentence, start, known, { voice, names }),
      ...statesIn(sentence, start, known, { voice, names }),
    );
  }
  const said = new Set<string>();
  return found.filter(({ lines: [first] }) => !said.has(first) && said.add(first)).slice(0, MOST);
}

interface Known {
  person: Person;
  role: Role;
}

function statesIn(sentence: string, start: number, known: readonly Known[], reader: Reader): PlainNeed[] {
  const found: PlainNeed[] = [];
  let at = 0;
  let whom: Subject | 'self' | undefined;
  for (const clause of sentence.split(clauseEnd)) {
    const from = sentence.indexOf(clause, at);
    at = from + clause.length;
    const bare = clause.replace(lead, '');
    const offset = start + from + clause.length - bare.length;
    const owner = subjectIn(bare, offset, known, reader);
    whom = owner ? owner.whom : startsAnother(bare) ? undefined : whom;
    const predicate = owner ? bare.slice(owner.length) : ` ${bare}`;
    // "Just bored and lonely." says it of the writer.
    const isBare = !owner && from === 0 && !/^\s*(?:a|an|the|my|our|his|her|their)\b/i.test(bare);
    const state = stateOf(predicate, owner === undefined);
    const who = isBare && state ? 'self' : whom;
    if (state && who && !/\?\s*$/.test(clause)) found.push(needFor(state, who, bare, predicate, reader));
  }
  return found;
}

/** Whether a clause without a known subject begins with another noun. */
const startsAnother = (clause: string) =>
  /^(?:the|a|an|this|that|these|my|our|his|her|their|it|there|everyone|people|\p{Lu}\p{L}+)\b/u.test(clause);

function subjectIn(
  clause: string,
  offset: number,
  known: readonly Known[],
  { voice, names }: Reader,
): { whom: Subject | 'self' | undefined; length: number } | undefined {
  const own = self.exec(clause);
  if (own) return { whom: 'self', length: own[0].length };
  const pronoun = other.exec(clause)?.groups?.pronoun?.toLowerCase();
  if (pronoun) {
    const meant = antecedent(pronoun, offset, known, names);
    return { whom: meant && subjectOf(meant, names, voice), length: pronoun.length };
  }
  const person = known.find(({ person: { start } }) => start === offset);
  if (!person) return undefined;
  const length = person.person.end - offset;
  const isAlive = person.role !== 'died' && !person.person.animal && /^[\s’]/.test(clause.slice(length));
  return { whom: isAlive ? subjectOf(person.person, names, voice) : undefined, length };
}

/** Someone who is only named in the form. */
const someone: Omit<Person, 'noun'> = {
  determiner: '',
  pronoun: 'they',
  plural: false,
  animal: false,
  start: 0,
  end: 0,
};

/** The one person before a pronoun whom it can mean. */
function antecedent(
  pronoun: string,
  offset: number,
  known: readonly Known[],
  names: readonly string[],
): Person | undefined {
  const fitting = known.filter(
    ({ person, role }) =>
      role !== 'mentioned' &&
      person.start < offset &&
      person.plural === (pronoun === 'they') &&
      (person.pronoun === pronoun || (person.pronoun === 'they' && pronoun !== 'they')),
  );
  const last = fitting.at(-1);
  const [only] = names;
  if (!last && only && names.length === 1) return { ...someone, noun: only, name: only };
  const isClear = fitting.length === 1 || fitting.every(({ person }) => person.noun === last?.person.noun);
  if (!last || last.role === 'died' || last.person.animal || (!isClear && names.length > 1)) return undefined;
  return isClear || last.person.pronoun === pronoun ? last.person : undefined;
}

function stateOf(predicate: string, isBare: boolean): State | undefined {
  const linked = be.exec(predicate);
  if (linked || isBare) {
    const rest = predicate.slice(linked?.[0].length ?? 0);
    const words = rest.slice((degree.exec(rest)?.[0] ?? '').length);
    const isIt = states.find((state) => state.be?.test(words));
    if (isIt) return isIt;
  }
  const words = predicate.replace(/^(?:’ve|’s)/i, '').slice((degree.exec(predicate)?.[0] ?? ' ').length);
  return states.find((state) => state.does?.test(words));
}

/** What the writer feels comes in their own sentence where it says what about. */
function needFor(state: State, who: Subject | 'self', clause: string, predicate: string, { voice }: Reader): PlainNeed {
  const isSelf = who === 'self';
  const whom = isSelf ? (voice === 'we' ? 'us' : 'me') : who.again;
  const whose = isSelf ? (voice === 'we' ? 'our' : 'my') : who.possessive || `${who.again}’s`;
  const asks = state.asks.map((line) => twice(line, whom, isSelf ? '' : objectOf(who)).replaceAll('{whose}', whose));
  const told = isSelf && voice === 'I' ? toldBy(clause, predicate) : undefined;
  const [first = '', ...more] = asks;
  return { lines: [first, ...more], from: clause, ...(told ? { told } : {}) };
}

/** After the first {whom} comes a pronoun. */
function twice(line: string, whom: string, again: string): string {
  let said = false;
  return line.replace(/\{whom\}/g, () => {
    const words = said && again ? again : whom;
    said = true;
    return words;
  });
}

const objectOf = ({ pronoun }: Subject) => ({ he: 'him', she: 'her', they: 'them' })[pronoun];

/** "I am so nervous about being the oldest one in the room." */
function toldBy(clause: string, predicate: string): string | undefined {
  if (!self.test(clause) || !/\s(?:about|of|that|to|for|by|from|with|at)\s/.test(predicate)) return undefined;
  return sayable(clause.trim());
}

const wishes: readonly { begin: RegExp; say: (rest: string, voice: 'I' | 'we') => string[] }[] = [
  {
    begin:
      /\b(?:I|we) (?:really |just |honestly |still |truly )*(?:don’t|do not) know (?=(?:how|what|when|where|which|who|whether|if)\b(?! (?:long|much|(?:I|we)(?:’d| would)? (?:ever )?do without)\b))/iu,
    say: (rest, voice) => [`Show ${voice === 'we' ? 'us' : 'me'} ${rest.replace(/^if\b/i, 'whether')}.`],
  },
  {
    begin:
      /\b(?:decide|deciding|decision on|figure out|figuring out) (?=(?:how|what|when|where|which|whether|if|between)\b)/iu,
    say: (rest, voice) =>
      /^between/i.test(rest)
        ? [`Help ${voice === 'we' ? 'us' : 'me'} decide ${rest}.`]
        : [`Show ${voice === 'we' ? 'us' : 'me'} ${rest.replace(/^if\b/i, 'whether')}.`],
  },
  {
    begin:
      /(?:\b(?:I|we) (?:(?:just|really|do|only|also|so|truly|still) )*(?:want|would like|hope|long|need)|\b(?:I’d|we’d) (?:\p{L}+ )?like|\b(?:I|we)(?:’m|’re| am| are) (?:(?:just|really|still|so) )*(?:trying|hoping|supposed)|(?<=^)(?:trying|hoping)) to (?!(?:pray|ask|say|thank|share|have something|write|send|scream|cry|give up|leave|die|hit|punch|run|know|see|tell|request|lift|let|mention|add|disappear|hide|go to sleep|kill)\b)/iu,
    say: (rest, voice) => [
      `Help ${voice === 'we' ? 'us' : 'me'} to ${rest}.`,
      `Help ${voice === 'we' ? 'us' : 'me'} ${rest}.`,
    ],
  },
  {
    begin: /\b(?:I|we) (?:(?:really|so|just|still|also) )*need (?=(?:him|her|them) (?:not )?to\s)/iu,
    say: (rest) => [`Let ${rest.replace(/ (not )?to /i, (_, not = '') => ` ${not}`)}.`],
  },
  {
    begin: /\b(?:I|we) (?:(?:really|so|just|still|also) )*need (?=(?:an?|the|some|more|new|another|my|our|enough)\s)/iu,
    say: (rest, voice) => {
      const I = voice === 'we' ? 'We' : 'I';
      return [`${I} ask for ${rest}.`, `${I} pray for ${rest}.`];
    },
  },
  {
    begin:
      /(?:^|[,;]\s|\band )(?:(?:the|my|our|his|her|their) )?(?:truck|car|van|house|roof|furnace|boiler|fridge|washer|dryer|stove|building|church|school|town|family|farm|tractor|well|heater|he|she|they) needs? (?=(?:an?|the|some|more|new|another)\s)/iu,
    say: (rest, voice) => {
      const I = voice === 'we' ? 'We' : 'I';
      return [`${I} ask for ${rest}.`, `${I} pray for ${rest}.`];
    },
  },
  {
    begin:
      /\b(?:I|we) (?:(?:really|so|just|still|already|also|do) )*miss (?!(?:work|out|class|school|church|a|an)\b)/iu,
    say: (rest, voice) =>
      voice === 'we'
        ? [`Comfort us. We miss ${rest}.`]
        : [`I miss ${rest}. Comfort me.`, `Comfort me. I miss ${rest}.`],
  },
];

const wishEnd =
  /\s*(?:[;:–—(]|\s-\s|\d{3,}|\$|,\s+(?:(?:I|he|she|they|we|it|there|who|which|but|so|because|and (?:I|he|she|they|we|it|the|my|our))(?=[\s’]))|\s(?:but|because|so (?:I|we|he|she|they|that)|and (?:now |then )?(?:I|he|she|they|we|it|the|my|our))(?=[\s’])|\s(?:please|thanks|thank you|lol|amen)\b)/iu;

/** What the writer wants to do, does not know, needs or misses, as petitions. */
function wishesIn(sentence: string, start: number, people: readonly Known[], { voice, names }: Reader): PlainNeed[] {
  return wishes.flatMap(({ begin, say }) => {
    const found = begin.exec(sentence);
    if (!found || /\b(?:not|never|\p{L}+n’t|used to|if|why)\s*(?:\p{L}+\s)?$/iu.test(sentence.slice(0, found.index)))
      return [];
    const rest = sentence.slice(found.index + found[0].length);
    const end = wishEnd.exec(rest);
    const words = (end ? rest.slice(0, end.index) : rest)
      .replace(/(?:[\s.,!]|\s(?:anymore|though|either|lol))+$/iu, '')
      .trim();
    const lines = words
      ? say(withName(words, start + found.index, people, { voice, names }), voice).flatMap(
          (line) => sayable(line) ?? [],
        )
      : [];
    const [first, ...more] = lines;
    return first ? [{ lines: [first, ...more] as const, from: sentence }] : [];
  });
}

/** "what to tell him": whom is said where it can only be one. */
function withName(words: string, offset: number, people: readonly Known[], { voice, names }: Reader): string {
  return words.replace(/\b(him|her|them)$/i, (pronoun) => {
    const subject = { him: 'he', her: 'she', them: 'they' }[pronoun.toLowerCase()] ?? '';
    const meant = antecedent(subject, offset, people, names);
    return meant ? subjectOf(meant, names, voice).again : pronoun;
  });
}

/** A sentence that can be said aloud to God; undefined when it is too long, harsh, or speaks to us. */
function sayable(words: string): string | undefined {
  const kept = withoutContempt(words);
  if (!kept || kept.split(/\s+/).length > MOST_WORDS || isHarsh(kept) || /[?{}]/.test(kept)) return undefined;
  if (/\b(?:you guys|y’all|your|website|lol|haha|email)\b/i.test(kept)) return undefined;
  const sentence = kept.charAt(0).toUpperCase() + kept.slice(1);
  return /[.!]$/.test(sentence) ? sentence : `${sentence}.`;
}
