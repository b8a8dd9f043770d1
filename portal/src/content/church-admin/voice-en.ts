import type { DisputedPolicy, ReadingLevel, Tradition, VoiceSettings } from '@lampstand/server/contracts';
import { figures } from '../../lib/figures.ts';

interface Explained {
  label: string;
  help: string;
}

const traditions: { [Name in Tradition]: string } = {
  general: 'Christian, no tradition named',
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
    label: 'Tell each view fairly',
    help: 'Your tradition’s view if you named one, and all views with one click. Each is told as its own people would tell it.',
  },
  'own-teaching': {
    label: 'Our teaching first',
    help: 'Your own words, marked as yours, then all other views.',
  },
  'ask-us': {
    label: 'Ask us',
    help: 'No views. We ask the visitor to talk with your care contact.',
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
  names: { settings: 'How your apps speak', statement: 'For your people' },
  title: 'How your apps speak',
  lead: 'Set this once. Every app on every page of your church follows it from its next answer on. You don’t have to paste anything again.',
  name: 'voice',
  failed: 'We couldn’t load the voice.',
  optional: 'optional',
  saved: 'Saved',
  savedText: 'Every app follows this from its next answer on.',
  notSaved: (why: string) => `Not saved. ${why}`,
  before: 'Not saved yet: your apps speak as before.',
  now: 'Saved: your apps speak like this.',
  save: 'Save the voice',
  saving: 'Saving…',
  discard: 'Discard',
  refused: ({ message }: RefusedSetting) => message,

  scripture: {
    title: 'Tradition and Bible',
    about:
      'Your tradition decides how a prayer begins and ends, whether we send a visitor to a pastor or a priest, and which view comes first. Every verse comes from the Bible you choose.',
    tradition: 'Tradition',
    traditions,
    bible: 'Bible',
    bibles: 'The Bibles that Lampstand has. Its operator can add others.',
    noBible: 'Lampstand has no Bible yet. We check references but show no verse.',
    gone: (id: string) => `${id}, not available now`,
  },

  words: {
    title: 'Words',
    about: 'These settings apply to what an app or an AI model writes for a visitor, such as a prayer or an answer.',
    level: 'Reading level',
    levels: readingLevels,
    withModel:
      'We give the AI model this level. Our built-in texts, which replace the model when it doesn’t answer, are the same at every level.',
    withoutModel:
      'This setting is for an AI model, and none is connected to Lampstand. Our built-in texts are the same at every level.',
    avoid: 'Words to avoid',
    avoidHelp:
      'One word or phrase at a time. Only the whole word counts: “journey” doesn’t include “journeys”. We leave out a sentence that has the word; if almost nothing would be left, we keep the text as it is. An AI model is also told. Headings, lists, tables and verses keep every word, and so does a word that the visitor typed.',
    add: 'Add',
    avoided: 'Words your apps avoid',
    takeOff: (word: string) => `Take off ${word}`,
    full: (most: number) => `You can list up to ${most} words.`,
    added: (words: string) => `Added: ${words}`,
    takenOff: (word: string) => `Taken off: ${word}`,
  },

  disputed: {
    title: 'Where Christians differ',
    about:
      'Questions in Bible Chat about baptism, communion, women in ministry, the end times and the like. No app ever speaks badly of another tradition.',
    legend: 'What visitors read',
    policies,
    teaching: 'What your church teaches',
    teachingHelp:
      'We show it word for word with each of these questions. Write what is true for all of them, such as what your church believes and where to read more.',
    length: (typed: number, most: number) => `${figures(typed, 'en')} of ${figures(most, 'en')} characters`,
  },

  care: {
    title: 'When someone needs a person',
    about:
      'Every app shows this contact with hard subjects and after every crisis line. It’s public: use an email address and a phone number that several people answer.',
    label: 'Who answers',
    labelHelp: 'The words after “Write to”. If this and the two fields below are empty, we name no one.',
    example: 'the care team',
    email: 'Email',
    phone: 'Telephone',
  },

  elsewhere: {
    title: 'Set in other tabs',
    about: 'These settings also shape your apps.',
    switches: 'Which apps are on',
    look: 'How they look, and their language',
    counts: 'How long we keep usage numbers',
  },

  statement: {
    title: 'For your people: how AI is used',
    lead: 'One page for the notice board, the bulletin or your website. It’s made from your settings and from how Lampstand is set up today. Print it again when you change something.',
    language: 'Language of this page',
    name: 'statement',
    failed: 'We couldn’t load the statement.',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied',
    copiedText: 'Paste it into your website or your bulletin.',
    notCopied: 'Not copied',
    notCopiedText: 'Your browser didn’t allow it. Save it as text instead.',
    asText: 'Save as text',
  },
};

export type VoiceWords = typeof voiceEn;
