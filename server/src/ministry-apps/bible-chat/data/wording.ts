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
    'All of this is true for that person too. You can’t carry it for them. You can ask what would help, and listen before you explain.',
    'The same words are true for someone close to you, but be patient with them. Begin with a question, and don’t hurry the answer.',
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
    'It’s often quoted by itself, so here’s where it comes from.',
    'This one is often quoted without its context.',
    'Its setting matters more than most.',
  ],
  search: ['I don’t have an answer to that, and I would rather say so than guess.', 'I don’t have an answer to that.'],
  exhausted: [
    'That’s all I have prepared on this subject. The passages above are worth a second reading, and a person can say more than I can.',
    'I have nothing more on this. Someone who knows you can say more. The questions below are close to it.',
  ],
} as const;

export const smallTalk: { readonly [kind in SmallTalk | 'unclear']: readonly [string, ...string[]] } = {
  greeting: [
    'Hello, and welcome. What would you like to look up, or what is on your mind?',
    'Good to have you here. Ask about a passage, a subject, or something that keeps you awake.',
    'Hello. You can ask anything about the Bible. I’ll show you where it is.',
  ],
  thanks: [
    'You’re welcome. Come back whenever you have another question.',
    'Gladly. I hope it helps.',
    'You’re welcome. It’s worth talking it over with someone, too.',
  ],
  farewell: ['Go well. The page is here when you need it.', 'Until another time, and peace to you.'],
  yes: [
    'I’m not sure what you mean. Press one of the questions below, or ask in a full sentence.',
    'Say a little more, please: what would you like to know?',
  ],
  abilities: [
    'You can ask what the Bible says about a subject, what a passage says and where it is, how often a word occurs, or whether a saying is in the Bible at all. Each verse is printed word for word from the translation your church has chosen.',
    'Ask about a subject such as forgiveness, a passage such as Psalm 23, or a saying you are not sure of. I look it up and show you the text. I don’t make up verses.',
  ],
  unclear: [
    'I didn’t find a question in that. Ask in a sentence, for example about a passage or about something that worries you.',
    'Could you put that into a sentence? A subject, a passage or a worry will do.',
  ],
};
