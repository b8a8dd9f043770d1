import { type CriterionId, type HabitId, MOST_POINTS } from './data/rubric.ts';
import type { ScoredExchange } from './practice/read-round.ts';
import type { Score } from './score.ts';
import { markIn } from './score.ts';

/** Something that a person does in several answers. `in` of `of` answers have it. */
export interface Habit {
  id: HabitId;
  in: number;
  of: number;
}

/** One filler in so many words is one too many. */
const WORDS_A_FILLER = 40;
const MOST_HABITS = 3;
/** A habit shows in one of so many answers. */
const LEAST_SHARE = 3;

const tests: { readonly [id in HabitId]: (answer: ScoredExchange, score: Score) => boolean } = {
  result: (_, score) => isWeak(score, 'result'),
  action: (_, score) => isWeak(score, 'action'),
  situation: (_, score) => isWeak(score, 'situation'),
  point: (_, score) => isWeak(score, 'point'),
  proof: (_, score) => isWeak(score, 'proof'),
  steps: (_, score) => isWeak(score, 'steps'),
  claims: (_, score) => (markIn(score, 'honesty')?.points ?? MOST_POINTS) <= 2,
  blame: (_, score) => markIn(score, 'honesty')?.points === 3,
  we: ({ answer }) => answer.counts.we > answer.counts.i,
  fillers: ({ answer: { counts } }) => counts.fillers.length * WORDS_A_FILLER >= Math.max(counts.words, 1),
  'too-short': ({ answer: { counts } }, score) => lowLength(score) && counts.seconds < 45,
  'too-long': ({ answer: { counts } }, score) => lowLength(score) && counts.seconds >= 45,
};

/** A part that the question doesn't ask for isn't weak, nor one that we couldn't tell. */
const isWeak = (score: Score, id: CriterionId): boolean => {
  const mark = markIn(score, id);
  return mark !== undefined && !mark.unsure && mark.points < 2;
};
const lowLength = (score: Score): boolean => (markIn(score, 'length')?.points ?? MOST_POINTS) < 2;

/** The three habits that cost the most: those in the most answers; of equal ones the first of the list above. */
export function topHabits(answers: readonly ScoredExchange[]): Habit[] {
  const scored = answers.filter(({ score }) => score);
  const found = (Object.keys(tests) as HabitId[]).flatMap((id): Habit[] => {
    const count = scored.filter((answer) => tests[id](answer, answer.score as Score)).length;
    return count * LEAST_SHARE >= scored.length && count > 0 ? [{ id, in: count, of: scored.length }] : [];
  });
  // What was said comes before how long it took.
  const isLength = ({ id }: Habit) => id === 'too-short' || id === 'too-long';
  const byCount = (a: Habit, b: Habit) => b.in - a.in;
  return [...found.filter((habit) => !isLength(habit)).sort(byCount), ...found.filter(isLength)].slice(0, MOST_HABITS);
}
