import { anyOccasion } from '../data/any-occasion.ts';
import { abuse, low } from '../data/heart.ts';
import { anniversary } from '../data/occasions/public-and-joy.ts';
import { occasions } from '../data/occasions.ts';
import { safety } from '../data/safety.ts';
import { type Purpose, purposes } from '../data/themes.ts';
import type { Theme, Topic } from '../theme.ts';
import type { OccasionId } from './groups.ts';
import type { Occasion } from './occasion.ts';
import { askedFor, isOwnSign, ownerOf } from './owner.ts';
import type { Person } from './people.ts';
import { everyone, namedSubject, oneself, type Subject, subjectOf, unsaid } from './subject.ts';

/** Whom a sure occasion is for: the person nearest to its words, the names in the form, or no one who is certain. */
export function subjectOfRead(
  id: OccasionId,
  theme: Theme | Topic,
  {
    text,
    names,
    people,
    mentioned,
    isChosen,
    voice,
    whom,
  }: Pick<SubjectParts, 'names' | 'people' | 'voice'> & {
    text: string;
    /** Everyone in the text, whatever it says of them. */
    mentioned: readonly Person[];
    /** The person chose the occasion: one name in the form is whose it is. */
    isChosen: boolean;
    whom: 'me' | 'other' | undefined;
  },
): { subject: Subject; dead?: Subject } {
  const { self, cue } = occasions[id];
  if (id === 'death' && isBereaved(text, mentioned)) return { subject: unsaid };
  if (
    self ||
    theme.about ||
    id === 'death' ||
    (id === 'thanks' && (theme === anniversary || people.length + names.length !== 1))
  )
    return { subject: oneself };
  if (names.length > 0)
    return {
      subject:
        (isChosen && names.length === 1) || isWhole(names, people, mentioned, text) ? namedSubject(names) : unsaid,
    };
  if (whom === 'me') return { subject: oneself };
  const asked = askedFor(text, people);
  // "I start chemo. Pray for my husband": it is not certain whose it is, and no one is named as ill.
  if (asked && isOwnSign(text, cue, people, asked.start)) return { subject: unsaid };
  const owner = asked ?? (whom ? onlyOf(people) : ownerOf(text, cue, people));
  if (owner === 'self') return { subject: mentioned.length === 0 && !others.test(text) ? oneself : unsaid };
  return { subject: owner && !owner.animal ? subjectOf(owner, names, voice) : unsaid };
}

/** Whether the names in the form are who an occasion is for: not one of several people, and not more than it is about. */
function isWhole(
  names: readonly string[],
  people: readonly Person[],
  mentioned: readonly Person[],
  text: string,
): boolean {
  const said = text.toLowerCase();
  if (mentioned.length === 0 || names.every((name) => said.includes(name.toLowerCase()))) return true;
  const [only, another] = people.length > 0 ? people : mentioned;
  return another === undefined && (names.length === 1 || only?.plural === true);
}

/** Words for someone who is not named. */
const others = /\b(?:he|she|they|him|her|his|them|their)\b/i;

const onlyOf = ([only, another]: readonly Person[]) => (another ? undefined : only);

/** Whether the text says that someone else has lost a person: "my neighbor lost her mother". */
const isBereaved = (text: string, people: readonly Person[]) =>
  people.some(({ end }) =>
    /^(?: \p{L}+){0,2} (?:just |has |have )?(?:lost|is grieving|are grieving|buried) /u.test(text.slice(end)),
  );

interface SubjectParts {
  occasion?: Occasion | undefined;
  theme: Theme | Topic;
  purpose: Purpose;
  names: readonly string[];
  people: readonly Person[];
  voice: 'I' | 'we';
  hasText: boolean;
  speaksOfSelf: boolean;
}

/** Whom the prayer is for: the owner of a certain occasion, the people named in the form, or the person who prays. */
export function subjectFor(parts: SubjectParts): { subject: Subject; dead?: Subject } {
  const { occasion, theme, purpose, names, people, voice, hasText, speaksOfSelf } = parts;
  if (occasion) {
    const { topic, owner } = occasion;
    const owned =
      owner === 'self' ? oneself : isNamed(owner, names) ? namedSubject(names) : subjectOf(owner, names, voice);
    if (topic.id === 'death') return { subject: oneself, dead: owned };
    return { subject: topic.about || topic === abuse || topic.sureOf === 'animal' ? oneself : owned };
  }
  if (theme === low || theme === anyOccasion || theme === safety || theme.about) return { subject: oneself };
  if (theme.id === 'concern') return { subject: unsaid };
  const open = purposes[purpose];
  if (names.length > 0 && open.forNames) return { subject: namedSubject(names) };
  const [person, another] = people;
  if (open.forNames && 'forPeople' in open && person && !another && person.determiner !== 'a')
    return { subject: subjectOf(person, names, voice) };
  const isOwn = people.length === 0 && speaksOfSelf;
  return { subject: hasText && !isOwn && 'open' in open ? everyone(open.open) : oneself };
}

/** Whether the names in the form mean the owner: the text has no one else, or the owner is one of several names. */
function isNamed(owner: Person | 'named', names: readonly string[]): owner is 'named' {
  if (owner === 'named') return true;
  return names.length > 1 && (owner.plural || names.some((name) => name === owner.name));
}
