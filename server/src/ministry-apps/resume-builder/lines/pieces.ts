import { sentencesOf } from '../../../text/sentences.ts';
import { self } from './first-person.ts';
import { knownVerb } from './verb-forms.ts';

/** Typed laughter, and what texting puts around a fact. */
const laughter = /[\s,]*\b(?:(?:ha|he){2,}h?|lol|lmao)\b[.!]*/giu;
/** A full stop before a small letter or a digit ends a sentence as well; not after an abbreviation. */
const loose =
  /(?<=(?:\d|[\p{L}%)]{3})[.!?])(?<!\b(?:approx|dept|incl|hrs|yrs|mins|avg|etc|est|asst|misc|temp|max)\.)\s+(?=[\p{Ll}\d])/iu;
const adverb = /^(?:never|always|no)$/i;

/** The lines of one job: each line as it was typed, each sentence, and each fact of a list with commas. */
export function piecesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(laughter, ''))
    .flatMap((line) =>
      /[.!?]\s+[\p{L}\d]/u.test(line) ? sentencesOf(line).flatMap((one) => one.text.split(loose)) : [line],
    )
    .flatMap((line) => {
      const parts = line.split(/;\s+/);
      return parts.every((part) => part.trim().split(/\s+/).length > 1) ? parts : [line];
    })
    .flatMap(factsOf)
    .map((line) => line.trim());
}

/** A shorter list stays one line. */
const SHORT = 40;

/**
 * "Took minutes, sent the newsletter to 300 families" is two facts: a part that begins with a verb in the past, that has an "I", or that
 * has a number of its own, is a line. Any other part stays with the one before it.
 */
function factsOf(line: string): string[] {
  // Commas in parentheses and in numbers part nothing.
  const parts = line.split(/,\s+(?![^(]*\))/);
  if (parts.length < 2 || line.length < SHORT) return [line];
  const facts: string[][] = [];
  for (const part of parts) {
    const last = facts.at(-1);
    if (!last || (isFact(part) && last.join(' ').split(/\s+/).length > 1)) facts.push([part]);
    else last.push(part);
  }
  return facts.map((fact) => fact.join(', '));
}

function isFact(part: string): boolean {
  const words = part.replace(/^(?:and|then|but)\s+/i, '').split(/\s+/);
  const [first = '', second = ''] = words;
  // A part that can't do without "I" is left out alone.
  if (self.test(part)) return true;
  if (words.length < 3) return words.length === 2 && isPast(first);
  return isPast(first) || (adverb.test(first) && isPast(second)) || /\d/.test(part);
}

const isPast = (word: string) => knownVerb(word)?.form === 'past';
