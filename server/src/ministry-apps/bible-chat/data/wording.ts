import type { SmallTalk } from '../understanding/small-talk.ts';

/** Sentences before and after an answer, in variants. */
export const openings = {
  tender: [
    'That is a heavy thing to carry.',
    'Thank you for saying it.',
    'It is good that you bring this, and not only to a page, I hope.',
    'You are not the first to bring this, and the Bible has room for it.',
    'Take your time with this.',
  ],
  why: ['A little further in:', 'What stands behind it:', 'One step deeper:', 'Here is what lies under that answer.'],
  more: ['There is more to say.', 'To go on from there:', 'A second look:', 'Further on the same subject:'],
  person: [
    'What was said holds for that person too, and so do the passages. You cannot carry it for them; you can ask what would help and listen before you explain.',
    'For somebody close to you the same words stand, but they arrive best through patience. Begin with a question, and do not hurry the answer.',
    'The same is true for them. People seldom need our verses first; they need to know that we have heard them.',
  ],
  reference: [
    (reference: string, translation: string) => `Here is ${reference} as the ${translation} has it.`,
    (reference: string, translation: string) => `${reference}, word for word from the ${translation}, is below.`,
    (reference: string, translation: string) => `Below is ${reference} in the ${translation}.`,
  ],
  noPassage: [
    'If you remember some of its words, tell me those, and I will look for them.',
    'Perhaps another number was meant. Give me a few of the words, and I will search for them.',
  ],
  misused: [
    'It is often quoted by itself, so here is where it stands.',
    'This one is often lifted out of its place.',
    'Its setting matters more than most.',
  ],
  search: [
    'I have nothing prepared on that, so I will not pretend to an answer.',
    'On that I have no prepared answer.',
    'That is not among the subjects I can answer from; I can only look into the text itself.',
  ],
  searchHow: [
    (sought: string) =>
      `These verses have your words in them (${sought}); whether they speak to your question, you will judge better than I.`,
    (sought: string) => `Below are verses that contain ${sought}. They may or may not be what you meant.`,
  ],
  searchOne: [
    (sought: string) => `I have no prepared answer on that, but I can show where the text has the word “${sought}”.`,
    (sought: string) =>
      `On “${sought}” nothing is prepared; here are places where the word stands, so that you can read for yourself.`,
  ],
  exhausted: [
    'That is all I have prepared on this subject, and I would rather not repeat myself. The passages above are worth a second reading, and a person can say more than I.',
    'I have come to the end of what I know here. Somebody who knows you can go further; the questions below lead to what lies near.',
  ],
  nothing: [
    'I found nothing on that, neither among the subjects I know nor in the words of the text. Try it in other words, or name a passage.',
    'Nothing in the text matched those words, and I would rather say so than guess. Could you say it differently?',
  ],
} as const;

export const bridges = [
  'The passages below are printed word for word, each with where it stands.',
  'Read the passages themselves; they say it better.',
  'Here are the places, with a line on who spoke to whom.',
  'The text itself is below.',
  'Look at these in their own words.',
] as const;

export const smallTalk: { readonly [kind in SmallTalk | 'unclear']: readonly [string, ...string[]] } = {
  greeting: [
    'Hello, and welcome. What would you like to look up, or what is on your mind?',
    'Good to have you here. Ask about a passage, a subject, or something that keeps you awake.',
    'Hello. You may ask anything about the Bible; I will show you where it stands.',
  ],
  thanks: [
    'You are welcome. Come back with the next question whenever it comes.',
    'Gladly. May it be of use to you.',
    'You are welcome. It is worth talking it over with somebody as well.',
  ],
  farewell: ['Go well. The page is here when you need it.', 'Until another time, and peace to you.'],
  yes: [
    'I am not sure what to take up from there. Press one of the questions below, or ask in a full sentence.',
    'Say a little more, please: what would you like to know?',
  ],
  abilities: [
    'You can ask what the Bible says about a subject, what a passage says and where it stands, how often a word occurs, or whether a saying is in the Bible at all. Each verse is printed word for word from the translation your church has chosen.',
    'Ask about a subject such as forgiveness, a passage such as Psalm 23, or a saying you are not sure of. I look it up and show you the text; I do not make up verses.',
  ],
  unclear: [
    'I did not find a question in that. Ask in a sentence, for example about a passage or about something that worries you.',
    'Could you put that into a sentence? A subject, a passage or a worry will do.',
  ],
};
