import { createRandom, seedOf, shuffle } from '../../app-kit/index.ts';
import type { Question } from './data/question.ts';
import { byTitle } from './data/questions/by-title.ts';
import { anyJob, byFamily, byWorry, type Family, firstJob, type Worry } from './data/questions/index.ts';
import type { Shape } from './data/shape.ts';
import type { InterviewInput } from './fields.ts';

/** The kinds of questions of a practice in their order, when the person chose none; a shorter one ends earlier. */
const pattern: readonly Shape[] = [
  'about',
  'story',
  'would',
  'story',
  'why',
  'story',
  'would',
  'self',
  'story',
  'terms',
  'story',
  'would',
  'why',
  'story',
  'terms',
];

/** How an interview begins. */
const opening = { ministry: 'Tell us about your faith and your calling.', other: 'Tell me about yourself.' };

interface Pools {
  family?: Family | undefined;
  /** Questions from the posting and the resume. */
  own: readonly Question[];
  /** `YYYY-MM-DD`: another day brings other questions. */
  today: string;
}

/** Questions for this job, the most particular first within each kind; the same input has the same order on one day. */
export function questionsFor(input: InterviewInput, { family, own, today }: Pools): Question[] {
  const { level, worries = [], focus = [] } = input;
  const order = (name: string, questions: readonly Question[]) =>
    shuffle(createRandom(seedOf([input.job.toLowerCase(), level, family ?? '', today, name])), questions);
  // The title says more than the field of work.
  const titled = byTitle.find(({ title }) => title.test(input.job))?.questions ?? [];
  const particular = [
    ...(level === 'first' ? order('first', firstJob) : []),
    // People without a job before have no stories from this work.
    ...titled,
    ...(family && titled.length === 0
      ? order('family', byFamily[family]).filter(({ shape }) => level !== 'first' || shape !== 'story')
      : []),
    ...(level === 'senior' && family !== 'management' ? order('management', byFamily.management) : []),
  ];
  const topics = focus.includes('past') ? [...new Set([...worries, ...commonWorries])] : worries;
  // In their own order: the first of each topic is the one that is asked most.
  const worried = topics.flatMap((worry) => byWorry[worry]);
  const general = order('any', anyJob).filter(({ text }) => level !== 'first' || !forWorkers.test(text));
  return unique([...mixed([...own, ...particular]), ...worried, ...general]);
}

/** What most people are asked about their past, where a person chose the kind. */
const commonWorries: readonly Worry[] = ['gap', 'let-go', 'new-field'];

/** Questions that only people with a former job can answer. */
const forWorkers = /\b(?:boss|last job|at work|coworker)\b/;

/** One of each source in turn, so that no source uses up all places. */
function mixed(questions: readonly Question[]): Question[] {
  const sources = new Map<string, Question[]>();
  for (const question of questions) {
    const name = question.id.replace(/-\d+$/, '');
    sources.set(name, [...(sources.get(name) ?? []), question]);
  }
  const lists = [...sources.values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function unique(questions: readonly Question[]): Question[] {
  const seen = new Set<string>();
  return questions.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** The questions of one practice, in their order: as many as were asked for, of the kinds that were chosen. */
export function practiceQuestions(input: InterviewInput, all: readonly Question[]): Question[] {
  const { count, focus = [], worries = [] } = input;
  const wanted = shapesFor(input);
  const isMinistry = all.some(({ text }) => text === opening.ministry);
  const first = isMinistry ? opening.ministry : opening.other;
  const chosen: Question[] = [];
  const take = (accepts: (question: Question) => boolean) => {
    const found = all.find((question) => !chosen.includes(question) && accepts(question));
    if (found) chosen.push(found);
    return found !== undefined;
  };
  for (const shape of wanted) {
    if (shape === 'about') take(({ text }) => text === first);
    else if (!take((question) => question.shape === shape)) take(({ shape: other }) => allowed(other, focus));
  }
  // A chosen worry and what the posting asks for come in any practice; the last places are for them.
  const missing = focus.length === 0 || focus.includes('past') ? worries : [];
  const posted = all.filter(({ id }) => id.startsWith('posting-'));
  const asked = [...missing.flatMap((worry) => all.find(({ id }) => id.startsWith(`${worry}-`)) ?? []), ...posted]
    .filter((question) => !chosen.includes(question))
    .slice(0, Math.floor(count / 2));
  const kept = chosen.slice(0, count - asked.length);
  const last = kept.at(-1);
  // Pay and hours come last, as in an interview.
  return last?.shape === 'terms' ? [...kept.slice(0, -1), ...asked, last] : [...kept, ...asked];
}

function shapesFor({ count, focus = [] }: InterviewInput): Shape[] {
  const chosen = pattern.filter((shape) => (focus as readonly Shape[]).includes(shape));
  // Each chosen kind is asked about among the first.
  const order = focus.length === 0 ? pattern : [...new Set([...chosen, ...focus]), ...chosen];
  const cycle = order.length > 0 ? order : focus;
  return Array.from({ length: count }, (_, at) => cycle[at % cycle.length] ?? 'story');
}

const allowed = (shape: Shape, focus: readonly Shape[]): boolean =>
  focus.length === 0 ? shape !== 'past' && shape !== 'about' : (focus as readonly Shape[]).includes(shape);
