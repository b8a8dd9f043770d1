import { type Day, formatDay, listOf } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

const deviceNames = {
  iphone: 'iPhone',
  ipad: 'iPad',
  'android-phone': 'Android phone',
  'android-tablet': 'Android tablet',
  windows: 'Windows computer',
  mac: 'Mac',
  chromebook: 'Chromebook',
  tv: 'TV',
};

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Say what you want to do, or what went wrong. You get one step at a time.',
  moreLabel: 'Version, bigger words, how new this is to you',
  words: {
    submit: 'Show me the steps',
    busy: 'Looking for your steps',
    ready: 'Your steps are ready',
    change: 'Change what I wrote',
    restart: 'Ask something else',
    submitHelp: 'Never write a password, a code or a card number here.',
  },
  fields: {
    want: {
      label: 'What do you want to do?',
      help: 'In your own words. You can also say what went wrong.',
      placeholder: 'The words on my phone are too small.',
    },
    device: { label: 'Which device is it?', options: { ...deviceNames, unknown: 'I don’t know' } },
    screenWords: {
      label: 'Words on the screen, if there are any',
      help: 'We look here for signs of a scam.',
    },
    version: {
      label: 'Version or maker, if you know it',
      help: 'Such as iOS 17, Windows 10, Samsung or Roku.',
    },
    comfort: {
      label: 'How new is this to you?',
      options: {
        1: { label: 'Very new', help: 'With how to tap and swipe.' },
        2: { label: 'I know a little', help: 'With what you will see.' },
        3: { label: 'I know it well', help: 'A short list first.' },
      },
    },
    textSize: { label: 'Size of the words', options: { regular: 'Regular', large: 'Large' } },
    helper: { label: 'Someone sits beside me' },
  },
  examples: [
    {
      label: 'The words on my phone are too small',
      input: { want: 'The words are too small for me to read.', device: 'iphone' },
    },
    {
      label: 'A photo from my daughter won’t open',
      input: {
        want: 'The photo my daughter sent won’t open.',
        device: 'android-tablet',
        comfort: '1',
        textSize: 'large',
      },
    },
    {
      label: 'The TV says No Signal',
      input: {
        want: 'The TV says no signal.',
        device: 'tv',
        screenWords: 'No signal',
        version: 'Roku',
      },
    },
  ],
};

