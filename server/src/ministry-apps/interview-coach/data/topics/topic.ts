import type { Shape } from '../shape.ts';

/** One thing that a good answer holds. */
interface TopicPoint {
  /** Goes on from "They also listen for". */
  what: string;
  /** Ways to say it, for the encoder. */
  said: readonly string[];
}

/** What many employers ask in different words, and what helps with an answer to it. Written for this app. */
export interface Topic {
  id: string;
  shape: Shape;
  /** Ways to ask it, for the encoder. */
  asked: readonly string[];
  /** Goes on from "They want to know". */
  why: string;
  /** Goes on from "A good answer includes" or "says". */
  shows: string;
  points: readonly TopicPoint[];
  /** A beginning whose blanks only the person can fill. */
  frame?: string;
  /** True for everyone who is asked this, whatever they answered. */
  know?: string;
  /** Someone has to be told or asked. */
  tells?: true;
  /** A story that needs no end: what was done is enough. */
  hasNoEnd?: true;
  /** Nothing but a number answers it. */
  figure?: true;
  /** The topic of `hardQuestions` that the law limits. */
  hard?: string;
  /** Good length in seconds aloud, where it isn't that of the shape. */
  seconds?: readonly [from: number, to: number];
}

interface TopicRow extends Omit<Topic, 'id' | 'shape' | 'asked' | 'points'> {
  /** Ways to ask, with bars between them. */
  asked: string;
  /** What it holds, and ways to say it with bars between them. */
  points?: readonly (readonly [what: string, said: string])[];
}

export const topicsOf = (shape: Shape, rows: { readonly [id: string]: TopicRow }): Topic[] =>
  Object.entries(rows).map(([id, { asked, points = [], ...row }]) => ({
    ...row,
    id,
    shape,
    asked: asked.split('|'),
    points: points.map(([what, said]) => ({ what, said: said.split('|') })),
  }));
