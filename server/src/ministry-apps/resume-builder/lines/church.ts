import { churchWords, faithWords } from '../data/church-words.ts';
import { knownVerb } from './verb-forms.ts';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const faith = new RegExp(
  `(?<![\\p{L}])(?:${faithWords.map(escaped).join('|')}|\\p{L}+church|(?:saint|st\\.) [A-Z]\\p{L}+(?:['’]s)?)(?![\\p{L}])`,
  'iu',
);
const church = new RegExp(`(?<![\\p{L}])(${churchWords.map(([word]) => escaped(word)).join('|')})(?![\\p{L}])`, 'giu');
const plain = new Map(churchWords);

/** "Church fiesta": what kind of a thing it is; not "my church every week". */
const beforeNoun =
  /^ (?!(?:in|on|at|and|or|every|each|for|to|since|with|where|when|as|of|by|from|is|was|that|who|once|twice|until|during|after|before|while|because|but)\b)\p{Ll}+/u;

/** The name of one: "Grace Church", "St. Paul Parish". */
const churchName =
  /(?:\b[Tt]he\s+)?(?<!\p{L})(?:\p{Lu}[\p{L}.'’]*\s+)+(?:Church|Parish|Chapel|Cathedral|Ministry|Ministries|Temple|Synagogue|Mosque|Congregation)(?:\s+of\s+(?:\p{Lu}\p{L}*\s?)+)?/gu;

/** Whether a reader would learn someone's faith from a text. */
export const showsFaith = (text: string) => faith.test(text);

/** A text with church work named as an employer names it; a capital at its beginning stays. */
export function inPlainWords(text: string): string {
  return text
    .replace(churchName, (found, at: number) => {
      const [first = '', ...others] = found.split(' ');
      return at === 0 && knownVerb(first) && others.length > 1 ? `${first} the organization` : 'the organization';
    })
    .replace(church, (found, _: string, at: number, whole: string) => {
      const isKind = found.toLowerCase() === 'church' && beforeNoun.test(whole.slice(at + found.length));
      const word = isKind ? 'community' : (plain.get(found.toLowerCase()) ?? found);
      return at === 0 && /^\p{Lu}/u.test(found) ? word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : word;
    })
    .replace(/\b(a) (?=[aeiou]\w+ (?:organization|event)|organization|office|event)/gi, '$1n ');
}

/** "Usher at my church" is "Usher": where it was is the organization's line. */
export const withoutChurch = (title: string) =>
  title.replace(/(\S)\s+(?:in|at|for|of)\s+(?:(?:my|our|the|a)\s+)?church$/i, '$1');

/** The words of a text that an employer may not know, each with the plain one. */
export function translationsIn(text: string): { from: string; to: string }[] {
  const found = [...text.matchAll(church)].map(([from]) => ({ from, to: plain.get(from.toLowerCase()) ?? from }));
  return found.filter(({ from, to }, index) => {
    const same = found.findIndex((other) => other.from.toLowerCase() === from.toLowerCase());
    return same === index && from.toLowerCase() !== to.toLowerCase();
  });
}
