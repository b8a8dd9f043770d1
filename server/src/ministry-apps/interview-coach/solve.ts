import { dayOf } from '../../app-kit/index.ts';
import type { AppContext } from '../contract.ts';
import { hardQuestionOf } from './data/hard-questions.ts';
import type { Question } from './data/question.ts';
import type { InterviewInput } from './fields.ts';
import { type NextStep, nextStepOf } from './practice/next-step.ts';
import { withTopic } from './practice/question-topic.ts';
import { type Beside, type ReadRound, readRound } from './practice/read-round.ts';
import { type Round, roundsOf } from './practice/thread.ts';
import { choosePlan, type Prepared } from './prepare.ts';

/** A written plan: the questions and papers, without a practice. */
export interface WrittenPlan {
  mode: 'plan';
  input: InterviewInput;
  prepared: Prepared;
}
/** The beginning of a practice. */
export interface Beginning {
  mode: 'begin';
  input: InterviewInput;
  prepared: Prepared;
}
/** After a message of the person. */
export interface Turn {
  mode: 'turn';
  input: InterviewInput;
  prepared: Prepared;
  /** The question that the newest message is about, with everything said on it. */
  round: ReadRound;
  next: NextStep;
  /** The question that is asked next; undefined at the end. */
  question?: Question | undefined;
  /** Its number, from 1. */
  turn: number;
  /** All rounds, at the end of the practice only. */
  rounds: readonly ReadRound[];
}
export type Interview = WrittenPlan | Beginning | Turn;

type InterviewContext = Pick<AppContext, 'now' | 'messages' | 'understanding'>;

/** A thread of this length ends: a run takes 200 messages and `maxBodyBytes`. */
const MOST_MESSAGES = 180;
const MOST_CHARACTERS = 140_000;

/**
 * Chooses the questions of an interview, or reads a practice anew from its thread and decides what comes next. A score is the
 * sum of whole points by the rubric; the same thread has the same scores.
 */
export async function solve(
  input: InterviewInput,
  { now, messages, understanding }: InterviewContext,
): Promise<Interview> {
  const prepared = await choosePlan(input, understanding, dayOf(now));
  if (input.mode === 'plan') return { mode: 'plan', input, prepared };
  const rounds = roundsOf(messages, prepared.practice);
  const newest = rounds.at(-1);
  if (!newest) return { mode: 'begin', input, prepared };
  const beside: Beside = { input, jobWords: prepared.jobWords, family: prepared.family, understanding };
  const read = async (one: Round) =>
    readRound({ ...one, question: await withTopic(one.question, understanding) }, beside);
  const round = await read(newest);
  const decided = nextStepOf(round, input.pace, isLimited({ prepared, round }));
  const next: NextStep = isFull(messages) ? { step: 'finish' } : decided;
  const isOver = next.step === 'finish' || (next.step === 'go-on' && rounds.length >= prepared.practice.length);
  const question = isOver
    ? undefined
    : next.step === 'go-on'
      ? nextQuestion(rounds, prepared.practice)
      : round.question;
  const all = question ? [] : await Promise.all(rounds.slice(0, -1).map(read));
  return {
    mode: 'turn',
    input,
    prepared,
    round,
    next: question ? next : { step: 'finish' },
    question,
    turn: next.step === 'go-on' ? rounds.length + 1 : rounds.length,
    rounds: question ? [] : [...all, round],
  };
}

/** Whether the question is one that an employer shouldn't ask. A church may ask some of them. */
export function isLimited({ prepared, round }: Pick<Turn, 'prepared' | 'round'>): boolean {
  const hard = hardQuestionOf(round.question.topic?.hard);
  return hard !== undefined && !(prepared.family === 'ministry' && hard.church);
}

const isFull = (messages: InterviewContext['messages']): boolean =>
  messages.length > MOST_MESSAGES || messages.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS;

/** The first planned question that was not asked yet. */
function nextQuestion(rounds: readonly { question: Question }[], planned: readonly Question[]): Question | undefined {
  const asked = new Set(rounds.map(({ question }) => question.text));
  return planned.find(({ text }) => !asked.has(text));
}
