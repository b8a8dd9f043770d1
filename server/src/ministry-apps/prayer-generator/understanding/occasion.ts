import { abuse } from '../data/heart.ts';
import { topics } from '../data/themes.ts';
import type { Topic } from '../theme.ts';
import type { Person } from './people.ts';
import { mayBeAbout } from './topics.ts';

/** The one occasion that a text clearly speaks of, and whose it is. */
export interface Occasion {
  topic: Topic;
  /** The one who writes, someone of the text, or the one whom the form names. */
  owner: Person | 'self' | 'named';
  /** The person's own noun for it, e.g. `operation`. */
  event?: string;
}

interface Cue extends Occasion {
  start: number;
  end: number;
}

const mostWords = 60;

/** Words that change what a sentence says: contrast, doubt, blame, what did not happen, what is long past. */
const unclear =
  /\b(?:but|although|though|however|instead|supposed|denied|cancel\w*|postpon\w*|refus\w*|wish\w*|unless|if|(?:months?|years?) ago|last year|anniversary|used to|almost|nearly|might|dream\w*|movie|joke|angry|mad|furious|hate\w*|revenge|deserve\w*|lied|lying|cheat\w*|stole|steal\w*|guilt\w*|fault|blame\w*|asham\w*|affair|abus\w*|arrest\w*|drunk|abort\w*|when (?:I|we|he|she|they) w\w+|years? later|birthday|no longer|anymore|any more|relieved|glad|secret\w*|pretend\w*|not|no|never|nobody|nothing|cannot|\w+n['’]t|beat|survived|because (?:of me|I))\b|\?/i;

/** What may follow: the end of the clause, a time, a place. "Surgery privileges" and "our baby pictures" are something else. */
const after =
  '(?=$|[.,;:!\\n)–-]| (?:is |will be )?(?:on|in|at|by|to|for|from|and|after|before|since|again|when|while|so|this|next|last|today|tonight|tomorrow|yesterday|soon|two|three|four|five|six|a few|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\\p{L}]))';

/** Words that may stand between a person and what makes an occasion certain: "my sister *just had to start* chemo". */
const between =
  "(?:['’](?:s|m|re|ve)(?![\\p{L}]))?(?:,? (?:is|are|am|was|were|has|have|will|be|been|being|just|also|recently|still|now|going|to|get|got|getting|into|in|on|a|an|the|his|her|their|my|our|for|with|from|need|needs|start|starts|starting|started|scheduled|finally|very|so|feel|feels|feeling|having|first|big|final|suddenly|who|again|really|facing|job|both))*";

/**
 * The occasion of a text, or undefined when it is not certain. It is certain when one sentence says it of a person, in a
 * short text in which nothing else competes and nothing casts doubt on it. Harm at home needs no more than its sentence. A general prayer is better than a wrong one.
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
      // Fear may be said beside every occasion.
      (one) => one.topic === topic || one.topic.id === 'anxiety' || topic.beside?.includes(one.topic.id),
    ),
  );
  if (!cue) return undefined;
  const rest = `${text.slice(0, cue.start)} … ${text.slice(cue.end)}`;
  if (unclear.test(rest)) return undefined;
  const competes = topics.some(
    (topic) =>
      topic !== cue.topic &&
      // Fear stands beside everything, and the words about children match every child.
      topic.id !== 'anxiety' &&
      topic.id !== 'child' &&
      !cue.topic.beside?.includes(topic.id) &&
      mayBeAbout(topic, rest),
  );
  return competes ? undefined : cue;
}

interface Owner {
  owner: Person | 'self' | 'named';
  end: number;
}

/** Where the text speaks of someone, in its order: the writer, people behind relations, the name of the form. */
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
  if (id === 'death' && (!person || notOwnDead.test(person.noun))) return false;
  if (sureOf === 'animal') return false;
  return sureOf === undefined || (sureOf === 'self') === (owner === 'self');
}

/** Of these the words for a long life that was shared in one house are not said. */
const notOwnDead =
  /’s |^ex-|\b(?:baby|newborn|infant|toddler|child|kids?|children|neighbou?r|boss|co-?worker|colleague|teacher|student|pastor|priest|roommate|classmate|teammate|mentor)$/;

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
