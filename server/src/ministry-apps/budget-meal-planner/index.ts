import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { isEveryday } from './everyday.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { phrasingSet } from './notes.ts';
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';
import { readWishes, stanceSet, wishSet } from './wishes.ts';

/** Budget Meal Planner: meals for the days and one shopping list, within the money there is. */
export const budgetMealPlanner = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'form',
  exports: ['copy', 'print', 'docx', 'csv', 'ics'],
  permissions: ['clipboard-write'],
  maxBodyBytes: 32 * 1024,
  heavy: { seconds: 30 },
  read: ({ notes = '' }, { understanding }) => readWishes(notes, understanding),
  solve,
  document,
  compose,
  prompt,
  promptVersion,
  phrasings: [phrasingSet, stanceSet, wishSet],
  exactFigures: true,
  isEveryday,
});
