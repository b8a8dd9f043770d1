import type { DisputedPolicy, ReadingLevel, Tradition, VoiceSettings } from '@lampstand/server/contracts';
import { figures } from '../../lib/figures.ts';

interface Explained {
  label: string;
  help: string;
}

const traditions: { [Name in Tradition]: string } = {
  general: 'Christian, no specific tradition',
  anglican: 'Anglican or Episcopal',
  baptist: 'Baptist',
  catholic: 'Catholic',
  lutheran: 'Lutheran',
  methodist: 'Methodist or Wesleyan',
  'non-denominational': 'Non-denominational',
  orthodox: 'Orthodox',
  pentecostal: 'Pentecostal or charismatic',
  presbyterian: 'Presbyterian or Reformed',
  other: 'Another tradition',
};

const readingLevels: { [Level in ReadingLevel]: Explained } = {
  simple: {
    label: 'Simple',
    help: 'Short sentences and plain words, for children, new readers and people who are new to English.',
  },
  everyday: {
    label: 'Everyday',
    help: 'Everyday words. A church word is explained when it’s needed.',
  },
  full: { label: 'Full', help: 'Room for longer sentences and church words.' },
};

const policies: { [Policy in DisputedPolicy]: Explained } = {
  'each-view': {
    label: 'Explain each view fairly',
    help: 'Your tradition first, the others one click away, each explained fairly.',
  },
  'own-teaching': {
    label: 'Our teaching first',
    help: 'Your words first, then the other views.',
  },
  'ask-us': {
    label: 'Ask us',
    help: 'Don’t answer. Point visitors to your care contact.',
  },
};

/** A setting that the server refused. `word`: which of the words to avoid it means. */
export interface RefusedSetting {
  field: keyof VoiceSettings;
  message: string;
  word?: string;
}

/** All texts of the Voice tab. */
export const voiceEn = {
  nav: 'Voice',
  names: { settings: 'How your apps speak', statement: 'For your congregation' },
  title: 'How your apps speak',
  lead: 'Set it once. Every app follows from its next answer.',
  name: 'voice',
  failed: 'We couldn’t load the voice.',
  optional: 'optional',
  saved: 'Saved',
  savedText: 'Applies from the next answer.',
  notSaved: (why: string) => `Not saved. ${why}`,
  before: 'Not saved.',
  now: 'Saved and live.',
  save: 'Save voice',
  saving: 'Saving…',
  discard: 'Discard',
  refused: ({ message }: RefusedSetting) => message,

  scripture: {
    title: 'Tradition and Bible',
    about:
      'Sets how prayers begin and end, “pastor” or “priest”, and which view comes first. Every verse comes from the translation you choose.',
    tradition: 'Tradition',
    traditions,
    bible: 'Bible',
    bibles: 'Need another translation? Contact us.',
    noBible: 'No translation is available yet. We check references but don’t show verses.',
    gone: (id: string) => `${id}, not available now`,
  },

  words: {
    title: 'Words',
    about: 'These settings apply to what an app writes for a visitor, like a prayer or an answer.',
    level: 'Reading level',
    levels: readingLevels,
    withModel: 'For text written with AI. Text written without AI is the same at every level.',
    withoutModel: 'For text written with AI, which is off now. Text written without AI is the same at every level.',
    avoid: 'Words to avoid',
    avoidHelp:
      'One word or phrase at a time. “journey” doesn’t include “journeys”. Apps leave out sentences with a word you list here. Headings, lists, tables and verses don’t change.',
    add: 'Add',
    avoided: 'Words your apps avoid',
    takeOff: (word: string) => `Remove ${word}`,
    full: (most: number) => `You can list up to ${most} words.`,
    added: (words: string) => `Added: ${words}`,
    takenOff: (word: string) => `Removed: ${word}`,
  },

  disputed: {
    title: 'Where Christians differ',
    about:
      'How Bible Chat answers on baptism, communion, women in ministry, the end times. It never disparages another tradition.',
    legend: 'What visitors read',
    policies,
    teaching: 'What your church teaches',
    teachingHelp:
      'We show it word for word with each of these questions. Say what your church believes and where to read more.',
    length: (typed: number, most: number) => `${figures(typed, 'en')} of ${figures(most, 'en')} characters`,
  },

  care: {
    title: 'When someone needs a person',
    about: 'Shown with sensitive topics and after helplines. It’s public, so use a shared email and phone.',
    label: 'Who answers',
    labelHelp: 'Shown as “Write to …”. Leave blank to hide.',
    example: 'the care team',
    email: 'Email',
    phone: 'Phone',
  },

  elsewhere: {
    title: 'Related settings',
    about: 'These also change your apps.',
    switches: 'Which apps are on',
    look: 'Appearance and language',
    counts: 'How long we keep counts',
  },

  statement: {
    title: 'For your congregation: how we use AI',
    lead: 'A page to print or post. It follows your settings, so print it again when they change.',
    language: 'Language of this page',
    name: 'statement',
    failed: 'We couldn’t load the page.',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied',
    copiedText: 'Paste it into your website or bulletin.',
    notCopied: 'Not copied',
    notCopiedText: 'Copying is blocked. Save it as text instead.',
    asText: 'Save as text',
  },
};

export type VoiceWords = typeof voiceEn;
