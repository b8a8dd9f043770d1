import type { Understanding } from '../../../understanding/understanding.ts';
import { type Asked, asksIn } from '../answer/asked-by-person.ts';
import { commandIn } from '../answer/command.ts';
import { type Harm, harmIn } from '../answer/harm.ts';
import { plansIn } from '../answer/honesty.ts';
import { type Unscored, untrueIn, whyUnscored } from '../answer/kind-of-answer.ts';
import { findParts } from '../answer/parts.ts';
import { type ReadAnswer, readAnswer } from '../answer/read-answer.ts';
import { isElsewhere } from '../answer/relevance.ts';
import type { Command } from '../data/commands.ts';
import { hardQuestionOf } from '../data/hard-questions.ts';
import type { Question } from '../data/question.ts';
import type { Family } from '../data/questions/index.ts';
import type { PartId } from '../data/rubric.ts';
import type { Shape } from '../data/shape.ts';
import type { InterviewInput } from '../fields.ts';
import { type Gap, gapOf } from '../gap.ts';
import { type Score, scoreAnswer } from '../score.ts';
import type { Exchange, Round } from './thread.ts';

/** A whole answer, where a detail was asked for: so many words and parts. */
const WHOLE_WORDS = 35;
const WHOLE_PARTS = 3;

/** What one message of the person is. */
/** What the person asked the coach in it is answered first and not scored. */
export type ReadExchange = Exchange & { asks?: readonly Asked[] } & (
    | { is: 'command'; command: Command }
    | { is: Unscored; untrue?: readonly string[]; facts?: readonly string[]; harm?: Harm }
    | { is: 'detail'; answer: ReadAnswer }
    | { is: 'answer'; answer: ReadAnswer; score?: Score | undefined; gap?: Gap | undefined }
  );
export type ScoredExchange = Extract<ReadExchange, { is: 'answer' }>;

export interface ReadRound {
  question: Question;
  exchanges: readonly ReadExchange[];
}

/** What the answers of a practice are read beside. */
export interface Beside {
  input: Pick<InterviewInput, 'posting' | 'resume'>;
  jobWords: ReadonlySet<string>;
  family?: Family | undefined;
  understanding: Pick<Understanding, 'choose' | 'compare' | 'vectorsOf' | 'similarTo'>;
}

/** Questions that steps answer, and those whose kind we can't tell. */
const ofSteps: ReadonlySet<Shape> = new Set(['would', 'how', 'open']);

/** Reads every message of a round, in order. */
export async function readRound({ question, exchanges }: Round, beside: Beside): Promise<ReadRound> {
  const read: ReadExchange[] = [];
  for (const exchange of exchanges) read.push(await readExchange(exchange, question, read, beside));
  return { question, exchanges: read };
}

async function readExchange(
  whole: Exchange,
  question: Question,
  before: readonly ReadExchange[],
  beside: Beside,
): Promise<ReadExchange> {
  // A question is the whole answer, where they ask for one.
  if (question.shape === 'closing') return readWithoutAsks(whole, question, before, beside);
  const { rest, asked } = await asksIn(
    whole.text,
    question.text,
    beside.understanding,
    hardQuestionOf(question.topic?.hard),
  );
  if (asked.length === 0) return readWithoutAsks(whole, question, before, beside);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { ...whole, is: 'asked', asks: asked };
  return { ...(await readWithoutAsks({ ...whole, text: rest }, question, before, beside)), asks: asked };
}

async function readWithoutAsks(
  exchange: Exchange,
  question: Question,
  before: readonly ReadExchange[],
  { input, jobWords, family, understanding }: Beside,
): Promise<ReadExchange> {
  const { text } = exchange;
  const command = await commandIn(text, understanding);
  if (command) return { ...exchange, is: 'command', command };
  const answer = await readAnswer(text, question, understanding);
  const plans = await plansIn(text, understanding);
  const isDetail = exchange.as === 'detail';
  const unscored = whyUnscored(answer, {
    shape: isDetail ? 'story' : question.topic?.hard ? 'open' : question.shape,
    isDetail,
    question: question.text,
    posting: input.posting,
    resume: input.resume,
    plans,
    before: isDetail ? [] : before.flatMap((earlier) => (earlier.is === 'answer' ? earlier.text : [])),
  });
  if (unscored === 'dishonest' || unscored === 'silent') {
    return { ...exchange, is: unscored, untrue: untrueIn(answer, plans), facts: plans?.facts ?? [] };
  }
  if (unscored) return { ...exchange, is: unscored };
  const harm = ofSteps.has(question.shape) ? await harmIn(answer, family, understanding) : undefined;
  if (harm) return { ...exchange, is: 'harmful', harm };
  const isVersion = isDetail && isWhole(answer, question);
  if (isDetail && !isVersion) return { ...exchange, is: 'detail', answer };
  const elsewhere = await isElsewhere(text, question, understanding);
  const score = scoreAnswer(answer, { question, jobWords, elsewhere });
  const as = isVersion ? 'again' : exchange.as;
  return {
    ...exchange,
    as,
    is: 'answer',
    answer,
    score,
    gap: question.topic?.hard ? undefined : score && gapOf(answer, score),
  };
}

/** Whether someone answers a follow-up with the whole answer once more. */
function isWhole(answer: ReadAnswer, question: Question): boolean {
  if (answer.counts.words < WHOLE_WORDS) return false;
  const told = [...findParts(answer, question).found.values()].filter(({ length }) => length > 0);
  return told.length >= WHOLE_PARTS;
}

export const scoredIn = ({ exchanges }: ReadRound): ScoredExchange[] =>
  exchanges.filter((exchange): exchange is ScoredExchange => exchange.is === 'answer');

/** The answer to a follow-up with the part of the answer that it was asked for. */
export interface Detail {
  for?: PartId;
  answer: ReadAnswer;
}

export function detailsIn({ exchanges }: ReadRound): Detail[] {
  let gap: Gap | undefined;
  return exchanges.flatMap((exchange) => {
    if (exchange.is === 'answer') gap = exchange.gap;
    if (exchange.is !== 'detail') return [];
    const part = gap && partOfGap(gap);
    return [{ ...(part ? { for: part } : {}), answer: exchange.answer }];
  });
}

/** The part of an answer that a gap is about. */
export function partOfGap({ id }: Gap): PartId {
  if (id === 'we' || id === 'action-vague') return 'action';
  if (id === 'claim' || id === 'plan') return 'situation';
  if (id === 'elsewhere' || id === 'blame') return 'point';
  return id === 'result-vague' ? 'result' : id;
}

/** The version with the most points; of equal ones the first. Undefined when none was scored. */
export function bestOf(versions: readonly ScoredExchange[]): ScoredExchange | undefined {
  const scored = versions.filter(({ score }) => score);
  return scored.reduce<ScoredExchange | undefined>(
    (most, one) => (!most || (one.score?.total ?? 0) > (most.score?.total ?? 0) ? one : most),
    undefined,
  );
}
