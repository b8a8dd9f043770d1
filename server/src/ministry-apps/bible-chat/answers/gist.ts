import { sentencesOf } from '../../../text/sentences.ts';
import { isStopWord, stemsOf } from '../understanding/stems.ts';

/** Words with which a sentence decides: what is forbidden, asked, free, or not said. */
const deciding =
  /\b(?:not|never|no|nobody|nowhere|neither|only|may|must|should|can|free|forbids?|condemns?|allows?|asks?|commands?|promises?|is silent|says nothing|means|so)\b/i;
const weights = { deciding: 2, shared: 1.5, contrast: 0.5, first: 0.9 };

/** The sentence of a prepared answer that decides the question; the first one where no other does. */
export function gistOf(answer: string, question: string): string {
  const sentences = sentencesOf(answer).map(({ text }) => text);
  const asked = new Set(stemsOf(question).filter((stem) => !isStopWord(stem)));
  const scored = sentences.map((text, index) => {
    const shared = stemsOf(text).filter((stem) => asked.has(stem)).length;
    return {
      text,
      score:
        (deciding.test(text) ? weights.deciding : 0) +
        weights.shared * Math.min(shared, 2) +
        (/\b(?:but|yet)\b|;/.test(text) ? weights.contrast : 0) +
        (index === 0 ? weights.first : 0) -
        index / 10,
    };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best), scored[0] ?? { text: answer, score: 0 })
    .text;
}
