import type { Manifest } from '@lampstand/sdk/app';
import { catalogueEntry } from '../catalogue.ts';
import { fields } from './fields.ts';

export const manifest: Manifest = {
  ...catalogueEntry('prayer-generator'),
  surface: 'form',
  intro: 'Tell us what it is about, in your own words. You will get a prayer and the verse it leans on.',
  fields,
  moreLabel: 'Style, passage, how God is addressed',
  words: {
    submit: 'Write the prayer',
    busy: 'Writing your prayer',
    ready: 'Your prayer is ready',
    change: 'Change what I wrote',
    restart: 'Start another',
    submitHelp: 'It takes a few seconds. You can change every word.',
  },
  examples: [
    { label: 'For a friend out of work', input: { purpose: 'intercession', situation: 'For a friend out of work' } },
    { label: 'I cannot sleep', input: { purpose: 'anxiety', situation: 'I cannot sleep' } },
    { label: 'Opening a meeting', input: { purpose: 'meeting', situation: 'Opening a meeting', voice: 'we' } },
  ],
  exports: ['copy', 'print', 'docx'],
  heights: { narrow: 1410, medium: 960, wide: 890 },
  permissions: ['clipboard-write'],
};
