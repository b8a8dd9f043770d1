import { cleanText } from '@lampstand/sdk/app';
import nlp from 'compromise';
import { sentencesOf } from '../../../text/sentences.ts';
import type { PrayerInput } from '../fields.ts';
import { withOwners } from './listed-needs.ts';

/** The sentences of a text, also those that begin with a small letter or on a line of their own. */
export const sentencesIn = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => sentence.text.split(/(?<=[\p{L}\d]{2}[.!?]+)\s+(?=\p{Ll})|\n+/u));

/** What the person wrote, with sentences in capitals as they are usually written. */
export const requestOf = ({ situation = '' }: Partial<PrayerInput>): string => inSentenceCase(cleanText(situation));

/** Names that are words as well. */
const alsoWords =
  /^(?:grace|hope|faith|joy|will|mark|may|june|april|angel|christian|bill|rich|art|drew|rose|sue|pat|rob|jack|frank|grant|chance|miles|dawn|carol|summer|autumn)$/;

function inSentenceCase(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters < 8 || capitals < letters * 0.7) return text;
  const small = text.toLowerCase();
  const names = (nlp(small).match('#FirstName').out('array') as string[])
    .flatMap((found) => found.match(/\p{L}+/gu) ?? [])
    .filter((name) => name.length > 2 && !alsoWords.test(name));
  return small
    .replace(/(?:^|[.!?\n]\s*)\p{Ll}|(?<![\p{L}’'])i(?![\p{L}])|\b(?:god|lord|jesus|christ)\b/gu, (found) =>
      found.length > 3 ? found.charAt(0).toUpperCase() + found.slice(1) : found.toUpperCase(),
    )
    .replace(/\p{L}+/gu, (word) => (names.includes(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word));
}

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bi\b/g, 'I'],
  [/\bi’?m\b/gi, 'I’m'],
  [/\bi’?ve\b/gi, 'I’ve'],
  [/\b(he|she)s\b/gi, '$1’s'],
  [/\btheyre\b/gi, 'they’re'],
  [/\b(?:ha){2,}\b|\b(?:lol|lmao)\b/gi, ''],
  [/\bi’d\b/gi, 'I’d'],
  [/\bi’ll\b/gi, 'I’ll'],
  [/\bits (?=(?:nothing|not|all|just|only|been|over|too|okay|benign|an?|the)\b)/gi, 'it’s '],
  [/\b(do|does|did|is|was|are|were|have|has|had|would|could|should|ca|wo)nt\b/gi, '$1n’t'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/\s&\s/g, ' and '],
  [/\btmrw\b/gi, 'tomorrow'],
  [/\bnite\b/gi, 'night'],
  [/\bthru\b/gi, 'through'],
  [/\b(?:bc|cuz|cause)\b/gi, 'because'],
  [/\b(\d+) ?wks\b/gi, '$1 weeks'],
  [/\b(\d+) ?yrs\b/gi, '$1 years'],
  [/\b(mother|father|sister|brother|son|daughter) in law\b/gi, '$1-in-law'],
];
const strange = /[*_`~[\]{}<>#|\\@=+^]|https?:|\p{Extended_Pictographic}/gu;
/** "1) … 2) …" and lines that begin with a dash are the parts of a list. */
const numbered = /(?:^|\s)\(?\d{1,2}[.)]\s+(?=\p{L})/gu;
const dashed = /(?:^|\n)\s*[-•*–]\s+/gu;

/** Marks of list items as semicolons; what has no heading gets one. */
function asOneList(text: string, marks: RegExp): string {
  if ((text.match(marks)?.length ?? 0) < 2) return text;
  const listed = text.replace(marks, '; ');
  const headed = listed.replace(/:\s*; /, ': ');
  return headed === listed ? listed.replace(/^\s*; |([.!?])\s*; /, '$1 Needs: ').trim() : headed;
}

/** A text as its sentences are taken up: no signs that cannot be read aloud, no shorthand, lists with semicolons. */
export function plainWords(text: string, names: readonly string[]): string {
  const marked = [numbered, dashed].reduce(asOneList, text);
  let words = marked
    .replace(strange, ' ')
    .replace(/['`´]/g, '’')
    .replace(/[“”"‘]/g, '')
    .replace(/[ \t]+/g, ' ');
  for (const [pattern, meant] of shorthand) words = words.replace(pattern, meant);
  for (const name of names) {
    const escaped = name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    words = words.replace(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'giu'), () => name);
  }
  return withOwners(words).trim();
}
