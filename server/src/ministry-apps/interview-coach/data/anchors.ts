import type { CriterionId } from './rubric.ts';

/** What earns each number of points, 0 to 4. */
type Anchors = readonly [string, string, string, string, string];

/** What earns each number of points, by criterion. The document shows it. */
export const anchors: { readonly [id in CriterionId]: Anchors } = {
  point: [
    'doesn’t answer the question',
    'only a hint of an answer',
    'an answer in general words',
    'an answer in the first two sentences, or one with a detail',
    'an answer in the first two sentences, with a detail or in ten words or more',
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
  steps: [
    'no step',
    'only a hint of one',
    'one step',
    'two steps, or one with a detail',
    'three steps, or two with a detail (your words, a number, a name)',
  ],
  tell: [
    'tells or asks no one',
    'not used',
    'not used',
    'tells or asks one person',
    'tells or asks two people, or one with a detail (your words, a time)',
  ],
  proof: [
    'nothing that was done',
    'only a hint of it',
    'one thing, in general words',
    'two things, or one with a detail',
    'two things, with a detail (a number, a name, a place)',
  ],
  now: [
    'nothing about now',
    'only a hint of it',
    'something about now, in a few words',
    'something about now, in six words or more',
    'something about now, in six words or more with a detail',
  ],
  own: [
    'no “I” in it',
    'not used',
    'only “we”',
    'one thing that you yourself do or did',
    'two things that you yourself do or did',
  ],
  detail: ['no number, name or day', 'not used', 'not used', 'one number, name, day or place', 'two or more of them'],
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
    'can sound like blame',
    'nothing that you would have to take back',
  ],
};
