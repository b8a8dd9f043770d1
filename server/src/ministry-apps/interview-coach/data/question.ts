import type { Shape } from './shape.ts';
import type { Topic } from './topics/topic.ts';

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
