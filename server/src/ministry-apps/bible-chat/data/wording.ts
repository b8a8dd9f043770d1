import type { SmallTalk } from '../understanding/small-talk.ts';

/** Sentences before and after an answer, in variants. */
export const openings = {
  tender: [
    'That is a heavy thing to carry.',
    'I am glad you said it.',
    'You are not the first to bring this, and the Bible has room for it.',
    'I am sorry that you have this to carry.',
    'That is hard, and you do not have to find good words for it here.',
  ],
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
    'I don’t have a prepared answer to this, and I would rather say so than guess.',
    'I have no prepared answer to that, so I will not pretend to one.',
    'That is not among the answers that are prepared here, and I do not make one up.',
  ],
  exhausted: [
    'That is all I have prepared on this subject, and I would rather not repeat myself. The passages above are worth a second reading, and a person can say more than I.',
    'I have come to the end of what I know here. Somebody who knows you can go further; the questions below lead to what lies near.',
  ],
} as const;

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
