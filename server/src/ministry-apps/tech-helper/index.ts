import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { scamSet } from './scam/find-scam.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';
import { isEveryday } from './understanding/everyday.ts';
import { phrasingSet } from './understanding/match.ts';

/** Senior Tech Helper: one step at a time on the device at hand, and a stop before any step where a scam shows. */
export const techHelper = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'form',
  exports: ['copy', 'print', 'docx'],
  permissions: ['clipboard-write'],
  solve,
  document,
  compose,
  prompt,
  promptVersion,
  phrasings: [phrasingSet, scamSet],
  answersDanger: ['scam'],
  isEveryday,
});
