import { isAboutWork, workPhrasings } from '../../care/index.ts';
import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';

/** Resume Builder: a plain page from the work someone has done, paid or not, without an invented word. */
export const resumeBuilder = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'form',
  exports: ['docx', 'copy', 'print'],
  permissions: ['clipboard-write'],
  maxBodyBytes: 128 * 1024,
  keepsRecords: true,
  solve,
  document,
  compose,
  prompt,
  promptVersion,
  phrasings: [workPhrasings],
  exactFigures: true,
  isEveryday: isAboutWork,
});
