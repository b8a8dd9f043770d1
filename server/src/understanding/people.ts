import nlp from 'compromise';

const relations =
  'husband|wife|son|daughter|mother|mom|mum|father|dad|brother|sister|grandson|granddaughter|grandmother|grandma|grandfather|grandpa|aunt|uncle|niece|nephew|cousin|friend|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee|neighbor|boss|coworker|roommate|baby|boy|girl|stepson|stepdaughter|stepfather|stepmother|mother-in-law|father-in-law|son-in-law|daughter-in-law|brother-in-law|sister-in-law|godson|goddaughter|pastor|teacher|student|teammate|kid|child';
const pets = /\b(?:dog|cat|puppy|kitten|horse|rabbit|bunny|parrot|hamster|pony|goat|cow|lab|beagle|terrier)\b/i;
const named = new RegExp(
  `\\b(?:my|our|his|her|their)\\s+(?:\\w+\\s+)?(?:${relations}),?\\s+(\\p{Lu}[\\p{L}'’-]+)`,
  'gu',
);
const called =
  /\b(?:named (?:her|him|them)|is named|name is|called (?:her|him))\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/gu;
const bothNames = /\bnames are (\p{Lu}[\p{L}'’-]+) and (\p{Lu}[\p{L}'’-]+)/gu;
const titled =
  /\b(?:Pastor|Father|Fr\.|Rev\.|Reverend|Mrs\.|Mr\.|Ms\.|Miss|Dr\.|Deacon|Elder|Sister|Brother|Uncle|Aunt|Grandma|Grandpa)\s+\p{Lu}[\p{L}'’-]+/gu;

/** Names that are called upon in a prayer. "Jesús" is a first name. */
const divine =
  /\b(?:God|Jesus|Christ|Lord|Savior|Saviour|Holy|Spirit|Yahweh|Jehovah|Abba|Heavenly|Satan|Bible|Mary Mother)\b/i;

interface NlpPerson {
  text: string;
  offset: { start: number };
  terms: readonly { tags: readonly string[] }[];
}

/**
 * Names of people in an English text, each once, in their order. A capital letter alone makes no name; pets are left out.
 */
export function peopleIn(text: string): string[] {
  const found: { name: string; at: number }[] = [];
  const add = (name: string, at: number) => {
    const clean = name.replace(/(?:['’]s)?[.,;:!?]*$/, '').trim();
    if (
      clean &&
      !divine.test(clean) &&
      !found.some((known) => known.name === clean || known.name.endsWith(` ${clean}`))
    )
      found.push({ name: clean, at });
  };
  for (const match of text.matchAll(titled)) add(match[0], match.index);
  for (const match of text.matchAll(named)) add(match[1] as string, match.index);
  for (const match of text.matchAll(called)) add(match[1] as string, match.index);
  for (const match of text.matchAll(bothNames)) {
    for (const name of match.slice(1)) add(name as string, match.index);
  }
  for (const person of nlp(text).people().json({ offset: true }) as NlpPerson[]) {
    const before = text.slice(Math.max(0, person.offset.start - 30), person.offset.start);
    const isFirstName = person.terms.some(({ tags }) => tags.includes('FirstName'));
    if (pets.test(before) || !isFirstName || !/^\p{Lu}/u.test(person.text)) continue;
    add(person.text, person.offset.start);
  }
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name);
}
