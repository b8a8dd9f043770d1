import type { PartId } from './rubric.ts';
import type { Shape } from './shape.ts';
import { topics } from './topics/index.ts';

/** What a follow-up can be about. */
export type GapId = PartId | 'action-vague' | 'result-vague' | 'we' | 'claim' | 'plan' | 'elsewhere' | 'blame';

type Line = (quote: string) => string;

interface FollowUp {
  /** With the person's own words. */
  quoting: readonly [Line, ...Line[]];
  plain: readonly [string, ...string[]];
}

/** What an interviewer asks next about a story. Written for this app. */
const ofStory: { readonly [id in GapId]: FollowUp } = {
  point: {
    quoting: [
      (q) => `You said: “${q}.” What is your short answer to the question itself, in one sentence?`,
      (q) => `I heard: “${q}.” Before we go on, what would you answer in one sentence?`,
    ],
    plain: ['What is your answer in one sentence?', 'If you had only one sentence, what would you say?'],
  },
  situation: {
    quoting: [
      (q) => `You said: “${q}.” Where was that, and when?`,
      (q) => `You said: “${q}.” What was going on just before that?`,
      (q) => `You said: “${q}.” Who was there, and what had happened?`,
    ],
    plain: ['Where and when was that?', 'Can you give me one time and one place where that happened?'],
  },
  task: {
    quoting: [
      (q) => `You said: “${q}.” What was up to you in that moment?`,
      (q) => `You said: “${q}.” What were you there to do?`,
      (q) => `You said: “${q}.” What was your job in it, and what did people expect of you?`,
    ],
    plain: ['What was your own job in it?', 'What was up to you?'],
  },
  action: {
    quoting: [
      (q) => `You said: “${q}.” What did you do first?`,
      (q) => `You said: “${q}.” And what did you yourself do, step by step?`,
      (q) => `You said: “${q}.” What did you do then, and what did you say?`,
    ],
    plain: ['What did you yourself do, step by step?', 'What was the first thing you did, and the second?'],
  },
  'action-vague': {
    quoting: [
      (q) => `You said: “${q}.” How exactly did you do that?`,
      (q) => `You said: “${q}.” Which tool did you use, or which words did you say?`,
      (q) => `You said: “${q}.” What else did you do, and how long did it take?`,
    ],
    plain: ['How exactly did you do it?', 'What did you use, and how long did it take?'],
  },
  result: {
    quoting: [
      (q) => `You said: “${q}.” What happened after that?`,
      (q) => `You said: “${q}.” And how did it end?`,
      (q) => `You said: “${q}.” What was different afterward, and how do you know?`,
    ],
    plain: ['How did it end?', 'What came of it?'],
  },
  'result-vague': {
    quoting: [
      (q) => `You said: “${q}.” How do you know? Is there a number, or something that someone said?`,
      (q) => `You said: “${q}.” How much, how many, or how fast?`,
      (q) => `You said: “${q}.” What could I have seen that was different?`,
    ],
    plain: ['How do you know that it worked?', 'How much, how many, or how fast?'],
  },
  fit: {
    quoting: [
      (q) => `You said: “${q}.” How would you use that in this job?`,
      (q) => `You said: “${q}.” What did it teach you?`,
      (q) => `You said: “${q}.” Why does that matter for the work here?`,
    ],
    plain: ['How would you use that in this job?', 'What did it teach you?'],
  },
  we: {
    quoting: [
      (q) => `You said: “${q}.” Which part of that did you do yourself?`,
      (q) => `You said: “${q}.” And what was your own part in it?`,
    ],
    plain: ['Which part of it did you do yourself?', 'What was your own part?'],
  },
  plan: {
    quoting: [
      (q) => `You said: “${q}.” Did that ever happen? Tell me about one day.`,
      (q) => `You said: “${q}.” When did you last do that?`,
    ],
    plain: ['Did that ever happen? Tell me about one day.', 'When did you last do that?'],
  },
  elsewhere: {
    quoting: [(q) => `You said: “${q}.” How does that answer the question?`],
    plain: [
      'Let me ask it in other words. What is your answer to the question itself, in one sentence?',
      'What is your answer to the question itself? One sentence is enough.',
    ],
  },
  blame: {
    quoting: [(q) => `You said: “${q}.” How would you say that in one fair sentence?`],
    plain: ['How would you say that in one fair sentence?'],
  },
  steps: {
    quoting: [
      (q) => `You said: “${q}.” And then, what would you do step by step?`,
      (q) => `You said: “${q}.” Which words would you say?`,
    ],
    plain: ['What would you do, step by step?', 'Which words would you say?'],
  },
  tell: {
    quoting: [
      (q) => `You said: “${q}.” Who would you tell, and how soon?`,
      (q) => `You said: “${q}.” Who else would you ask or call?`,
    ],
    plain: ['Who would you tell, and how soon?'],
  },
  proof: {
    quoting: [
      (q) => `You said: “${q}.” Can you give me one time when it showed?`,
      (q) => `You said: “${q}.” What have you done that is like that?`,
    ],
    plain: ['Can you give me one time when it showed?', 'What have you done that is like that?'],
  },
  now: {
    quoting: [(q) => `You said: “${q}.” What is different now?`, (q) => `You said: “${q}.” What do you want now?`],
    plain: ['What is different now?', 'What has changed since then?'],
  },
  own: {
    quoting: [
      (q) => `You said: “${q}.” What do you yourself do, or what did you do?`,
      (q) => `You said: “${q}.” Which part of that was yours?`,
    ],
    plain: ['What do you yourself do, or what did you do?'],
  },
  detail: {
    quoting: [
      (q) => `You said: “${q}.” Can you give me one number, name or day?`,
      (q) => `You said: “${q}.” How many, how often, or when?`,
    ],
    plain: ['Can you give me one number, name or day?'],
  },
  claim: {
    quoting: [
      (q) => `You said: “${q}.” When did someone last see that? Tell me about one day.`,
      (q) => `You said: “${q}.” Can you give me one time when it showed?`,
    ],
    plain: ['Can you give me one example, from one day?', 'When did that last show?'],
  },
};

