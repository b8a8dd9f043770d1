/**
 * What an answer to a question is made of. `about`: who you are, now and in short. `story`: something that happened. `would`: what you would do. `self`: a claim about
 * yourself. `past`: a fact that needs a sentence. `why`: why this job. `terms`: pay, hours, start, transport.
 */
export const shapes = ['about', 'story', 'would', 'self', 'past', 'why', 'terms'] as const;
export type Shape = (typeof shapes)[number];

/** A question as it is written in the bank. `why` goes on from "They want to know", `shows` from "A good answer has". */
export type QuestionRow = readonly [shape: Shape, text: string, why: string, shows: string];

export interface Question {
  id: string;
  shape: Shape;
  text: string;
  why: string;
  shows: string;
}

/** The questions of one file. Their ids are the file's name and their place in it. */
export const bank = (name: string, rows: readonly QuestionRow[]): Question[] =>
  rows.map(([shape, text, why, shows], index) => ({ id: `${name}-${index + 1}`, shape, text, why, shows }));
