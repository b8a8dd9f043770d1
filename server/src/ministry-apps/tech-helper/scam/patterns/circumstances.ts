import type { Channel, ScamSign } from '../signs.ts';
import { plain } from './plain.ts';
import { whatIsTold } from './stage.ts';
import { any } from './words/any.ts';
import { giftCard } from './words/money.ts';
import { atDoor } from './words/who.ts';

const channelWords: readonly (readonly [Channel, RegExp])[] = [
  ['door', atDoor],
  [
    'call',
    any(
      "(?<!\\b(?:i|we)(?: \\w+| haven't| didn't){0,2} )called",
      'calls me',
      'keeps? calling',
      'phoned',
      'rang',
      'caller',
      'robocall',
      'voice ?mail',
      'on (?:the|my) (?:phone|line)',
    ),
  ],
  ['chat', any('messenger', 'whatsapp', 'telegram', 'instagram', 'facebook', 'chat\\w*', 'dating \\w+', 'online')],
  ['text', any('texts?', 'texted', 'text message', 'sms')],
  ['email', any('e-?mails?', 'e-?mailed')],
  ['pop-up', any('pop ?-?ups?', 'popped up', 'warning', 'alert', 'on (?:my|the) screen', 'red screen')],
];

/** How the stranger reaches the person; someone on the line comes before anything else. */
export function channelOf(want: string, screenWords: string, signs: readonly ScamSign[]): Channel {
  const wish = plain(want);
  const named = channelWords.find(([, words]) => words.test(wish))?.[0];
  if (named) return named;
  if (signs.includes('popup')) return 'pop-up';
  return channelWords.find(([, words]) => words.test(plain(screenWords)))?.[0] ?? 'unknown';
}

const link =
  /\b(?:links?|click(?:ed|ing)?|https?:|www\.)|\btap(?:ped)? (?:on )?(?:it|here|this|below)\b|\b[\w-]+\.(?:com|net|org|info|top|xyz|vip|shop|example)\b/i;

/** Whether a text has a link or speaks of one. */
export const hasLink = (text: string): boolean => link.test(text);

const over =
  /\b(?:i|we)(?: \w+){0,2} (?:hung up|deleted|blocked|ignored)\b|\b(?:i|we) (?:just )?(?:hung up|deleted|blocked|ignored)\b|\b(?:i|we) (?:did not|didn't|have not|haven't|havent|didnt) (?:answer|answered|reply|replied|call|called|pay|paid|click|clicked|tap|tapped|open|opened)\b/;

/** Whether the person has ended it, or has not begun: "I hung up", "we haven't called". */
export const isOver = (want: string): boolean => over.test(plain(want));

const atThisMoment =
  /\b(?:right now|still|waiting|on hold|stay(?:s|ing)? on|(?:don't|not to|never|dont) hang up)\b|\b(?:is|are|'s) (?:\w+ )?(?:on the (?:phone|line)|in my|inside my|connected|at (?:the|my) door|here|outside)\b/;

/** Whether the scammer is there while this is written: "he is still on the line". */
export const isLive = (want: string): boolean => atThisMoment.test(plain(want));

const notDone =
  "(?:to|must|should|need|want|wants|don't|didn't|haven't|can|could|do|how|will|won't|going|not|never|before|almost|if)";
const bought =
  /\b(?:i|we)(?:'ve| have| already| just| had| went| and| did)* (?:bought|got|have|purchased|picked up)\b(?! (?:to|not|never|a (?:call|text|message|email)))(?! \w+ (?:call|text|message|email))|\bcards? (?:are |is )?(?:right )?(?:here|in my (?:hand|purse|car|pocket)|on (?:my|the) table)\b/;
/** Someone has given the numbers: "I bought two cards and read him the numbers". */
const told = new RegExp(
  `\\b(?:i|we)\\b(?: (?!${notDone}\\b)[\\w']+){0,10}? (?:read|sent|gave|told|texted|given|shared|emailed|paid|mailed)\\b|\\b(?:he|she|they) (?:already )?(?:has|have|got|took) (?:\\w+ )?the (?:numbers?|codes?|money)\\b`,
);

/** Whether gift cards are bought, and no one knows their numbers yet. */
export function hasGiftCardsInHand(want: string): boolean {
  const wish = plain(want);
  return giftCard.test(wish) && bought.test(wish) && !told.test(whatIsTold(want));
}
