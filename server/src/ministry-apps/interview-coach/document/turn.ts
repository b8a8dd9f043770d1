import type { ScoreBlock } from '@lampstand/sdk/app';
import { callout, section, sectionIfAny, steps } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Asked } from '../answer/asked-by-person.ts';
import type { Harm } from '../answer/harm.ts';
import { isCountedOnly, type Piece } from '../answer/read-answer.ts';
import { coaching } from '../data/coaching.ts';
import { hardQuestionOf } from '../data/hard-questions.ts';
import type { Question } from '../data/question.ts';
import { MOST_POINTS, pointOf } from '../data/rubric.ts';
import type { Shape } from '../data/shape.ts';
import { shortQuote, withQuote } from '../gap.ts';
import { bestOf, detailsIn, type ReadExchange, type ScoredExchange, scoredIn } from '../practice/read-round.ts';
import { type Rewritten, rewrite, tidy } from '../rewrite.ts';
import { isLimited, type Turn } from '../solve.ts';
import { words } from '../texts.en.ts';
import { card, foldedCard } from './card.ts';
import { versions } from './versions.ts';

/** How sure the reader is that something is private. */
const SURE_OF_PRIVATE = 0.75;
/** How sure it is that something can hurt someone; a wrong warning costs less than none. */
const SURE_OF_HARM = 0.5;
const HALF = 0.5;

/** The reply to the newest message: first to what the person asked, then to the answer. */
export function turnSections(turn: Turn): PlannedSection[] {
  const newest = turn.round.exchanges.at(-1);
  if (!newest) return [];
  const asked = newest.is === 'command' ? [] : (newest.asks ?? []);
  return [
    ...(asked.length > 0 ? asksSection(turn, asked) : newest.is === 'command' ? [] : limitedSection(turn)),
    ...answeredSections(turn, newest),
  ];
}

function asksSection(turn: Turn, asked: readonly Asked[]): PlannedSection[] {
  const { title, limited, church, churchMore, say, allowed, why, more, how, softer } = words.asks;
  const { topic, shows, why: reason } = turn.round.question;
  const replies = asked.flatMap(({ kind, hard }): string[] => {
    if (kind === 'how') return [how(shows, topic?.frame)];
    if (kind === 'softer') return [softer(topic?.frame)];
    if (turn.prepared.family === 'ministry' && (!hard || hard.church))
      return kind === 'more' ? [church, churchMore] : [church];
    if (kind === 'more') return [more];
    if (hard) return [`${limited(hard.may)} ${say(hard.answer)}`];
    return [kind === 'why' ? why(reason) : allowed];
  });
  return sectionIfAny(
    'asks',
    title,
    [...new Set(replies)].map((text) => ({ type: 'prose' as const, text })),
  );
}

/** A question that the law limits gets its safe answer, asked or not. */
function limitedSection({ prepared, round }: Turn): PlannedSection[] {
  const hard = hardQuestionOf(round.question.topic?.hard);
  if (!hard) return [];
  const { titleLimited, limited, say, church, churchMore } = words.asks;
  const isUsual = !isLimited({ prepared, round });
  const text = isUsual ? `${church} ${churchMore}` : `${limited(hard.may)} ${say(hard.answer)}`;
  return [section('asks', isUsual ? words.know.title : titleLimited, [{ type: 'prose', text }])];
}

function answeredSections(turn: Turn, newest: ReadExchange): PlannedSection[] {
  switch (newest.is) {
    case 'command':
      return turn.question ? [line(newest.command === 'next' ? words.moved.skipped : words.moved['again-asked'])] : [];
    case 'detail':
      return detailSections(turn, newest);
    case 'answer':
      return answerSections(turn, newest);
    default:
      return unscoredSections(turn, newest);
  }
}

const line = (text: string): PlannedSection =>
  section('moved', words.coach.title, [{ type: 'prose', text }], { bare: true });

function unscoredSections(
  { round, next, question }: Turn,
  newest: Exclude<ReadExchange, { is: 'command' | 'answer' | 'detail' }>,
): PlannedSection[] {
  const { title, text } = words.reply[newest.is];
  const own =
    newest.is === 'dishonest' && round.question.shape === 'would' ? words.honestSteps : words.reply[newest.is].steps;
  const offersStart =
    !['hostile', 'same', 'dishonest', 'harmful', 'silent', 'spanish', 'plain'].includes(newest.is) &&
    newest.as !== 'detail';
  const { topic } = round.question;
  const frame = topic?.frame ? [`“${topic.frame}”`] : words.starters[round.question.shape];
  const starts = own.length > 0 ? own : offersStart ? frame : [];
  const { untrue = [], facts = [], harm } = newest;
  const [plan] = untrue;
  const isOn = next.step === 'go-on' && question;
  return [
    section(
      'reply',
      title,
      [
        {
          ...callout(newest.is === 'dishonest' || harm ? 'caution' : 'info', harm ? harmText(harm) : text, { title }),
          ...(newest.is === 'spanish' ? { lang: 'es' as const } : {}),
        },
        newest.is === 'short' && { type: 'prose', text: withQuote(coaching.heard(shortQuote(newest.text))) },
        facts.length > 0 && {
          type: 'prose',
          text: words.trueWords(facts.map((fact) => tidy(fact.replace(/^(?:because|since) /i, ''))).join(' ')),
        },
        harm?.keep !== undefined && { type: 'prose', text: withQuote(words.harm.keep(shortQuote(harm.keep))) },
        harm !== undefined && { type: 'prose', text },
        plan !== undefined && honestyMark(plan),
        offersStart && { type: 'prose', text: words.whyAsked(round.question.why, round.question.shows) },
        steps(starts),
        newest.is === 'dishonest' && topic?.frame !== undefined && { type: 'prose', text: coaching.frame(topic.frame) },
      ],
      { bare: true },
    ),
    ...(offersStart || newest.is === 'dishonest' || newest.is === 'silent' ? knowSection(round.question) : []),
    ...(isOn && newest.is !== 'plain' ? [line(words.moved.empty)] : []),
  ];
}

