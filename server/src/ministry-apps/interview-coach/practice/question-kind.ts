import type { Understanding } from '../../../understanding/understanding.ts';
import type { Question, Shape } from '../data/question.ts';
import { questionSet } from '../data/questions/question-set.ts';
import { words } from '../texts.en.ts';

/** Questions of one kind begin alike; a farther one is known by its first words. */
const NEAR = 0.5;
const ofFacts = /^(?:any|are|is|do|does|did|have|has|can|could|will|were|was|where|when|which) /i;

/** A question that is in no list, with the kind of the nearest one of the bank: its answer has that rubric. */
export async function withKind(question: Question, understanding: Pick<Understanding, 'compare'>): Promise<Question> {
  if (question.id !== words.unknownQuestion.id) return question;
  const [near] = (await understanding.compare(questionSet, question.text))?.nearest(1) ?? [];
  const shape = shapeByWords(question.text) ?? (near && near.score >= NEAR ? (near.id as Shape) : question.shape);
  return { ...question, shape, why: words.otherQuestion.why, shows: words.otherQuestion.shows[shape] };
}

/** The kind that the first words leave no doubt about. */
function shapeByWords(text: string): Shape | undefined {
  if (/^(?:tell (?:me|us) about|describe) (?:a|an|the|one) (?:time|day|situation)\b/i.test(text)) return 'story';
  if (/\b(?:salary|pay|wage)\b/i.test(text)) return 'terms';
  if (/^why .*\b(?:leave|left|fired|let go|quit)\b/i.test(text)) return 'past';
  if (/^why\b/i.test(text)) return 'why';
  if (/^(?:how|what) (?:do|would) you\b/i.test(text)) return 'would';
  return ofFacts.test(text) ? 'past' : undefined;
}
