import { abuse } from '../data/heart.ts';
import { topics } from '../data/themes.ts';
import type { Topic } from '../theme.ts';
import type { Person } from './people.ts';
import { canBeAbout } from './topics.ts';

/** The one occasion that a text is clearly about, and whose it is. */
export interface Occasion {
  topic: Topic;
  /** The person who writes, a person in the text, or the one named in the form. */
  owner: Person | 'self' | 'named';
  /** The person's own noun for it, e.g. `operation`. */
  event?: string;
}

interface Cue extends Occasion {
  start: number;
  end: number;
}

const mostWords = 60;

/** Words that make an occasion uncertain: contrast, doubt, blame, what did not happen, what is long past. */
const unclear =
  /\b(?:but|although|though|however|instead|supposed|denied|cancel\w*|postpon\w*|refus\w*|wish\w*|unless|if|(?:months?|years?) ago|last year|anniversary|used to|almost|nearly|might|dream\w*|movie|joke|angry|mad|furious|hate\w*|revenge|deserve\w*|lied|lying|cheat\w*|stole|steal\w*|guilt\w*|fault|blame\w*|asham\w*|affair|abus\w*|arrest\w*|drunk|abort\w*|when (?:I|we|he|she|they) w\w+|years? later|birthday|no longer|anymore|any more|relieved|glad|secret\w*|pretend\w*|not|no|never|nobody|nothing|cannot|\w+n['’]t|beat|survived|because (?:of me|I))\b|\?/i;

/** What can follow: the end of the clause, a time, a place. "Surgery privileges" and "our baby pictures" are something else. */
const after =
  '(?=$|[.,;:!\\n)–-]| (?:is |will be )?(?:on|in|at|by|to|for|from|and|after|before|since|again|when|while|so|this|next|last|today|tonight|tomorrow|yesterday|soon|two|three|four|five|six|a few|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\\p{L}]))';

/** Words that can come between a person and the words that make an occasion certain: "my sister *just had to start* chemo". */
const between =
  "(?:['’](?:s|m|re|ve)(?![\\p{L}]))?(?:,? (?:is|are|am|was|were|has|have|will|be|been|being|just|also|recently|still|now|going|to|get|got|getting|into|in|on|a|an|the|his|her|their|my|our|for|with|from|need|needs|start|starts|starting|started|scheduled|finally|very|so|feel|feels|feeling|having|first|big|final|suddenly|who|again|really|facing|job|both))*";

/**
 * Finds the occasion of a text; undefined when it is not certain, since a general prayer is better than a wrong one. Certain
 * is what one sentence of a short text says of a person, with no second topic and no word of doubt in the rest. Harm at home
 * needs only its sentence.
 */
export function certainOccasion(
  text: string,
  people: readonly Person[],
  names: readonly string[],
): Occasion | undefined {
  const owners = ownersIn(text, people, names);
  const harmed = cueOf(abuse, text, owners);
  if (harmed) return harmed;
  if ((text.match(/\S+/g) ?? []).length > mostWords) return undefined;
  const cues = topics.flatMap((topic) => cueOf(topic, text, owners) ?? []);
  const cue = cues.find(({ topic }) =>
    cues.every(
      // A text about any occasion can also mention fear.
      (one) => one.topic === topic || one.topic.id === 'anxiety' || topic.beside?.includes(one.topic.id),
    ),
  );
  if (!cue) return undefined;
  const rest = `${text.slice(0, cue.start)} … ${text.slice(cue.end)}`;
  if (unclear.test(rest)) return undefined;
  const competes = topics.some(
    (topic) =>
      topic !== cue.topic &&
      // The words about children match every child.
      topic.id !== 'anxiety' &&
      topic.id !== 'child' &&
      !cue.topic.beside?.includes(topic.id) &&
      canBeAbout(topic, rest),
  );
  return competes ? undefined : cue;
}

interface Owner {
  owner: Person | 'self' | 'named';
  end: number;
}

/** Where the text mentions someone: people by relation, the person who writes, the names in the form. */
function ownersIn(text: string, people: readonly Person[], names: readonly string[]): Owner[] {
  const self = [...text.matchAll(/(?<![\p{L}’'])(?:I|we|my|our)(?![\p{L}])/giu)]
    .filter(({ index }) => !people.some(({ start, end }) => index >= start && index < end))
    .map((match) => ({ owner: 'self' as const, end: match.index + match[0].length }));
  const [only] = names;
  const pronouns = only && names.length === 1 && people.length === 0 ? '|he|she|they' : '';
  const named = only
    ? [...text.matchAll(new RegExp(`(?<![\\p{L}’'])(?:${names.map(escaped).join('|')}${pronouns})(?![\\p{L}])`, 'giu'))]
        .filter(({ index }) => !people.some(({ start, end }) => index >= start && index < end))
        .map((match) => ({ owner: 'named' as const, end: match.index + match[0].length }))
    : [];
  return [...people.map((person) => ({ owner: person, end: person.end })), ...self, ...named];
}

function cueOf(topic: Topic, text: string, owners: readonly Owner[]): Cue | undefined {
  if (!topic.sure || topic.unless?.test(text)) return undefined;
  const pattern = new RegExp(`^${between},? (?<cue>${topic.sure.source})${after}`, 'iu');
  for (const { owner, end } of owners) {
    if (!suits(topic, owner)) continue;
    const match = pattern.exec(text.slice(end));
    if (!match) continue;
    const event = topic.nouns?.exec(match.groups?.cue ?? '')?.[0].toLowerCase();
    return { topic, owner, start: end, end: end + match[0].length, ...(event ? { event } : {}) };
  }
  return undefined;
}

function suits({ sureOf, id }: Topic, owner: Person | 'self' | 'named'): boolean {
  const person = typeof owner === 'object' ? owner : undefined;
  if (person?.animal) return sureOf === 'animal';
  if (id === 'death' && (!person || notCloseFamily.test(person.noun))) return false;
  if (sureOf === 'animal') return false;
  return sureOf === undefined || (sureOf === 'self') === (owner === 'self');
}

/** People whose death is not prayed about in the words for close family. */
const notCloseFamily =
  /’s |^ex-|\b(?:baby|newborn|infant|toddler|child|kids?|children|neighbou?r|boss|co-?worker|colleague|teacher|student|pastor|priest|roommate|classmate|teammate|mentor)$/;

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
