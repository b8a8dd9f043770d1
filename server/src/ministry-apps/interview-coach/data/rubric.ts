import type { Shape } from './question.ts';

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
export type PartId = 'point' | 'situation' | 'task' | 'action' | 'result' | 'fit';
export type CriterionId = PartId | 'length' | 'honesty';

/** Every criterion has 0 to 4 points. */
export const MOST_POINTS = 4;

/** What earns each number of points, 0 to 4. */
export type Anchors = readonly [string, string, string, string, string];

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

/** The rubric of each shape of question. It is fixed, and the document shows it. */
export const rubrics: { readonly [shape in Shape]: Rubric } = {
  about: {
    parts: [
      {
        id: 'point',
        roles: ['situation', 'task', 'habit', 'trait', 'past', 'private'],
        more: 'begin with what you do now, in one sentence',
        blank: 'Say what you do now.',
      },
      {
        ...action,
        roles: ['action', 'result', 'habit'],
        more: 'name one thing that you did well, with a number or a name',
        blank: 'Name one thing that you did well.',
      },
      { ...fit, more: 'end with why you are here: one true thing about this job', blank: 'Say why you are here.' },
    ],
    seconds: [45, 105],
    fewestWords: 6,
  },
  story: { parts: [situation, task, action, result, fit], seconds: [60, 120], fewestWords: 8 },
  would: {
    parts: [
      {
        id: 'situation',
        roles: ['check', 'situation'],
        more: 'say what you would find out or make safe first',
        blank: 'Say what you would find out first.',
      },
      {
        id: 'task',
        roles: ['task', 'habit'],
        more: 'say which rule or whose decision it is, and what is up to you',
        blank: 'Say which rule holds, and what is up to you.',
      },
      {
        id: 'action',
        roles: ['would', 'action'],
        more: 'name two steps in their order, with the words you would use',
        blank: 'Say your steps, in order.',
      },
      {
        id: 'result',
        roles: ['outcome', 'result'],
        more: 'say how it should end, and who you would tell afterward',
        blank: 'Say how it should end.',
      },
      {
        id: 'fit',
        roles: ['fit', 'learned', 'action'],
        more: 'add one time you did something like it, or why it matters in this job',
        blank: 'Add one time you did something like it.',
      },
    ],
    seconds: [25, 90],
    fewestWords: 6,
  },
  self: {
    parts: [
      {
        id: 'point',
        roles: ['trait', 'habit', 'overclaim', 'task'],
        more: 'answer in your first sentence, in plain words',
        blank: 'Answer in one sentence.',
      },
      { ...situation, more: 'name a place and a time where it showed', blank: 'Say where it showed.' },
      { ...action, roles: ['action', 'habit'] },
      result,
      fit,
    ],
    seconds: [45, 105],
    fewestWords: 6,
  },
  past: {
    parts: [
      {
        id: 'point',
        roles: ['past', 'situation', 'terms'],
        more: 'say the fact in one true sentence, without excuse and without more detail than they need',
        blank: 'Say the fact in one sentence.',
      },
      {
        id: 'action',
        roles: ['action', 'habit', 'task'],
        more: 'say what you have done since: work, a class, help to others',
        blank: 'Say what you have done since.',
      },
      {
        id: 'result',
        roles: ['result', 'learned', 'terms'],
        more: 'say what is different now',
        blank: 'Say what is different now.',
      },
      { ...fit, roles: ['fit'], more: 'end with the job: what you bring and why you are ready' },
    ],
    seconds: [20, 75],
    fewestWords: 5,
  },
  why: {
    parts: [
      {
        id: 'point',
        roles: ['fit', 'task'],
        more: 'say one true thing about this place or this work that made you apply',
        blank: 'Say one true thing about this place or work.',
      },
      {
        ...action,
        roles: ['action', 'situation', 'trait', 'habit', 'past'],
        more: 'add one thing you have done that is near this work',
        blank: 'Add one thing you have done that is near this work.',
      },
      { ...fit, roles: ['fit', 'learned'], more: 'say what you would bring, or what you would like to learn here' },
    ],
    seconds: [30, 90],
    fewestWords: 5,
  },
  terms: {
    parts: [
      {
        id: 'point',
        roles: ['terms', 'past', 'habit', 'would', 'task', 'check'],
        more: 'answer first, in one short sentence: a day, a number, yes or no',
        blank: 'Answer in one sentence.',
      },
    ],
    seconds: [5, 45],
    fewestWords: 1,
  },
};

/** What earns each number of points, by criterion. The document shows it. */
export const anchors: { readonly [id in CriterionId]: Anchors } = {
  point: [
    'doesn’t answer the question',
    'only a hint of an answer',
    'an answer in general words',
    'an answer with a detail, or within the first two sentences',
    'an answer with a detail, within the first two sentences',
  ],
  situation: [
    'no place, time or event',
    'only a hint of one',
    'one, in general words',
    'one with a detail (a place, a time, a name, a number), or two of them',
    'one with two details, or two of them with a detail',
  ],
  task: [
    'not said',
    'only a hint of it',
    'said in general words',
    'said with “I”, or in a sentence of six words or more',
    'said with “I” in a sentence of six words or more',
  ],
  action: [
    'nothing that was done',
    'only a hint, or a habit',
    'one thing done, or only “we”',
    'two things that you did, or one with a detail',
    'two things that you did, with a detail (a tool, a name, a number)',
  ],
  result: [
    'no end',
    'only a hint of an end',
    'an end in a few general words',
    'an end in six words or more',
    'an end with a number, a time, a name or someone’s words',
  ],
  fit: [
    'no link to the job',
    'only a hint of one',
    'a lesson in general words',
    'a link to this job, or a lesson with a detail',
    'a link to this job, with a lesson or a detail',
  ],
  length: [
    'less than a quarter of the time, or more than twice',
    'less than half, or more than one and a half times',
    'less than three quarters, or more than one and a quarter',
    'close to the time',
    'within the time',
  ],
  honesty: [
    'plans to say something untrue',
    'not used',
    'claims that no one can believe, such as “never” or “the best”',
    'blames or speaks ill of someone',
    'nothing that you would have to take back',
  ],
};

/** What can be a habit of several answers: a part that is missing, and what is counted. */
export type HabitId =
  | Exclude<CriterionId, 'length' | 'honesty'>
  | 'we'
  | 'fillers'
  | 'too-short'
  | 'too-long'
  | 'claims'
  | 'blame';
