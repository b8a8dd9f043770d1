import { createRandom, pick, seedOf } from '../../../app-kit/index.ts';
import { followUpsFor } from '../data/follow-ups.ts';
import type { Question } from '../data/question.ts';
import { type PartId, partIds, pointOf } from '../data/rubric.ts';
import { type Gap, withQuote } from '../gap.ts';
import type { Turn } from '../solve.ts';
import { words } from '../texts.en.ts';

/** The next question as the coach says it; undefined at the end. */
export function askedNext({ question, next, round }: Pick<Turn, 'question' | 'next' | 'round'>): string | undefined {
  if (!question) return undefined;
  switch (next.step) {
    case 'repeat':
      return round.exchanges.at(-1)?.asked;
    case 'again':
      return words.again.question(question.text);
    case 'follow-up':
      return next.answer.gap && followUp(next.answer.gap, round.question, next.answer.text);
    default:
      return question.text;
  }
}

/** A follow-up about what is missing in this answer, with the person's own words where there are any. */
function followUp({ id, quote }: Gap, question: Question, answer: string): string {
  const isPart = (partIds as readonly string[]).includes(id);
  const what = isPart ? pointOf(question, id as PartId) : undefined;
  const { quoting, plain } = followUpsFor(question.shape, id, what);
  const random = createRandom(seedOf([question.text + answer, id]));
  return quote ? withQuote(pick(random, quoting)(quote)) : pick(random, plain);
}
