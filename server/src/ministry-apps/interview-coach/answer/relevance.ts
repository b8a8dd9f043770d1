import type { Understanding } from '../../../understanding/understanding.ts';
import type { Question } from '../data/question.ts';

/**
 * Of twelve answers to their own questions the farthest had 0.2; of texts about something else most were below 0.12. Below it
 * the coach says that it can't see the answer to the question; above it nothing is said.
 */
const FAR = 0.12;
/** A shorter answer says too little to compare. */
const FEWEST_WORDS = 35;

/** Whether an answer is plainly about something else than its question. False while the encoder is down. */
export async function isElsewhere(
  text: string,
  { text: asked, why, shows, shape }: Question,
  understanding: Pick<Understanding, 'vectorsOf'>,
): Promise<boolean> {
  // "Tell me about yourself" can be answered with anything.
  if (shape === 'about' || text.split(/\s+/).length < FEWEST_WORDS) return false;
  const vectors = await understanding.vectorsOf([text, asked, `${asked} ${why} ${shows}`]);
  const [answer, question, whole] = vectors ?? [];
  if (!answer || !question || !whole) return false;
  return Math.max(cosine(answer, question), cosine(answer, whole)) < FAR;
}

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, lengthA, lengthB] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    product += value * other;
    lengthA += value * value;
    lengthB += other * other;
  }
  return product / (Math.sqrt(lengthA * lengthB) || 1);
}
