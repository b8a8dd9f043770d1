export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'yes' | 'abilities';

const kinds: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'greeting',
    /^(?:hi+|hello+|hey+|howdy|greetings|good (?:morning|afternoon|evening|day)|shalom|peace be with you|yo|hola)(?: there| everyone| all| friend)?[\s!.,]*(?:how are you[\s?!.]*)?$/i,
  ],
  [
    'thanks',
    /^(?:(?:ok(?:ay)?|great|wow|perfect|oh)[\s,!.]*)?(?:thanks?|thank you|thx|ty|god bless(?: you)?|bless you|that (?:helps?|helped)|this (?:helps?|helped)|much appreciated|amen)(?: (?:so|very) much| a lot| you| for .{0,60}| again)*[\s!.]*(?:that (?:helps?|helped).{0,20})?$/i,
  ],
  ['farewell', /^(?:bye+|good ?bye|good ?night|see you(?: later)?|that(?: i|')s all|take care)[\s!.]*$/i],
  ['yes', /^(?:yes|no|ok(?:ay)?|sure|maybe|yep|nope|cool|good|nice|great|test(?:ing)?|lol|hm+)[\s!.]*$/i],
  [
    'abilities',
    /^(?:help|what can you do|how does this work|what is this|what can i ask(?: you)?|how do i use this)[\s?!.]*$/i,
  ],
];

/** Returns the kind of small talk, e.g. a greeting; undefined for a question. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  const text = message.trim();
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}
