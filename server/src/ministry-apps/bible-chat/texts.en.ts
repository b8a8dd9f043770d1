import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

/** Words around the chat. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Ask what the Bible says about something, or just say what is on your mind.',
  moreLabel: 'I am reading a passage',
  words: {
    submit: 'Ask',
    busy: 'Looking it up. Each verse is taken from the printed text.',
    ready: 'The answer is ready',
    change: 'Ask differently',
    restart: 'Start a new conversation',
    submitHelp: 'Nothing you write is kept.',
  },
  fields: {
    length: { label: 'Answers', options: { short: 'Short', standard: 'Standard', deep: 'Deep' } },
    view: {
      label: 'Where Christians differ',
      options: {
        single: { label: 'This church', help: 'The view of this church’s tradition, where it has set one.' },
        differ: { label: 'Show all', help: 'What each tradition holds, in its own favor.' },
      },
    },
    passage: {
      label: 'Passage you are reading',
      help: 'Then you can ask about "this passage".',
      placeholder: 'Luke 15:11-32',
    },
  },
  examples: [
    { label: 'What does the Bible say about anxiety?', input: {} },
    { label: 'What is the context of Jeremiah 29:11?', input: {} },
    { label: 'How do I forgive somebody who hurt me?', input: {} },
  ],
  chat: {
    greeting:
      'You get a short answer, the passages with where they stand, and one thing to do next. I am a program and can be wrong; the verses are printed word for word.',
    placeholder: 'Your question',
  },
};
