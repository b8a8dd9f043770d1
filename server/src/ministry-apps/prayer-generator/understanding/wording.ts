import { kin } from '../data/kin.ts';
import { type Person, titlePronoun } from './people.ts';
import type { Subject } from './subject.ts';

/** Whether "my sister" and "Ana" are the same one, so that both can be said together: "my sister Ana". */
export function kinBeside(names: readonly string[], person: Person | undefined, text: string): person is Person {
  const [only = ''] = names;
  if (!person || person.plural || names.length > 1 || person.determiner === '' || titlePronoun(only)) return false;
  return !text.includes(only) || person.name === only;
}

/** In many voices "my father" becomes "a father we love", so that nobody hears the Lord's Prayer in it. */
export function worded(person: Person, voice: 'I' | 'we'): { first: string; again: string } {
  if (person.determiner === '') return { first: person.noun, again: person.noun };
  if (
    person.determiner === 'our' ||
    (isCompanion(person) && !(person.determiner === 'a' && /family|household/.test(person.noun)))
  ) {
    const own = voice === 'we' || person.determiner === 'our' ? `our ${person.noun}` : `my ${person.noun}`;
    return { first: own, again: own };
  }
  if (person.determiner === 'my' && voice === 'I') return { first: `my ${person.noun}`, again: `my ${person.noun}` };
  const article = person.plural ? '' : /^[aeiou]/i.test(person.noun) ? 'an ' : 'a ';
  return {
    first: `${article}${person.noun}${person.determiner === 'a' ? '' : ' we love'}`,
    again: `${person.plural ? 'these' : 'this'} ${person.noun}`,
  };
}

/** The person's sentences with the name put in: "My daughter Priya has an exam"; in many voices "Marcus came home". */
export function adopted(
  text: string,
  people: readonly Person[],
  subject: Subject,
  names: readonly string[],
  voice: 'I' | 'we',
): (sentence: string) => string {
  const [person] = people;
  if (!person || (person.determiner !== 'my' && person.determiner !== 'our')) return (sentence) => sentence;
  const beside = kinBeside(names, person, text) && person.name === undefined;
  const many = voice === 'we' && person.determiner === 'my' && !subject.self && (beside || isCompanion(person));
  const phrase = new RegExp(`\\b${person.determiner} ${person.noun}\\b`, many ? 'gi' : 'i');
  let done = !beside;
  return (sentence) => {
    if (many) return sentence.replace(phrase, subject.again);
    if (done || !phrase.test(sentence)) return sentence;
    done = true;
    return sentence.replace(phrase, `$& ${names[0]}`);
  };
}

/** Whether someone is "our" one in every voice: a friend, a neighbor, a brother or sister of the church. */
export function isCompanion({ noun }: Person): boolean {
  const head = noun.split(' ').at(-1) ?? noun;
  return (
    /^(?:brother|sister|family|household)s?$/.test(head) ||
    ([...kin.they, 'friends', 'neighbors', 'coworkers', 'colleagues', 'students'] as string[]).includes(head)
  );
}

/** How the next person of the text is called in this voice; undefined when the voice cannot say it. */
export function nearWords(person: Person, voice: 'I' | 'we'): string | undefined {
  if (person.noun.startsWith('ex-')) return undefined;
  if (person.name) return person.name;
  if (voice === 'we' && person.determiner === 'my' && !isCompanion(person)) return undefined;
  return worded(person, voice).again;
}
