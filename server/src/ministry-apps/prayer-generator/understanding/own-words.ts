import { forbidden } from '../data/forbidden.ts';
import { isInDanger } from './topics.ts';

const violent =
  /\b(?:kill(?:s|ed|ing)? (?:us|her|him|them)|murder(?:ed|er|ers)|rap(?:e|ed|ist)|molest\w*|touch(?:es|ed) me|abus(?:e|ed|es|er|ing|ive)|assault\w*|(?<!\b(?:it|this|that) )hurts? (?:me|us|him|them|her(?! (?!and|again|so|when|at|with|because|too|in|on|every)\p{L}))\b|(?<!\b(?:it|this|that|we) )(?:hits?|beats?|slaps?|kicks?|chokes?|choked|threaten\w*|locks) (?:me|us|her|him|them|my|our)|hurts? my (?:kids?|child|children|son|daughter|mom|mother|dad|sister|brother|baby)|revenge|(?<!\b(?:not|never|\p{L}+n['’]?t) )(?:make|let|want|wish|hope)\b(?:(?!\b(?:not|never|no|(?:do|does|did|wo|would|ca|could|is|are)n['’]?t)\b).){0,60}\b(?:suffer|crash|pay for))\b/iu;
const unsafe =
  /\b(?:kill\w*|suicid\w*|hate\w*|damn\w*|shit\w*|fuck\w*|bitch\w*|ass|sex\w*|naked|curse\w*|win the election|candidate|president|democrat\w*|republican\w*|http\w*|www|instructions?|prompt|generate|script)\b/i;
const selfHarm = /\b(?:I|me|myself|we)\b.*\b(?:die|dead|end it|disappear|overdose|hurt myself|cut myself|wake up)\b/i;
/** Nouns of contempt for a person. */
const insult =
  '(?:idiots?|morons?|jerks?|losers?|liars?|creeps?|psychos?|narcissists?|hypocrites?|deadbeats?|scumbags?)';
const scornful =
  '(?:stupid|dumb|idiotic|lazy|worthless|useless|ugly|nasty|crappy|lousy|rotten|good-for-nothing|no-good|selfish|hateful|crazy|psycho|lying|cheating|evil|deadbeat|jerk|moron)';
/** "who is such an idiot", after a person. */
const told = new RegExp(
  `,?\\s+(?:who|that|which)(?:[’']s|\\s+(?:is|was|are|were|acts like))\\s+(?:\\p{L}+\\s+){0,3}?(?:${insult}|${scornful}|pigs?|snakes?|monsters?|bums?|brats?|fools?)(?![\\p{L}])`,
  'giu',
);
/** "my stupid ex". */
const before = new RegExp(`(?<=\\b(?:my|our|his|her|their)\\s+)(?:${scornful}\\s+)+(?=\\p{L})`, 'giu');
const contempt = new RegExp(`(?<!\\p{L})${insult}(?!\\p{L})`, 'iu');
/** "I am such an idiot" is no insult to another. */
const ofSelf = /\b(?:I(?:[’']m| am| was| feel| felt)|myself)\b/iu;

/** Words without contempt for someone, for a prayer aloud; undefined when it cannot be left out. */
export function withoutContempt(words: string): string | undefined {
  const kept = words.replace(told, '').replace(before, '');
  return contempt.test(kept) && !ofSelf.test(kept) ? undefined : kept;
}

/** Whether words show contempt for another person. */
export const isContemptuous = (words: string) => withoutContempt(words) !== words;

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
