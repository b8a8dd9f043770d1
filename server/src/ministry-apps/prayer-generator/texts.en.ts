import type { AppTexts } from '../contract.ts';
import { type Purpose, purposes } from './data/themes.ts';
import type { fields } from './fields.ts';

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Tell us what it is about, in your own words. You will get a prayer and the verse it leans on.',
  moreLabel: 'Style, passage, how God is addressed',
  words: {
    submit: 'Write the prayer',
    busy: 'Writing your prayer',
    ready: 'Your prayer is ready',
    change: 'Change what I wrote',
    restart: 'Start another',
    submitHelp: 'It takes a few seconds. You can change every word.',
  },
  fields: {
    purpose: {
      label: 'What is the prayer for?',
      options: Object.fromEntries(Object.entries(purposes).map(([value, { label }]) => [value, label])) as {
        [purpose in Purpose]: string;
      },
    },
    names: { label: 'First names', help: 'Whom the prayer names, spelled as you write it.' },
    situation: { label: 'What is happening?', help: 'Nothing you write is kept.' },
    voice: { label: 'Who is praying?', options: { I: 'I', we: 'We', leader: 'Leader and people' } },
    length: { label: 'How long, read aloud?', options: { 30: '30 s', 60: '1 min', 120: '2 min', 240: '4 min' } },
    style: {
      label: 'Style',
      options: {
        plain: 'Plain',
        collect: 'Liturgical collect',
        litany: 'Litany with a response',
        lament: 'Psalm of lament',
        breath: 'Breath prayer',
        extemporary: 'Extemporary',
        charismatic: 'Charismatic',
      },
    },
    passage: { label: 'Passage', help: 'A reference such as Psalm 23 or Romans 8:26.' },
    address: {
      label: 'How God is addressed',
      options: {
        God: 'God',
        Father: 'Father',
        Lord: 'Lord',
        Jesus: 'Jesus',
        Spirit: 'Holy Spirit',
        Trinity: 'Trinity',
      },
    },
    ending: {
      label: 'Ending',
      options: {
        fitting: 'As fits the church and the prayer',
        'through-christ': 'Through Jesus Christ our Lord',
        'in-jesus-name': 'In Jesus’ name',
        trinity: 'In the name of the Father, the Son and the Holy Spirit',
        amen: 'Amen alone',
      },
    },
  },
  examples: [
    { label: 'For a friend out of work', input: { purpose: 'intercession', situation: 'For a friend out of work' } },
    { label: 'I cannot sleep', input: { purpose: 'anxiety', situation: 'I cannot sleep' } },
    { label: 'Opening a meeting', input: { purpose: 'meeting', situation: 'Opening a meeting', voice: 'we' } },
  ],
};
