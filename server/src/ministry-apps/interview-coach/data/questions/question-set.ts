import type { PhrasingSet } from '../../../../understanding/nearest.ts';
import { allQuestions } from './index.ts';

/** The questions of the bank, each with its kind. */
export const questionSet: PhrasingSet = {
  id: 'interview-questions',
  phrasings: allQuestions.map(({ shape, text }) => ({ id: shape, text })),
};
