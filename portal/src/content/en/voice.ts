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
    help: 'Short sentences and plain words, for children, new readers and those who are new to English.',
  },
  everyday: {
    label: 'Everyday',
    help: 'As one talks at the welcome table; an answer explains its church words.',
  },
  full: { label: 'Full', help: 'Room for longer sentences and church words.' },
};

const policies: { [Policy in DisputedPolicy]: Explained } = {
  'each-view': {
    label: 'Tell each view fairly',
    help: 'Your tradition’s view where you have named one, and all of them at a press; each in its own favor.',
  },
  'own-teaching': {
    label: 'Our teaching first',
    help: 'Your own words, marked as yours, and all other views after them.',
  },
  'ask-us': {
    label: 'Ask us',
    help: 'No views: the visitor is asked to talk with your care contact.',
  },
};

/** A setting that the server refused, in its own words; `word` is the one of the words to avoid that is meant. */
export interface RefusedSetting {
  field: keyof VoiceSettings;
  message: string;
  word?: string;
}

/** Every word of the Voice tab. */
export const voiceEn = {
  nav: 'Voice',
  names: { settings: 'How your apps speak', statement: 'For your people' },
  title: 'How your apps speak',
  lead: 'Set once, and every app in every page of yours obeys with its next answer. Nothing has to be pasted.',
  name: 'voice',
  failed: 'We could not load the voice.',
  optional: 'optional',
  saved: 'Saved',
  savedText: 'Every app speaks like this from its next answer on.',
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
      'How a prayer begins and ends, whether a visitor is sent to a pastor or a priest, and the view that is told first follow your tradition. Every verse is taken from the text you choose.',
    tradition: 'Tradition',
    traditions,
    bible: 'Bible',
    bibles: 'The texts that are on this server. Whoever runs it can add others.',
    noBible: 'No text of the Bible is on this server yet: references are checked, and no verse is shown.',
    gone: (id: string) => `${id}, not on this server now`,
  },

  words: {
    title: 'Words',
    about:
      'Whatever an app writes or has prepared keeps to this. A sentence or an entry of a list with a word you avoid is worded differently or left out, and a heading takes another wording. Where next to nothing would be left, it stays, so that nobody is without a prayer.',
    level: 'How easy the words are',
    levels: readingLevels,
    withModel:
      'The model is told. Prepared sentences, which take its place when it does not answer, follow the same choice.',
    withoutModel:
      'On this server prepared sentences are used, and no model. Simple takes plain words and the shortest of several wordings, Everyday says under an answer what a church word in it means, and Full takes the longest wording and explains nothing.',
    avoid: 'Words to avoid',
    avoidHelp:
      'One word or phrase at a time, as a whole word: “journey” leaves “journeys” alone. These keep every word: verses, help and cautions, what each tradition holds, the form and the names of the apps, worked-out figures with their sentences, and a word that the visitor has typed.',
    add: 'Add',
    avoided: 'Words your apps avoid',
    takeOff: (word: string) => `Take off ${word}`,
    full: (most: number) => `The list holds ${most} words.`,
    added: (words: string) => `Added: ${words}`,
    takenOff: (word: string) => `Taken off: ${word}`,
  },

  disputed: {
    title: 'Where Christians differ',
    about:
      'Baptism, communion, women in office, the end times and the like, in Bible Chat. No app ever runs another tradition down.',
    legend: 'What visitors read',
    policies,
    teaching: 'What your church teaches',
    teachingHelp:
      'Shown word for word beside each of these questions. Say what holds for all of them, for example where your church stands and where to read more.',
    length: (typed: number, most: number) => `${figures(typed, 'en')} of ${figures(most, 'en')} characters`,
  },

  care: {
    title: 'When somebody needs a person',
    about:
      'Named beside heavy subjects and after every crisis line, in every app. It is public: give an address and a number that several people answer.',
    label: 'Who answers',
    labelHelp: 'As it stands after “Write to”. Empty, with the lines below: nobody is named.',
    example: 'the care team',
    email: 'Email',
    phone: 'Telephone',
  },

  elsewhere: {
    title: 'Set in other rooms',
    about: 'These belong to the same care, and each has its own place.',
    switches: 'Which apps are on',
    look: 'How they look, and their language',
    counts: 'How long numbers of use are kept',
  },

  statement: {
    title: 'For your people: how AI is used',
    lead: 'One sheet for the notice board, the bulletin or your website. Every sentence follows from your settings and from how this server is set up today; print it again when you change them.',
    language: 'Language of the sheet',
    name: 'statement',
    failed: 'We could not load the statement.',
    print: 'Print',
    copy: 'Copy',
    copied: 'Copied',
    copiedText: 'Paste it into your website or your bulletin.',
    notCopied: 'Not copied',
    notCopiedText: 'Your browser did not allow it. Please save it as text.',
    asText: 'Save as text',
  },
};

export type VoiceWords = typeof voiceEn;
