import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';
import { foodNames, foodWorries } from './understanding/food-phrasings.ts';
import { foodEaters } from './understanding/for-baby.ts';

/** Food Storage Guide: whether a food is still safe, how to keep it, and what to eat first. */
export const foodPreservation = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'form',
  exports: ['copy', 'print', 'docx', 'csv', 'ics'],
  permissions: ['clipboard-write'],
  keepsRecords: true,
  maxBodyBytes: 32 * 1024,
  solve,
  document,
  compose,
  prompt,
  promptVersion,
  exactFigures: true,
  phrasings: [foodNames, foodWorries, foodEaters],
});
