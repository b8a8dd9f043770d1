import type { Manifest } from '@lampstand/sdk/app';
import { catalogueEntry } from '../catalogue.ts';

/** Characters of one message, at most. */
export const LONGEST_MESSAGE = 2_000;

export const manifest: Manifest = {
  ...catalogueEntry('bible-chat'),
  surface: 'chat',
  intro: 'Ask what the Bible says about something, or just say what is on your mind.',
  fields: [
    {
      kind: 'choice',
      name: 'length',
      label: 'Answers',
      display: 'segments',
      initial: 'standard',
      half: true,
      options: [
        { value: 'short', label: 'Short' },
        { value: 'standard', label: 'Standard' },
        { value: 'deep', label: 'Deep' },
      ],
    },
    {
      kind: 'choice',
      name: 'view',
      label: 'Where Christians differ',
      display: 'segments',
      initial: 'single',
      half: true,
      options: [
        { value: 'single', label: 'This church', help: 'The view of this church’s tradition, where it has set one.' },
        { value: 'differ', label: 'Show all', help: 'What each tradition holds, in its own favor.' },
      ],
    },
    {
      kind: 'text',
      name: 'passage',
      label: 'Passage you are reading',
      help: 'Then you can ask about "this passage".',
      placeholder: 'Luke 15:11-32',
      maxLength: 120,
      optional: true,
      more: true,
    },
  ],
  moreLabel: 'I am reading a passage',
  words: {
    submit: 'Ask',
    busy: 'Looking it up. Each verse is taken from the printed text.',
    ready: 'The answer is ready',
    change: 'Ask differently',
    restart: 'Start a new conversation',
    submitHelp: 'Nothing you write is kept.',
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
    maxLength: LONGEST_MESSAGE,
  },
  exports: ['copy', 'print', 'docx'],
  maxBodyBytes: 128 * 1024,
  heights: { narrow: 1140, medium: 860, wide: 800 },
  permissions: ['clipboard-write'],
};
