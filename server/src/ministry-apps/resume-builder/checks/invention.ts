import { churchWords } from '../data/church-words.ts';
import { knownVerb, verbByEnding } from '../lines/verb-forms.ts';

/** Grammar that code puts around a person's words. None of it names a thing, a place, or a number. */
const grammar = new Set(
  'a an the and or to in of with for as that own able not never did served worked work team alone learned learn trusted supervised known by is was are were being been be am someone parent parents grandparent grandparents child children family member'.split(
    ' ',
  ),
);
const plainWords = new Set(churchWords.flatMap(([, to]) => wordsOf(to)));
const numberPattern = /\d+(?:[.,:]\d+)*/g;

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? []
  );
}

/** What a person has written: every number and every word, with the verbs in their base form. */
export interface Sources {
  numbers: ReadonlySet<string>;
  words: ReadonlySet<string>;
  bases: ReadonlySet<string>;
}

export function sourcesOf(texts: readonly string[]): Sources {
  const text = texts.join('\n');
  const words = new Set(wordsOf(text));
  return {
    numbers: new Set(text.match(numberPattern) ?? []),
    words,
    bases: new Set([...words].flatMap((word) => baseOf(word) ?? [])),
  };
}

const baseOf = (word: string) => (knownVerb(word) ?? verbByEnding(word))?.base;

/** The numbers and words of a line that its sources don't have, in any tense. An empty list is an honest line. */
export function inventedIn(line: string, { numbers, words, bases }: Sources): string[] {
  const strange = (line.match(numberPattern) ?? []).filter((number) => !numbers.has(number));
  const unknown = wordsOf(line).filter((word) => {
    if (words.has(word) || grammar.has(word) || plainWords.has(word)) return false;
    const base = baseOf(word);
    return base === undefined || !(bases.has(base) || words.has(base));
  });
  return [...strange, ...unknown];
}

/** Numbers of a text that neither its sources nor `also` have: for letters, whose sentences are ours. */
export const inventedNumbers = (text: string, { numbers }: Sources, also: readonly string[] = []) =>
  (text.match(numberPattern) ?? []).filter((number) => !numbers.has(number) && !also.includes(number));
