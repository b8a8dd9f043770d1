import { anyWork, homePrompts, jobPrompts } from '../data/job-prompts.ts';
import { questions, verbQuestions } from '../data/work-verbs.ts';
import type { Entry, Question } from '../resume.ts';

/** With more, no one answers any. */
const mostQuestions = 8;
const enoughLines = 3;
const withoutVerb = 'Begin it with what you did, such as ran, taught, fixed, or planned. How much or how often?';

/** What a person can still say: a number where a line has none, and more work where an entry is short. */
export function questionsFor(entries: readonly Entry[]): Question[] {
  const numbers = entries.map((entry) => numberQuestions(entry).slice(0, 2));
  const work = entries.map((entry) => workQuestions(entry).slice(0, entry.bullets.length === 0 ? 3 : 1));
  // The newest work first, one question for each job before the second for any.
  const rounds = [0, 1, 2].flatMap((round) =>
    entries.flatMap((_, index) => [work[index]?.[round], numbers[index]?.[round]]),
  );
  return rounds
    .filter((question) => question !== undefined)
    .filter(({ line, ask }, index, all) => line !== undefined || all.findIndex((other) => other.ask === ask) === index)
    .slice(0, mostQuestions);
}

const numberQuestions = ({ title, bullets }: Entry): Question[] =>
  bullets
    .filter(({ hasNumber }) => !hasNumber)
    .map(({ text, verb, voice }) => ({
      about: title,
      line: text,
      ask: voice === 'none' ? withoutVerb : questions[verbQuestions.get(verb ?? '') ?? 'time'],
    }));

function workQuestions({ title, kind, bullets }: Entry): Question[] {
  if (bullets.length >= enoughLines) return [];
  const asks = kind === 'home' ? homePrompts : (jobPrompts.find(({ titles }) => titles.test(title))?.asks ?? anyWork);
  // A line with a number has most likely said how many.
  const counted = bullets.some(({ hasNumber }) => hasNumber);
  return asks.filter((text) => !counted || !/^How many\b/.test(text)).map((text) => ({ about: title, ask: text }));
}
