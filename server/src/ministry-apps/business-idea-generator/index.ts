import { isAboutWork, workPhrasings } from '../../care/index.ts';
import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { businessNames } from './own/read-own.ts';
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';
import { ideaPhrasings, needPhrasings, refusalPhrasings } from './understanding.ts';

/** Business Idea Generator: small businesses that fit a person's skills, hours and money. */
export const businessIdeaGenerator = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'form',
  exports: ['copy', 'print', 'docx', 'csv', 'ics'],
  permissions: ['clipboard-write'],
  solve,
  document,
  compose,
  prompt,
  promptVersion,
  phrasings: [ideaPhrasings, refusalPhrasings, needPhrasings, businessNames, workPhrasings],
  exactFigures: true,
  isEveryday: isAboutWork,
});
