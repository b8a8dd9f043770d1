import type { Topic } from './topics/topic.ts';

/**
 * What an answer to a question is made of. `about`: who you are, now and in short. `story`: something that happened. `would`:
 * what you would do. `how`: what you do day after day. `self`: a claim about yourself. `past`: a fact that needs a sentence.
 * `why`: why this job. `terms`: a short fact: pay, hours, license. `closing`: what you ask them. `open`: we can't tell.
 */
export const shapes = ['about', 'story', 'would', 'how', 'self', 'past', 'why', 'terms', 'closing', 'open'] as const;
export type Shape = (typeof shapes)[number];

/** A question as it is written in the bank. `why` goes on from "They want to know", `shows` from "A good answer includes". */
export type QuestionRow = readonly [shape: Shape, text: string, why: string, shows: string];

export interface Question {
  id: string;
  shape: Shape;
  text: string;
  why: string;
  shows: string;
  /** What many employers ask in other words; undefined where none is near. */
  topic?: Topic | undefined;
}

/** The questions of one file. Their ids are the file's name and their place in it. */
export const bank = (name: string, rows: readonly QuestionRow[]): Question[] =>
  rows.map(([shape, text, why, shows], index) => ({ id: `${name}-${index + 1}`, shape, text, why, shows }));
