import { capitalize, countInWords, countOf } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import { occasions } from './data/occasions.ts';
import { type Purpose, purposes } from './data/themes.ts';
import type { fields } from './fields.ts';
import type { OccasionId } from './understanding/groups.ts';

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Say it in your own words. You will get a prayer and a Bible verse.',
  moreLabel: 'Who it is for, occasion, length, style',
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
      label: 'Kind of prayer',
      options: Object.fromEntries(Object.entries(purposes).map(([value, { label }]) => [value, label])) as {
        [purpose in Purpose]: string;
      },
    },
    names: { label: 'Who is it for?', help: 'First names. These are always used.' },
    occasion: {
      label: 'Occasion',
      help: 'Leave it open to let the app read it from your words.',
      options: Object.fromEntries(Object.entries(occasions).map(([id, { label }]) => [id, label])) as {
        [id in OccasionId]: string;
      },
    },
    situation: { label: 'What’s going on?', help: 'A few words are enough. Nothing you write is kept.' },
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
        extemporary: 'Conversational',
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
        fitting: 'Automatic',
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

type Voice = 'I' | 'we';

const slowBreath = { one: 'slow breath', other: 'slow breaths' };
const lengthOf = (seconds: number) =>
  seconds < 60
    ? countInWords(seconds, { one: 'second', other: 'seconds' })
    : countInWords(seconds / 60, { one: 'minute', other: 'minutes' });
const letUs = (voice: Voice, verb: string) => (voice === 'we' ? `Let us ${verb}` : `I ${verb}`);

/** Words of the document. The prepared sentences of the prayers are in data/. */
export const words = {
  document: {
    title: 'A prayer',
    concerning: (what: string) => `A prayer about ${what}`,
    about: (seconds: number) => `About ${lengthOf(seconds)} aloud.`,
    aboutBreaths: (breaths: number, seconds: number) => `${countOf(breaths, slowBreath)}, about ${lengthOf(seconds)}.`,
    again: 'Write again',
  },
  prayer: {
    title: 'The prayer',
    hear: (address: string, voice: Voice) => `${address}, hear ${voice === 'we' ? 'us' : 'me'}.`,
    /** Begins a sentence about what Christ did on earth, in a prayer to God. */
    inJesus: 'in Jesus',
    amen: 'Amen.',
  },
  collect: {
    prayFor: (voice: Voice, whom: string) => `${letUs(voice, 'pray')} for ${whom}.`,
    prayForAndBring: (voice: Voice, whom: string, what: string) =>
      `${letUs(voice, 'pray')} for ${whom}, and bring before God ${what}.`,
    bring: (voice: Voice, what: string) => `${letUs(voice, 'bring')} before God ${what}.`,
    asWell: (what: string, others: string) => `${what}, and ${others} as well`,
    whatIsWritten: 'what is written here',
    whatGodKnows: 'what only God knows',
    help: 'help',
    lookWithMercy: (whom: string, ask: string) => `look with mercy on ${whom}; ${ask}`,
  },
  litany: {
    opening: (address: string) => `${address}, be near to us as we pray.`,
    petition: (whom: string, ask: string) => `For ${whom}: ${ask}.`,
    petitionThat: (whom: string, ask: string) => `For ${whom}, that you would ${ask}:`,
  },
  breath: {
    in: (line: string) => `*Breathe in:* ${line}.`,
    out: (line: string) => `*Breathe out:* ${line}.`,
    outTogether: (line: string) => `*Breathe out:* **${line}.**`,
    times: (breaths: number) => `*${capitalize(countInWords(breaths, slowBreath))}.*`,
  },
  people: {
    /** When many people pray: "a father we love", then "this father". */
    loved: (person: string) => `${person} we love`,
    again: (noun: string, plural: boolean) => `${plural ? 'these' : 'this'} ${noun}`,
  },
  beforePublic: {
    title: 'Before you read it in public',
    harm: 'Don’t read or share this where it could reach the one who does harm.',
    private: 'It says something private. Read it to others only if those it is about would want that.',
    ask: (person: string) => `Ask ${person} whether this may be named before others.`,
  },
  verse: {
    title: 'The verse',
    titleOf: (reference: string) => `Verse: ${reference}`,
    again: 'Another verse',
    another: 'Here is another verse for this prayer.',
  },
  naming: {
    concern: [
      (what: string) => `{I} come to you about ${what}.`,
      (what: string) => `{I} want to talk with you about ${what}.`,
    ],
  },
  question: {
    why: 'I want to pray for the right thing. Which is closest?',
    occasion: 'What is it about?',
    whom: { label: 'Who needs this prayer most?', options: { me: 'I do', other: 'Someone else' } },
    people: 'Name these people?',
    other: 'Something else',
  },
  ownWords: {
    title: 'In your own words',
    notRead: 'These words aren’t in the prayer, so that you can decide what is said aloud.',
  },
  /** For a request in Spanish. */
  spanish: {
    title: 'Una oración',
    prayer: 'La oración',
    again: 'Escribir otra',
    how: 'Cómo orarla',
    howToPray: 'Léala despacio, en voz alta si puede. Donde quiera, deténgase y diga lo suyo.',
    short: 'Una forma más corta',
    ownWords: 'En sus propias palabras',
    about: 'En español esta aplicación conoce menos ocasiones. Cambie con libertad lo que no corresponda.',
  },
  how: { title: 'How to pray it' },
  short: {
    title: 'A shorter form',
    breath: (inhale: string, exhale: string) => `${inhale}, ${exhale}. Amen.`,
  },
};
