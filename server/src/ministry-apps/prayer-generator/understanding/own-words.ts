import { forbidden } from '../data/forbidden.ts';
import { isInDanger } from './topics.ts';

const violent =
  /\b(?:kill(?:s|ed|ing)? (?:us|her|him|them)|murder(?:ed|er|ers)|rap(?:e|ed|ist)|molest\w*|touch(?:es|ed) me|abus(?:e|ed|es|er|ing|ive)|assault\w*|hurts? (?:me|us|him|them|her(?! (?!and|again|so|when|at|with|because|too|in|on|every)\p{L}))\b|(?:hits?|beats?|slaps?|kicks?|chokes?|choked|threaten\w*|locks) (?:me|us|her|him|them|my|our)|hurts? my (?:kids?|child|children|son|daughter|mom|mother|dad|sister|brother|baby)|revenge|(?:make|let|want|wish|hope)\b.{0,60}\b(?:suffer|crash|pay for))\b/iu;
const unsafe =
  /\b(?:kill\w*|suicid\w*|hate\w*|damn\w*|shit\w*|fuck\w*|bitch\w*|ass|sex\w*|naked|curse\w*|win the election|candidate|president|democrat\w*|republican\w*|http\w*|www|instructions?|prompt|generate|script)\b/i;
const selfHarm = /\b(?:I|me|myself|we)\b.*\b(?:die|dead|end it|disappear|overdose|hurt myself|cut myself|wake up)\b/i;
const marks = /[*_`~[\](){}<>#|\\]/g;

/**
 * What the person wrote, complete and unchanged but for marks, for a quotation. Undefined when there is nothing to quote or
 * it should not be read aloud: harm, hate, self-harm, promises in God's name, instructions to a machine.
 */
export function quotable(text: string): string | undefined {
  const words = text
    .replace(marks, '')
    .replace(/^[\s>•-]+|\d+[.)] +(?=\S)/gm, (found) => (/\d/.test(found) ? found : ''))
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/“|”|"/g, (_, at: number, whole: string) => (/\S/.test(whole[at - 1] ?? ' ') ? '’' : '‘'))
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .trim();
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || words.split(/\s+/).length < 3 || isHarsh(text) || isHarsh(words) || isNoise(words))
    return undefined;
  return words;
}

/** Whether a text reports violence or wishes it. */
export function isViolent(text: string): boolean {
  return violent.test(text);
}

/** Whether a text is about harm or hate: then the prayer names no one from it and quotes no word of it. */
export function isHarsh(text: string): boolean {
  return (
    violent.test(text) ||
    unsafe.test(text) ||
    selfHarm.test(text) ||
    forbidden.some((pattern) => pattern.test(text)) ||
    isInDanger(text)
  );
}

function isNoise(text: string): boolean {
  return /(.)\1{5}/u.test(text) || text.split(/\s/).some((word) => word.length > 30);
}
