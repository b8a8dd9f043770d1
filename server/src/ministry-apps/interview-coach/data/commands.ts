import type { PhrasingSet } from '../../../understanding/nearest.ts';

/** What a person can ask for in the place of an answer. */
const commands = ['next', 'again', 'finish'] as const;
export type Command = (typeof commands)[number];

/** The words that the app itself names. */
export const commandWords: { readonly [word: string]: Command } = {
  next: 'next',
  'next question': 'next',
  skip: 'next',
  'skip this': 'next',
  pass: 'next',
  again: 'again',
  'try again': 'again',
  retry: 'again',
  finish: 'finish',
  'end the practice': 'finish',
  end: 'finish',
  stop: 'finish',
  done: 'finish',
  quit: 'finish',
};

const phrasings = {
  next: [
    'Next question please',
    'Can we skip this question?',
    'I want to go on to the next one',
    'Move on please',
    'Skip it please',
    'Go to the next one',
    'Ask me something else',
    'Give me a different question',
    'I would rather not answer this one',
  ],
  again: [
    'I want to do it again',
    'Do it again',
    'One more time',
    'Can I answer again?',
    'Let me try that again',
    'I want to answer it again',
    'Can I do this one over?',
    'Ask me the same one again',
  ],
  finish: [
    'I want to stop here',
    'Can I stop now?',
    'I’m done',
    'Show me how I did',
    'That is enough for today',
    'Show me my summary',
    'I am done practicing',
    'End the practice',
    'Give me the results',
  ],
};

/** Ways to say a command in other words. */
export const commandSet: PhrasingSet = {
  id: 'interview-commands',
  phrasings: commands.flatMap((id) => phrasings[id].map((text) => ({ id, text }))),
};
