import type { ChurchVoiceAnswer, DisputedPolicy, ReadingLevel, Tradition } from '@lampstand/server/contracts';

export const traditionOptions: readonly { value: Tradition; label: string }[] = [
  { value: 'general', label: 'Christian, no tradition named' },
  { value: 'anglican', label: 'Anglican or Episcopal' },
  { value: 'baptist', label: 'Baptist' },
  { value: 'catholic', label: 'Catholic' },
  { value: 'lutheran', label: 'Lutheran' },
  { value: 'methodist', label: 'Methodist or Wesleyan' },
  { value: 'non-denominational', label: 'Non-denominational' },
  { value: 'orthodox', label: 'Orthodox' },
  { value: 'pentecostal', label: 'Pentecostal or charismatic' },
  { value: 'presbyterian', label: 'Presbyterian or Reformed' },
  { value: 'other', label: 'Another tradition' },
];

export const readingOptions: readonly { value: ReadingLevel; label: string; help: string }[] = [
  {
    value: 'simple',
    label: 'Simple',
    help: 'Short sentences and plain words, for children, new readers and those who are new to English.',
  },
  {
    value: 'everyday',
    label: 'Everyday',
    help: 'As one talks at the welcome table; an answer explains its church words.',
  },
  { value: 'full', label: 'Full', help: 'Room for longer sentences and church words.' },
];

export const disputedOptions: readonly { value: DisputedPolicy; label: string; help: string }[] = [
  {
    value: 'each-view',
    label: 'Tell each view fairly',
    help: 'Your tradition’s view where you have named one, and all of them at a press; each in its own favor.',
  },
  {
    value: 'own-teaching',
    label: 'Our teaching first',
    help: 'Your own words, marked as yours, and all other views after them.',
  },
  {
    value: 'ask-us',
    label: 'Ask us',
    help: 'No views: the visitor is asked to talk with your care contact.',
  },
];

/** What the choice of a reading level does on this server. */
export function readingHelp({ writer }: ChurchVoiceAnswer): string {
  return writer.kind === 'model'
    ? 'The model is told. Prepared sentences, which take its place when it does not answer, follow the same choice.'
    : 'On this server prepared sentences are used, and no model. Simple takes plain words and the shortest of several wordings, Everyday says under an answer what a church word in it means, and Full takes the longest wording and explains nothing.';
}

/** Long enough that a statement of more would not be read in a small frame. */
export const counted = (text: string, most: number) =>
  `${text.length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`;
