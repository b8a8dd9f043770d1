import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { fields, LONGEST_MESSAGE } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';
import { phrasingSet } from './understanding/subject.ts';

/** Bible Chat answers questions about the Bible from a topical index and the imported text. */
export const bibleChat = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'chat',
  messageLength: LONGEST_MESSAGE,
  exports: ['copy', 'print', 'docx'],
  permissions: ['clipboard-write'],
  maxBodyBytes: 128 * 1024,
  solve,
  document: ({ plan }) => plan,
  compose,
  prompt,
  promptVersion,
  phrasings: [phrasingSet],
});