/** Words of the document. Sentences have at most 15 words. */
export const words = {
  devices: deviceNames,
  /** "your iPhone" */
  your: {
    iphone: 'your iPhone',
    ipad: 'your iPad',
    'android-phone': 'your Android phone',
    'android-tablet': 'your Android tablet',
    windows: 'your Windows computer',
    mac: 'your Mac',
    chromebook: 'your Chromebook',
    tv: 'your TV',
    unknown: 'your device',
  },
  /** "an iPhone" */
  one: {
    iphone: 'an iPhone',
    ipad: 'an iPad',
    'android-phone': 'an Android phone',
    'android-tablet': 'an Android tablet',
    windows: 'a Windows computer',
    mac: 'a Mac',
    chromebook: 'a Chromebook',
    tv: 'a TV',
  },
  question: {
    whyDevice: 'The steps aren’t the same on each device.',
    whyTask: 'We want to be sure which one you mean.',
    whyBoth: 'We want to be sure what you mean, and on which device.',
    task: 'Which of these is it?',
    none: 'None of these',
    device: 'Which device is it?',
    cantTell: 'I can’t tell',
  },
  guide: {
    about: (device: string) => `On ${device}, one step at a time.`,
    notTheSame: (chosen: string, named: string) =>
      `You chose ${chosen}. Your words say ${named}. These steps are for the ${chosen}.`,
    restarted: 'You restarted it already. So we start with the next thing to try.',
    before: 'Before you start',
    gestures: {
      touch: 'Tap means: touch the glass once and lift your finger. Swipe means: slide one finger over the glass.',
      mouse: 'Click means: press the left button of the mouse once. Right-click means: press the right button.',
      remote: 'Choose means: move with the arrow buttons, then press OK in the middle.',
    },
    helperHere: 'You hold the device. Your helper reads the cards aloud.',
    steps: 'Your steps',
    firstSteps: (last: number) => (last === 2 ? 'Steps 1 and 2' : `Steps 1 to ${last}`),
    moreSteps: (first: number, last: number) => (first === last ? `Step ${first}` : `Steps ${first} to ${last}`),
    cards: 'The same steps as cards',
    card: (number: number, act: string) => `${number}. ${act}`,
    see: (text: string) => `**What you see:** ${text}`,
    otherwise: (text: string) => `**If not:** ${text}`,
    tip: 'Stay safe',
    undo: 'How to undo it',
    different: 'If yours looks different',
    maker: (maker: string, text: string) => `**${maker}:** ${text}`,
    older: (text: string) => `**Other versions:** ${text}`,
    oldVersion: 'Your version is an older one. Some words on your screen can differ.',
    glossary: 'What the words mean',
    person: 'When to ask a person',
    twice: 'Did you try twice? Then stop. Nothing is broken.',
    ask: 'Ask a family member, a friend or your church. Or take it to the store.',
    sheet: 'For a sheet on the wall, press Large print below. Then press Print.',
  },
  helper: {
    title: 'A card for the person beside you',
    toSend: 'Words to send to a helper',
    again: 'Write again',
    rules: [
      'Let them hold the device. Point, and keep your hands away.',
      'Read one card. Wait until it is done.',
      'Look away while they type a password.',
      'Write the last step on paper for the next time.',
      'Stop if a stranger calls, or if money comes up.',
    ],
    email: 'Press Copy below. Then [start an email](mailto:?subject=Can%20you%20help%20me%3F) and paste the words.',
  },
  scam: {
    now: 'Do this now',
    why: (reasons: readonly string[]) => reasons.join(' '),
    report: 'These people help you for free:',
    sign: 'This looks like a scam',
    ended: 'You did the right thing. Leave it at that.',
    call: 'Call your bank only at the number on the back of your card.',
    already: 'What to do because it has happened',
    ifAlready: 'If you already paid, gave a number or let them in',
    notAshamed: 'It happens to careful people. Be quick, and don’t be ashamed.',
    writeIt: 'Press “Change what I wrote” and say so. Or follow the list that fits:',
    cutOff: (device: string) => `How to turn ${device} off at once`,
    close: 'How to close the warning',
    whichFamily: {
      ios: 'iPhone or iPad',
      android: 'Android',
      windows: 'Windows',
      mac: 'Mac',
      chromebook: 'Chromebook',
      tv: 'TV',
    },
    known: 'Is it truly someone you know?',
    knownText: 'Call that person at the number you always used. Then go on with them.',
    noSteps: 'We give no steps until you have stopped. Ask again when you are safe.',
    about: 'Read this before you touch the device.',
    aboutDoor: 'Read this before you open the door.',
  },
  notUnderstood: {
    title: 'We have no steps for this',
    answer: 'We help with phones, tablets, computers and TVs. We found no steps for what you wrote.',
    say: 'You can say it in another way: what you want, and what the screen says.',
    title2: 'Who can help you',
    who: 'Ask your family. Many libraries and senior centers help for free. Take the device with you.',
  },
  elsewhere: {
    title: (task: string, device: string) => `Not on ${device}: ${lowerFirst(task)}`,
    answer: (device: string) => `We have no steps for this on ${device}.`,
    on: (names: readonly string[]) => `We have them for ${listOf(names, { last: 'and' })}.`,
    instead: 'What you can do on it',
    change: 'Do you have one of these? Press “Change what I wrote” and choose it.',
  },
  whichDevice: {
    title: 'Find out which device you have',
    answer: 'Look at the back and at the screen. Then choose it above.',
    task: (task: string) => `Then we show you how to: ${lowerFirst(task)}.`,
    cards: [
      {
        title: 'Is there an apple on the back?',
        text: 'It fits in your hand: an iPhone. It is as big as a book: an iPad. It has keys: a Mac.',
      },
      {
        title: 'Is there another name on the back?',
        text: 'Samsung, Motorola, Google, TCL or OnePlus: Android. Small is a phone. Big is a tablet.',
      },
      {
        title: 'Does it have keys and no apple?',
        text: 'Four blue squares at the bottom: Windows. A name plate that says Chromebook: a Chromebook.',
      },
      { title: 'Does it hang on the wall or have a remote?', text: 'Then it is a TV.' },
    ],
    change: 'Press “Change what I wrote” and choose the device.',
    ask: 'You still can’t tell? Ask a store or a friend to look at it.',
  },
  secret: 'You wrote a password or a number here. We don’t keep it. Write it nowhere else.',
  matter: { now: 'What to do' },
  versions: 'For which versions this is written',
  basis: 'Where these rules come from',
  source: (source: string, asOf: Day) => `Source: ${source}. Checked on ${formatDay(asOf)}.`,
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
