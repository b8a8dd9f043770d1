import type { Question } from './question.ts';
import type { Shape } from './shape.ts';

/** Whose role a piece of an answer can have: the labels of the trained reader. */
export const roles = [
  'situation',
  'task',
  'action',
  'result',
  'learned',
  'fit',
  'trait',
  'habit',
  'check',
  'would',
  'outcome',
  'terms',
  'past',
  'unknown',
  'complaint',
  'dishonest',
  'overclaim',
  'private',
  'hostile',
  'other',
  'unsafe',
] as const;
export type Role = (typeof roles)[number];

/** Criteria that are read from what the answer says. */
export const partIds = [
  'point',
  'situation',
  'task',
  'action',
  'result',
  'steps',
  'tell',
  'proof',
  'now',
  'own',
  'detail',
  'fit',
] as const;
export type PartId = (typeof partIds)[number];
export type CriterionId = PartId | 'length' | 'honesty';

/** Every criterion has 0 to 4 points. */
export const MOST_POINTS = 4;

export interface Part {
  id: PartId;
  /** Pieces with one of these roles are its evidence. */
  roles: readonly Role[];
  /** Goes on from "What would earn more:". */
  more: string;
  /** What a blank in the rewritten answer asks for. */
  blank: string;
}

/** What is asked of an answer to one shape of question. */
export interface Rubric {
  parts: readonly Part[];
  /** Good length in seconds aloud. */
  seconds: readonly [from: number, to: number];
  /** Fewer words than this aren't scored. */
  fewestWords: number;
}

const situation: Part = {
  id: 'situation',
  roles: ['situation'],
  more: 'say where and when it was, and what was going on, in one or two sentences',
  blank: 'Say where and when it was.',
};
const task: Part = {
  id: 'task',
  roles: ['task'],
  more: 'say what was up to you in that moment',
  blank: 'Say what was up to you.',
};
const action: Part = {
  id: 'action',
  roles: ['action'],
  more: 'name two things that you yourself did, with a tool, a number or your words',
  blank: 'Say what you yourself did, step by step.',
};
const result: Part = {
  id: 'result',
  roles: ['result'],
  more: 'say what was different in the end: a number, a change, or what someone said',
  blank: 'Say what came of it: a number, a change, or what someone said.',
};
const fit: Part = {
  id: 'fit',
  roles: ['fit', 'learned'],
  more: 'end with what it taught you, or how you would use it in this job',
  blank: 'Say how it helps in this job.',
};

/** The answer to the question itself. */
const point: Part = {
  id: 'point',
  roles: ['trait', 'habit', 'past', 'situation', 'terms', 'fit', 'task', 'would', 'check', 'private', 'overclaim'],
  more: 'answer in your first sentence, in plain words',
  blank: 'Answer in one sentence.',
};
const proof: Part = {
  id: 'proof',
  roles: ['action', 'result'],
  more: 'add one time when it showed: where it was, and what you did',
  blank: 'Say one time when it showed.',
};

/** The rubric of each shape of question. It is fixed, and the document shows it. */
export const rubrics: { readonly [shape in Shape]: Rubric } = {
  about: {
    parts: [
      { ...point, more: 'begin with what you do now, in one sentence', blank: 'Say what you do now.' },
      {
        ...proof,
        more: 'name one thing that you did well, with a number or a name',
        blank: 'Name one thing that you did well.',
      },
      { ...fit, more: 'end with why you are here: one true thing about this job', blank: 'Say why you are here.' },
    ],
    seconds: [30, 105],
    fewestWords: 6,
  },
  story: { parts: [situation, task, action, result, fit], seconds: [45, 120], fewestWords: 8 },
  would: {
    parts: [
      {
        id: 'steps',
        roles: ['would', 'action', 'check', 'task', 'habit'],
        more: 'name two steps in their order, with the words you would use',
        blank: 'Say your steps, in order.',
      },
      {
        id: 'tell',
        roles: [],
        more: 'say who you would tell, and how soon',
        blank: 'Say who you would tell.',
      },
    ],
    seconds: [15, 90],
    fewestWords: 4,
  },
  how: { parts: [{ ...point, more: 'say what you do, in plain words' }, proof], seconds: [15, 75], fewestWords: 2 },
  self: { parts: [point, proof, fit], seconds: [20, 90], fewestWords: 2 },
  past: {
    parts: [
      {
        ...point,
        more: 'say the fact in one true sentence, without more detail than they need',
        blank: 'Say the fact in one sentence.',
      },
      {
        ...proof,
        roles: ['action'],
        more: 'say what you have done since: work, a class, help to others',
        blank: 'Say what you have done since.',
      },
      { id: 'now', roles: ['fit'], more: 'say what is different now', blank: 'Say what is different now.' },
    ],
    seconds: [10, 75],
    fewestWords: 2,
  },
  why: {
    parts: [
      {
        ...point,
        more: 'say one true thing about this place or this work that made you apply',
        blank: 'Say one true thing about this place or work.',
      },
      {
        ...proof,
        more: 'add one thing you have done that is near this work',
        blank: 'Add one thing you have done that is near this work.',
      },
    ],
    seconds: [15, 90],
    fewestWords: 3,
  },
  terms: {
    parts: [{ ...point, more: 'answer first, in one short sentence: a day, a number, yes or no' }],
    seconds: [2, 45],
    fewestWords: 1,
  },
  closing: {
    parts: [{ ...point, more: 'ask one thing about the work itself', blank: 'Ask one thing about the work.' }],
    seconds: [3, 45],
    fewestWords: 2,
  },
  open: {
    parts: [
      point,
      {
        id: 'own',
        roles: [],
        more: 'say what you yourself do or did',
        blank: 'Say your own part.',
      },
      {
        id: 'detail',
        roles: [],
        more: 'add one true detail: a number, a name, a day or a place',
        blank: 'Add one true detail.',
      },
    ],
    seconds: [15, 90],
    fewestWords: 2,
  },
};

/** What can be a habit of several answers: a part that is missing, and what is counted. */
export type HabitId =
  | 'point'
  | 'situation'
  | 'action'
  | 'result'
  | 'proof'
  | 'steps'
  | 'we'
  | 'fillers'
  | 'too-short'
  | 'too-long'
  | 'claims'
  | 'blame';

/** The rows of an answer to this question, without those that its topic doesn't ask for. */
export function partsFor({ shape, topic }: Pick<Question, 'shape' | 'topic'>): readonly Part[] {
  const { parts } = rubrics[shape];
  if (shape === 'would') return topic?.tells ? parts : parts.filter(({ id }) => id !== 'tell');
  if (shape === 'story') return topic?.hasNoEnd ? parts.filter(({ id }) => id !== 'result') : parts;
  return topic && topic.points.length > 0 ? parts.slice(0, topic.points.length) : parts;
}

/** Good length in seconds aloud. */
export const secondsFor = ({ shape, topic }: Pick<Question, 'shape' | 'topic'>): readonly [from: number, to: number] =>
  topic?.seconds ?? rubrics[shape].seconds;

/** What would make a part better: what the topic asks for, or else what the shape does. */
export const pointOf = ({ shape, topic }: Pick<Question, 'shape' | 'topic'>, id: PartId): string | undefined =>
  topic?.points[rubrics[shape].parts.findIndex((part) => part.id === id)]?.what;
