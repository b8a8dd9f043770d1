import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';

/** Prayer Generator: a prayer about what is happening, to read aloud or to keep, and a Bible verse. */
export const prayerGenerator = defineApp({
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
});
