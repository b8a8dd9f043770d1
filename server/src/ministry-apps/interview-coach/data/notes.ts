import { countInWords } from '../../../app-kit/index.ts';
import type { Kind, Level } from '../fields.ts';

const line = { one: 'line', other: 'lines' };

/** "the crew job" of "crew at a chicken place": without where it is, and without what follows a comma. */
const positionOf = (job: string): string => {
  const name = job.replace(/\s*(?:,|\/|\(|\s(?:at|in|for|with)\s).*$/i, '').trim() || job;
  const plain = /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return /\b(?:job|position|role|work)$/i.test(plain) ? plain : `${plain} job`;
};

/** The note before a plan. */
export const tonight = {
  opening: [
    (job: string, employer?: string) =>
      `You don’t need perfect answers for ${employer ? `${employer}` : `“${job}”`}. You need three true stories from your own life, each with an end.`,
    (job: string, employer?: string) =>
      `Most interviews for “${job}”${employer ? ` at ${employer}` : ''} come back to three things: can you do the work, will you be there, and can people work with you. Have one true story for each.`,
    (job: string, employer?: string) =>
      `Think of three days when you did something well, paid or unpaid. With those three you can answer most of what they ask for “${job}”${employer ? ` at ${employer}` : ''}.`,
  ] as const,
  forLevel: {
    first: 'You haven’t had a paid job, and they know it. School, home, church, sport and neighbors count as work.',
    entry: 'You know work, if not this work. Say what is the same: people, hours, care, tools.',
    mid: 'You have years in this. Choose the stories that have a number in them.',
    senior: 'They listen for how you treat people. Say what the team did, then what you did.',
    ministry: 'They ask about your faith, your people and your judgment. Speak of others without names.',
  } satisfies { readonly [level in Level]: string } as { readonly [level in Level]: string },
  forKind: {
    person: 'In person, the first minute counts: your name, a greeting, and a breath before you speak.',
    phone: 'On the phone they can’t see you nod, so say short sentences and stop.',
    video: 'On video, look at the camera when you speak, and put your notes beside it.',
    panel: 'With several people, one asks and all decide. Look at each of them once in an answer.',
    'walk-in': 'When you walk in, you may have two minutes. Say your name, the job, and the hours you can work.',
    committee: 'A search committee looks for years together. Ask as much as you answer.',
  } satisfies { readonly [kind in Kind]: string } as { readonly [kind in Kind]: string },
  posting: (count: number) =>
    `${countInWords(count, line).replace(/^\w/, (letter) => letter.toUpperCase())} of the posting became questions.`,
  resume: (count: number) =>
    `They can also ask about ${countInWords(count, line)} of your resume with a number, so know where each number comes from.`,
  noFamily:
    'We didn’t recognize the kind of work from the title, so the questions fit any job. Choose the kind of work in the form for more.',
  closing: [
    'If a question is hard, say: “Let me think for a second.” That is allowed.',
    'If you don’t know something, say so, and say how you would find out.',
    'You may take notes with you, and look at them.',
  ] as const,
  church: (contact: string) => `If you’d like someone to practice with, ask ${contact}.`,
};

/** The thank-you note. What only the person knows is a blank in square brackets. */
export const thanks = {
  greeting: { one: 'Dear [name],', phone: 'Dear [name],', group: 'Dear [names, or “members of the committee”],' },
  opening: {
    one: [
      (job: string, employer?: string) =>
        `Thank you for meeting with me today about the ${positionOf(job)}${employer ? ` at ${employer}` : ''}.`,
      (job: string, employer?: string) =>
        `Thank you for your time today, and for telling me about the work${employer ? ` at ${employer}` : ''} (${job}).`,
    ],
    phone: [
      (job: string, employer?: string) =>
        `Thank you for the call today about the ${positionOf(job)}${employer ? ` at ${employer}` : ''}.`,
      (job: string) => `Thank you for talking with me on the phone today (${job}).`,
    ],
    group: [
      (job: string, employer?: string) =>
        `Thank you all for your time and your questions today: ${job}${employer ? `, at ${employer}` : ''}.`,
      (job: string) => `Thank you for the conversation today (${job}). I could tell how much care you put into it.`,
    ],
  } satisfies {
    readonly [who: string]: readonly [
      (job: string, employer?: string) => string,
      ...((job: string, employer?: string) => string)[],
    ];
  },
  detail: [
    'I was glad to hear about [one thing they told you]. I have done [similar work], and I’d be glad to do it for you.',
    'What you said about [one thing they told you] stayed with me. It fits with [something you have done].',
  ] as const,
  offer: [
    'If you’d like another reference or document from me, I’ll send it the same day.',
    'After our talk I’m sure that I’d like to do this work.',
  ] as const,
  closing: [
    'I look forward to hearing from you by [the day they named].',
    'You can reach me at [phone or email]. I hope to hear from you.',
  ] as const,
  name: '[Your name]',
};
