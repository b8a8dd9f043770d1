import type { ChurchVoice } from '@lampstand/sdk/app';
import { createRandom, paragraphOf, paragraphsOf, pick, type Random } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import type { ReadAnswer } from './answer/read-answer.ts';
import { coaching } from './data/coaching.ts';
import { thanks, tonight } from './data/notes.ts';
import { type CriterionId, type PartId, rubrics } from './data/rubric.ts';
import { moreFor } from './document/card.ts';
import { type Gap, shortQuote, withQuote } from './gap.ts';
import type { ScoredExchange } from './practice/read-round.ts';
import { partOfGap } from './practice/read-round.ts';
import type { Mark, Score } from './score.ts';
import type { Interview } from './solve.ts';

/** The prose of one section without a model: the coach's note on an answer, the note before a plan, the thank-you note. */
export function compose({ result, section, church, seed }: ComposeRequest<Interview>): string {
  const random = createRandom(seed);
  if (section.id === 'thanks') return thanksNote(result, random);
  if (section.id === 'tonight') return tonightNote(result, church, random);
  const newest = result.mode === 'turn' ? result.round.exchanges.at(-1) : undefined;
  return newest?.is === 'answer' && newest.score ? coachNote(newest, newest.score, random) : '';
}

/** What to keep, with the person's words, then the one thing to change. */
function coachNote({ answer, gap }: ScoredExchange, score: Score, random: Random): string {
  const strong = strongest(answer, score, gap && partOfGap(gap));
  const [quote] = strong?.evidence.map(shortQuote) ?? [];
  const keep = strong && quote ? keepLine(strong, quote, random) : coaching.keepNone;
  const change = gap ? pick(random, coaching.change)(changeFor(gap, score)) : pick(random, coaching.ready);
  const { fillers } = answer.counts;
  const filler = fillers.length > 2 ? coaching.fillers(fillers.length, [...new Set(fillers)].slice(0, 2)) : undefined;
  const [from] = rubrics[score.shape].seconds;
  const short = !gap && score.shape !== 'terms' && answer.counts.seconds * 2 < from ? coaching.short(from) : undefined;
  return paragraphsOf([withQuote(keep), paragraphOf([change, filler ?? short])]);
}

/** What has two points is a beginning; it isn't called good. */
function keepLine({ id, points }: Mark, quote: string, random: Random): string {
  if (points < 3) return coaching.keepSome(quote);
  return pick(random, coaching.keep[id as PartId])(quote);
}

const changeFor = (gap: Gap, score: Score): string =>
  gap.id === 'we' || gap.id === 'claim' || gap.id === 'plan' || gap.id === 'elsewhere'
    ? coaching[gap.id]
    : moreFor(partOfGap(gap), score);

/**
 * The criterion with the most points that has words to quote; of equal ones the first that isn't the gap. Words of a sentence
 * that blames, harms or claims too much aren't called good.
 */
function strongest(
  { sentences, clauses = [] }: ReadAnswer,
  { marks }: Score,
  gap: CriterionId | undefined,
): Mark | undefined {
  const bad = clauses.filter(({ roles }) => Math.max(roles.complaint, roles.unsafe, roles.overclaim) >= 0.5);
  const isGood = (quote: string) => !bad.some(({ sentence }) => sentences[sentence]?.includes(quote));
  return marks
    .filter(({ id, points }) => points >= 2 && id !== 'honesty' && id !== gap)
    .map((mark) => ({ ...mark, evidence: mark.evidence.filter(isGood) }))
    .filter(({ evidence }) => evidence.length > 0)
    .reduce<Mark | undefined>((most, mark) => (mark.points > (most?.points ?? 0) ? mark : most), undefined);
}

/** Short: with the three questions above it, it fits one and a half phone screens. */
function tonightNote({ input, prepared }: Interview, { care }: Pick<ChurchVoice, 'care'>, random: Random): string {
  const pasted = [
    prepared.fromPosting > 0 && tonight.posting(prepared.fromPosting),
    prepared.fromResume > 0 && tonight.resume(prepared.fromResume),
    !prepared.family && tonight.noFamily,
  ].filter((line) => line !== false);
  return paragraphsOf([
    pick(random, tonight.opening)(input.job, input.employer),
    paragraphOf([tonight.forLevel[input.level], tonight.forKind[input.kind]]),
    paragraphOf([
      ...(pasted.length > 0 ? pasted : [pick(random, tonight.closing)]),
      care ? tonight.church(care.label) : undefined,
    ]),
  ]);
}

/** Blanks in square brackets are for what only the person knows. */
function thanksNote({ input }: Interview, random: Random): string {
  const { job, employer, kind } = input;
  const spoken = kind === 'phone' ? 'phone' : kind === 'committee' || kind === 'panel' ? 'group' : 'one';
  return paragraphsOf([
    thanks.greeting[spoken],
    paragraphOf([pick(random, thanks.opening[spoken])(job, employer), pick(random, thanks.detail)]),
    paragraphOf([pick(random, thanks.offer), pick(random, thanks.closing)]),
    thanks.name,
  ]);
}
