import type { ChurchVoice } from '@lampstand/sdk/app';
import { createRandom, paragraphOf, paragraphsOf, pick, type Random } from '../../app-kit/index.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { ComposeRequest } from '../contract.ts';
import { weIn } from './answer/count.ts';
import { detailsIn, hasOwnPast, tellsOfDeath } from './answer/details.ts';
import { isCountedOnly, type ReadAnswer } from './answer/read-answer.ts';
import { coaching } from './data/coaching.ts';
import type { GapId } from './data/follow-ups.ts';
import { thanks, tonight } from './data/notes.ts';
import { pointOf } from './data/rubric.ts';
import type { Shape } from './data/shape.ts';
import { moreFor } from './document/card.ts';
import { type Gap, shortQuote, withQuote } from './gap.ts';
import type { ScoredExchange } from './practice/read-round.ts';
import { partOfGap } from './practice/read-round.ts';
import { markIn, type Score, speaksIll } from './score.ts';
import type { Interview } from './solve.ts';

const HALF = 0.5;
/** Where something happened, a number in it is a detail and not the answer. */
const isTold: ReadonlySet<Shape> = new Set(['story', 'self', 'how', 'about', 'open']);
/** The answer, its length and its honesty: nothing else is asked for. */
const FEW_MARKS = 3;
/** Fewer words are no sentence to keep. */
const FEW_WORDS = 5;
/** A fact in so few words can take one more sentence. */
const VERY_SHORT = 8;

/** The prose of one section without a model: the coach's note on an answer, the note before a plan, the thank-you note. */
export function compose({ result, section, church, seed }: ComposeRequest<Interview>): string {
  const random = createRandom(seed);
  if (section.id === 'thanks') return thanksNote(result, random);
  if (section.id === 'tonight') return tonightNote(result, church, random);
  const newest = result.mode === 'turn' ? result.round.exchanges.at(-1) : undefined;
  return newest?.is === 'answer' && newest.score ? coachNote(newest, newest.score, random) : '';
}

/** What is true and strong in it, with the person's words, then the one thing to change and a way to build it. */
function coachNote({ answer, gap, text }: ScoredExchange, score: Score, random: Random): string {
  const change = gap ? changeFor(gap, score, random) : [pick(random, readyFor(answer, score))];
  const { fillers } = answer.counts;
  const filler = fillers.length > 2 ? coaching.fillers(fillers.length, [...new Set(fillers)].slice(0, 2)) : undefined;
  return paragraphsOf([withQuote(strongIn(answer, score, text)), paragraphOf([...change, filler])]);
}

function readyFor({ counts }: ReadAnswer, { marks, question }: Score): readonly [string, ...string[]] {
  if (isCountedOnly(question)) return [coaching.counted];
  if (marks.length > FEW_MARKS) return coaching.ready;
  return counts.words <= VERY_SHORT && !question.topic && question.shape === 'terms' ? coaching.more : coaching.enough;
}

/** What to change, and a frame for it. */
function changeFor(gap: Gap, score: Score, random: Random): string[] {
  if (isSpecial(gap.id)) {
    const frame = gap.id === 'blame' ? score.question.topic?.frame : framesOfSpecial[gap.id];
    return [coaching.missing(coaching.change[gap.id]), ...(frame ? [coaching.frame(frame)] : [])];
  }
  const id = partOfGap(gap);
  const mark = markIn(score, id);
  const what = pointOf(score.question, id);
  const { topic } = score.question;
  const line = mark?.unsure
    ? pick(random, coaching.unsure)(what ?? coaching.parts[id])
    : (mark?.points ?? 0) > 1
      ? coaching.thin(what ?? moreFor(id, score))
      : coaching.missing(what ?? moreFor(id, score));
  return [line, coaching.frame(topic?.frame ?? coaching.frames[id])];
}

const framesOfSpecial: { readonly [id in GapId]?: string } = {
  we: coaching.frames.own,
  claim: coaching.frames.situation,
  plan: coaching.frames.situation,
};
const isSpecial = (id: GapId): id is keyof typeof coaching.change => id in coaching.change;

/** The strongest words by what can be known of them: a number, words that were spoken, a deed, a place. */
function strongIn(answer: ReadAnswer, { marks, question }: Score, text: string): string {
  const { strong } = coaching;
  const isGood = (quote: string) =>
    !(answer.clauses ?? []).some(
      (clause) => clause.text === quote && (speaksIll(clause) || clause.roles.unsafe + clause.roles.overclaim >= HALF),
    );
  const quotes = marks
    .filter(({ id, points }) => points >= 2 && id !== 'honesty')
    .flatMap(({ evidence }) => evidence)
    .filter(isGood);
  if (question.shape === 'would' && (answer.clauses ?? []).some(({ roles }) => roles.unsafe >= HALF))
    return coaching.caution;
  if (isCountedOnly(question)) {
    const near = nearestTo(answer, isGood);
    return near ? coaching.quoted(shortQuote(near)) : beginning(text);
  }
  const loss = question.shape === 'story' || question.shape === 'would' ? undefined : quotes.find(tellsOfDeath);
  if (loss) return strong.loss(shortQuote(loss));
  const spoken = quotes.find((quote) => /[“"][^“”"]{3,}[”"]/.test(quote));
  const end = markIn({ marks }, 'result')?.evidence.findLast((quote) => /\d/.test(quote) && !hasOwnPast(quote));
  if (end) return strong.end(shortQuote(end));
  if (spoken) return strong.words(shortQuote(spoken));
  const figure = quotes.find((quote) => /\d/.test(quote));
  if (figure && isTold.has(question.shape)) return strong.figure(shortQuote(figure));
  if (question.shape === 'would') {
    const [step] = quotes;
    return step ? strong.step(shortQuote(step)) : beginning(text);
  }
  const done = [...(markIn({ marks }, 'action')?.evidence ?? []), ...(markIn({ marks }, 'proof')?.evidence ?? [])];
  const deed = done.find((quote) => isGood(quote) && hasOwnPast(quote) && weIn(quote) === 0);
  if (deed) return strong.deed(shortQuote(deed));
  const detail = quotes.find((quote) => detailsIn(quote) > 0);
  if (detail && question.shape === 'story') return strong.detail(shortQuote(detail));
  const [first] = markIn({ marks }, 'point')?.evidence.filter(isGood) ?? [];
  return first && wordCount(first) >= FEW_WORDS ? strong.plain(shortQuote(first)) : beginning(text);
}

/** The words that are nearest to the question. */
function nearestTo({ clauses = [] }: ReadAnswer, isGood: (quote: string) => boolean): string | undefined {
  const good = clauses.filter(({ text }) => isGood(text) && wordCount(text) > 2 && !text.trim().endsWith('?'));
  return good.sort((a, b) => (b.toQuestion ?? 0) - (a.toQuestion ?? 0))[0]?.text;
}

const beginning = (text: string): string => {
  const [first] = sentencesOf(text);
  return first ? coaching.heard(shortQuote(first.text)) : coaching.none;
};

const wordCount = (text: string): number => text.split(/\s+/).length;

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