/** Where another question needs other words. */
const ofShape: { readonly [shape in Shape]?: { readonly [id in GapId]?: FollowUp } } = {
  about: {
    proof: {
      quoting: [
        (q) => `You said: “${q}.” Tell me one thing that you did well there.`,
        (q) => `You said: “${q}.” What have you done that you’re glad of?`,
      ],
      plain: ['Tell me one thing that you did well.', 'What have you done that you’re glad of?'],
    },
    fit: {
      quoting: [(q) => `You said: “${q}.” And what brings you to us?`, (q) => `You said: “${q}.” Why this job?`],
      plain: ['And what brings you to us?', 'Why this job?'],
    },
  },
  past: {
    proof: {
      quoting: [
        (q) => `You said: “${q}.” What was your own part, and what have you done since?`,
        (q) => `You said: “${q}.” What did you do about it?`,
      ],
      plain: ['What was your own part, and what have you done since?'],
    },
  },
  why: {
    proof: {
      quoting: [
        (q) => `You said: “${q}.” What have you done that is near this work?`,
        (q) => `You said: “${q}.” Can you give me an example from your own life?`,
      ],
      plain: ['What have you done that is near this work?', 'Can you give me an example from your own life?'],
    },
    point: {
      quoting: [(q) => `You said: “${q}.” And why here, and not somewhere else?`],
      plain: ['Why here, and not somewhere else?'],
    },
  },
  terms: {
    point: {
      quoting: [(q) => `You said: “${q}.” Which number or day would you say?`],
      plain: ['Which number or day would you say?'],
    },
  },
};

/** The lines for a gap in an answer to a question of this shape. `what`: what its topic asks for. */
export const followUpsFor = (shape: Shape, id: GapId, what?: string): FollowUp =>
  what && (id !== 'point' || shape === 'terms') ? ofTopic(what) : (ofShape[shape]?.[id] ?? ofStory[id]);

const ofTopic = (what: string): FollowUp => ({
  quoting: [(q) => `You said: “${q}.” I’d like to hear one more thing: ${what}.`],
  plain: [`I’d like to hear one more thing: ${what}.`],
});

const QUOTE = '\u0000';
const lines = [
  ...[ofStory, ...Object.values(ofShape)].flatMap((byGap) => Object.values(byGap)),
  ...topics.flatMap(({ points }) => points.map(({ what }) => ofTopic(what))),
];
const plainLines = new Set(lines.flatMap(({ plain }) => plain));
const quotingLines = lines.flatMap(({ quoting }) => quoting.map((line) => line(QUOTE).split(QUOTE)));

/** Whether a question is one of these follow-ups, with whatever it quotes. */
export function isFollowUp(asked: string): boolean {
  if (plainLines.has(asked)) return true;
  // A shortened quotation has no full stop after its ellipsis.
  const variants = [asked, asked.replace('…”', '….”')];
  return quotingLines.some(([before = '', after = '']) =>
    variants.some((text) => text.startsWith(before) && text.endsWith(after)),
  );
}