const harmText = ({ kind, text }: Harm): string => withQuote(words.harm.text(shortQuote(text), words.harm.why[kind]));

/** Honesty of a plan to say something untrue: 0 points. */
const honestyMark = (plan: string): ScoreBlock => ({
  type: 'score',
  items: [
    { label: words.labels.honesty, points: 0, of: MOST_POINTS, note: withQuote(words.honestMark(shortQuote(plan))) },
  ],
});

/** After a follow-up: its reply is the part that was asked for, and the answer has it in its place. */
function detailSections({ round, next }: Turn, newest: Extract<ReadExchange, { is: 'detail' }>): PlannedSection[] {
  const last = scoredIn(round).at(-1);
  const detail = detailsIn(round).at(-1);
  const quote = shortQuote(newest.text);
  const again = next.step === 'again' ? [{ type: 'prose' as const, text: words.moved.again }] : [];
  if (!last?.score || !detail?.for || says(newest, 'unknown')) {
    return [
      section('detail', words.coach.title, [{ type: 'prose', text: withQuote(words.detail.unheard(quote)) }, ...again]),
    ];
  }
  const { text } = rewrite(last.answer, last.score, detailsIn(round));
  const what = pointOf(last.score.question, detail.for) ?? coaching.parts[detail.for];
  return [
    section('detail', words.detail.title, [
      { type: 'prose', text: withQuote(words.detail.heard(quote, what)) },
      { type: 'prose', text: words.detail.inPlace },
      { type: 'prose', text, spoken: true },
      ...again,
    ]),
  ];
}

const says = ({ answer }: Extract<ReadExchange, { is: 'detail' }>, role: 'unknown'): boolean =>
  (answer.clauses ?? []).every(({ roles }) => roles[role] + roles.other >= HALF);

function answerSections(turn: Turn, newest: ScoredExchange): PlannedSection[] {
  const { round, next, question, prepared } = turn;
  if (isLimited(turn)) {
    const said = withQuote(words.asks.yours(shortQuote(newest.text)));
    return [
      section('card', words.coach.title, [{ type: 'prose', text: said }], { bare: true }),
      line(next.step === 'repeat' ? words.asks.tryIt : words.moved['go-on']),
    ];
  }
  const before = bestOf(scoredIn(round).slice(0, -1));
  const secret = prepared.family === 'ministry' ? undefined : privateIn(newest.answer.clauses ?? []);
  const ordered = newest.score && rewrite(newest.answer, newest.score, detailsIn(round), newest.as === 'again');
  return [
    ...(before?.score && newest.score ? [versions(before, newest), ...foldedCard(newest)] : [card(newest)]),
    ...unsafeSection(round.question, newest.answer.clauses ?? []),
    ...knowSection(round.question),
    ...sectionIfAny(
      'private',
      words.private.title,
      [
        secret !== undefined &&
          callout('info', withQuote(words.private.text(shortQuote(secret))), { title: words.private.title }),
      ],
      { bare: true },
    ),
    ...(ordered?.isChanged && isTold.has(round.question.shape) ? [rewriteSection(ordered)] : []),
    ...(next.step === 'go-on' && question ? [line(movedText(turn, newest))] : []),
  ];
}

/** A short fact and a question to them need no order. */
const isTold: ReadonlySet<Shape> = new Set(['about', 'story', 'past', 'self', 'why', 'how', 'would']);

/** What holds for everyone who is asked this. */
function knowSection({ topic }: Question): PlannedSection[] {
  if (!topic?.know) return [];
  const { title } = words.know;
  return [section('know', title, [callout('info', topic.know, { title })], { bare: true })];
}

function movedText({ input, round }: Turn, newest: ScoredExchange): string {
  const { gap, as, score } = newest;
  if (input.pace === 'straight') return words.moved['go-on'];
  const isUnsafe = newest.answer.clauses?.some(({ roles }) => roles.unsafe >= SURE_OF_HARM);
  if (!gap) return words.moved[isUnsafe || isCountedOnly(round.question) ? 'go-on' : 'good-enough'];
  if (as !== 'again') return words.moved['go-on'];
  const before = bestOf(scoredIn(round).slice(0, -1));
  return (score?.total ?? 0) > (before?.score?.total ?? 0) ? words.moved.better : words.moved['enough-tries'];
}

/** Where what a person would do can hurt someone: what the bank knows of a good answer. Never folded. */
function unsafeSection({ shape, shows }: Question, clauses: readonly Piece[]): PlannedSection[] {
  const found = clauses.find(({ roles }) => roles.unsafe >= SURE_OF_HARM);
  if (!found || shape !== 'would') return [];
  const { title, text } = words.unsafe;
  const says = withQuote(text(shortQuote(found.text), words.goodAnswer(shows)));
  return [section('unsafe', title, [callout('caution', says, { title })], { bare: true })];
}

function privateIn(clauses: readonly Piece[]): string | undefined {
  return clauses.find(({ roles }) => roles.private >= SURE_OF_PRIVATE)?.text;
}

function rewriteSection({ text, blanks }: Rewritten): PlannedSection {
  const { title, titleBlank, note } = words.rewrite;
  return section(
    'rewrite',
    blanks.length > 0 ? titleBlank : title,
    [
      { type: 'prose', text, spoken: true },
      { type: 'prose', text: note },
    ],
    { folded: true },
  );
}
