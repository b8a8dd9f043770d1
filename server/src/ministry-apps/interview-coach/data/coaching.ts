import type { PartId } from './rubric.ts';

type Line = (text: string) => string;

/** The coach's sentences. `keep` gets the person's own words; `change` gets what would earn more. */
export const coaching = {
  keep: {
    point: [(q) => `Keep “${q}.” It answers the question.`, (q) => `“${q}” is a plain answer. Keep it at the start.`],
    situation: [
      (q) => `Keep “${q}.” It shows where we are.`,
      (q) => `Your beginning is clear: “${q}.” Keep it short, as it is.`,
    ],
    task: [
      (q) => `Keep “${q}.” It says what was up to you.`,
      (q) => `“${q}” tells them what people expected of you. Keep it.`,
    ],
    action: [
      (q) => `Keep “${q}.” It’s something you did, and that is what they want to hear.`,
      (q) => `The strongest part is “${q}.” Say it slowly.`,
      (q) => `“${q}” shows you at work. Keep it in the middle of your answer.`,
    ],
    result: [
      (q) => `Keep “${q}.” Your story has an end.`,
      (q) => `“${q}” is a good end. Say it after the last step, and stop for a second.`,
    ],
    fit: [
      (q) => `Keep “${q}.” It brings the answer back to the job.`,
      (q) => `“${q}” tells them why it matters. Let it be your last sentence.`,
    ],
  } satisfies { readonly [id in PartId]: readonly [Line, ...Line[]] } as {
    readonly [id in PartId]: readonly [Line, ...Line[]];
  },
  keepSome: (q: string) => `You have a beginning: “${q}.” Build on it.`,
  keepNone: 'You began, and that is the hardest part.',
  change: [
    (more) => `One thing to change: ${more}.`,
    (more) => `Next time, ${more}.`,
    (more) => `What is missing most: ${more}.`,
  ] satisfies readonly [Line, ...Line[]] as readonly [Line, ...Line[]],
  we: 'say “I” for your own part, and “we” for what the team did',
  claim: 'give one example, from one day and one place, for what you say about yourself',
  plan: 'tell a time when it happened, not what you would do',
  elsewhere: 'read the question once more, and answer it in your first sentence',
  ready: [
    'Nothing big is missing. Say it aloud twice, without reading.',
    'This answer is ready. Say it to someone tonight, and watch the time.',
  ] as const,
  fillers: (count: number, found: readonly string[]) =>
    `There are ${count} filler words, such as ${found.map((filler) => `“${filler}”`).join(' and ')}. Stop for a breath there.`,
  short: (from: number) => `It’s still short. Aloud it can take ${from} seconds.`,
};
