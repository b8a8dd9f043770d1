import { kin } from '../data/kin.ts';
import { possessive } from './names.ts';
import { kinPronoun, type Person } from './people.ts';
import { oneself, type Reading, type Subject, subjectFor } from './subject.ts';
import { nearWords } from './wording.ts';

interface Mourning {
  subject: Subject;
  dead?: Subject;
  other?: string;
}

const relatives = [...kin.he, ...kin.she, ...kin.they].join('|');
const lossOf = new RegExp(
  `\\b(?:lost|lose|losing|buried|burying|bury|mourns?|mourning)\\s+(his|her|their)\\s+((?:\\w+\\s+)?(?:${relatives}))\\b`,
  'i',
);
const saidBefore =
  /\b(?:lost|losing|lose|bury|burying|buried|(?:death|funeral|burial|loss|suicide|passing|memory|life) of|(?:funeral|service|memorial) for|mourn(?:ing)?|griev(?:e|ing)(?: for)?|miss(?:ing)?|without)\s*$/i;
const saidAfter =
  /^(?:['’]s (?:\w+ )?(?:funeral|death|memorial|burial|passing|suicide|graveside|celebration|wake)|(?:,? \w+){0,2}? (?:died|passed|is dead|killed|took (?:his|her|their) own|drowned))\b/i;

/** Who mourns and who is mourned. Nobody counts as dead unless the text says so of them. */
export function mourning(reading: Reading): Mourning {
  const { text, people, names, voice } = reading;
  const loss = lossOf.exec(text);
  if (loss && (people.length > 0 || names.length > 0)) {
    return {
      subject: subjectFor(people[0], reading),
      dead: relativeOf(`${loss[1]} ${loss[2]}`.toLowerCase(), loss[2] ?? ''),
    };
  }
  const dead = people.find((person) => isMourned(text, person));
  const other = people.find((person) => person !== dead);
  const near = other && nearWords(other, voice);
  const owner = dead && /^(.+)’s (.+)/.exec(dead.noun)?.[1];
  if (dead && owner) {
    const mourner: Person = { ...dead, noun: owner, pronoun: kinPronoun(owner) ?? 'they' };
    return { subject: subjectFor(mourner, reading), dead: subjectFor(dead, { ...reading, names: [] }) };
  }
  if (dead) return { subject: oneself, dead: subjectFor(dead, reading), ...(near ? { other: near } : {}) };
  if (people[0]) return { subject: subjectFor(people[0], reading) };
  const named = names.some((name) => isMournedName(text, name)) || (names.length > 0 && !/\bgriev|\bmourn/i.test(text));
  return { subject: oneself, ...(named ? { dead: subjectFor(undefined, reading) } : {}) };
}

function isMourned(text: string, { start, determiner, noun, name }: Person): boolean {
  if (/^late\b/.test(noun)) return true;
  const phrase = `${determiner} ${noun}`.trim();
  const named = name ? `(?:,? ${name})?` : '';
  const rest = text.slice(start).replace(new RegExp(`^(?:${phrase.replace('’', "['’]")}|an ${noun})${named}`, 'i'), '');
  return saidBefore.test(text.slice(0, start)) || saidAfter.test(rest);
}

function isMournedName(text: string, name: string): boolean {
  const start = text.indexOf(name);
  return start >= 0 && (saidBefore.test(text.slice(0, start)) || saidAfter.test(text.slice(start + name.length)));
}

function relativeOf(noun: string, word: string): Subject {
  const pronoun = kinPronoun(word) ?? 'they';
  return {
    ...oneself,
    self: false,
    first: noun,
    again: noun,
    possessive: possessive(noun, false),
    titled: noun,
    pronoun,
  };
}
