import { MOST_POINTS } from '../data/rubric.ts';
import { markIn, type Score } from '../score.ts';
import type { ReadRound, ScoredExchange } from './read-round.ts';
import { scoredIn } from './read-round.ts';

/** What the coach does after a message. */
export type NextStep =
  /** The next question, or the end of the practice after the last one. */
  | { step: 'go-on' }
  | { step: 'finish' }
  /** The same question in the same words: the message was no answer. */
  | { step: 'repeat' }
  /** A follow-up about what is missing in the newest answer. */
  | { step: 'follow-up'; answer: ScoredExchange }
  /** The whole answer once more. */
  | { step: 'again' };

/** Share of the points from which an answer is good enough to go on, in percent. */
const GOOD = 75;
/** The whole answer is asked for once more so many times; then the practice goes on. */
const MOST_AGAIN = 2;
/** So many messages in a row that are no answer, and the practice goes on. */
const MOST_EMPTY = 3;

/** Decides what comes after the newest message of a round. Every way ends in the next question. */
export function nextStepOf(round: ReadRound, pace: 'coach' | 'straight', isLimited = false): NextStep {
  const newest = round.exchanges.at(-1);
  if (!newest) return { step: 'go-on' };
  if (newest.is === 'command') {
    if (newest.command === 'finish') return { step: 'finish' };
    return newest.command === 'next' ? { step: 'go-on' } : { step: 'again' };
  }
  if (newest.is === 'detail') return { step: 'again' };
  if (newest.is === 'plain') return { step: 'go-on' };
  if (newest.is !== 'answer') return emptyInARow(round) >= MOST_EMPTY ? { step: 'go-on' } : { step: 'repeat' };
  // The safe answer was shown with the first try: the second can use it.
  if (isLimited && pace === 'coach' && scoredIn(round).length === 1) return { step: 'repeat' };
  if (pace === 'straight' || !newest.score) return { step: 'go-on' };
  const { total, of } = newest.score;
  const isGood = total * 100 >= of * GOOD && isComplete(newest.score);
  if (isGood || !newest.gap) return { step: 'go-on' };
  if (newest.as === 'main' && !round.exchanges.some(({ is }) => is === 'detail')) {
    return { step: 'follow-up', answer: newest };
  }
  const before = scoredIn(round).slice(0, -1);
  const isBetter = before.length > 0 && before.every(({ score }) => !score || score.total < total);
  const again = round.exchanges.filter((exchange) => exchange.as === 'again' && exchange.is === 'answer').length;
  return isBetter || again >= MOST_AGAIN ? { step: 'go-on' } : { step: 'again' };
}

/** What was done is there, and in a story what came of it. */
const isComplete = (score: Score): boolean =>
  (markIn(score, 'action')?.points ?? MOST_POINTS) >= 2 && !markIn(score, 'result')?.unsure;

function emptyInARow({ exchanges }: ReadRound): number {
  const last = exchanges.findLastIndex(({ is }) => is === 'answer' || is === 'detail' || is === 'command');
  return exchanges.length - 1 - last;
}
