import type { ScoreBlock } from '@lampstand/sdk/app';
import { callout, prose, section, sectionIfAny, steps } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Asked } from '../answer/asked-by-person.ts';
import { likelihood, type Piece } from '../answer/read-answer.ts';
import type { Question } from '../data/question.ts';
import { MOST_POINTS, rubrics } from '../data/rubric.ts';
import { shortQuote, withQuote } from '../gap.ts';
import { bestOf, detailsIn, type ReadExchange, type ScoredExchange, scoredIn } from '../practice/read-round.ts';
import { type Rewritten, rewrite, tidy } from '../rewrite.ts';
import type { Turn } from '../solve.ts';
import { words } from '../texts.en.ts';
import { card, foldedCard } from './card.ts';
import { versions } from './versions.ts';

/** How sure the reader is that something is private. */
const SURE_OF_PRIVATE = 0.75;
/** How sure it is that something can hurt someone; a wrong warning costs less than none. */
const SURE_OF_HARM = 0.5;
/** From here on a follow-up brought something for the answer. */
const HEARD = 0.3;

/** The reply to the newest message: first to what the person asked, then to the answer. */
export function turnSections(turn: Turn): PlannedSection[] {
  const newest = turn.round.exchanges.at(-1);
  return newest ? [...asksSection(turn, newest.asks ?? []), ...answeredSections(turn, newest)] : [];
}

function asksSection({ prepared, round }: Turn, asked: readonly Asked[]): PlannedSection[] {
  const { title, limited, church, say, allowed, why, more } = words.asks;
  const replies = asked.map(({ kind, hard }): string => {
    const isChurch = prepared.family === 'ministry';
    if (isChurch && (!hard || hard.church)) return kind === 'more' ? `${church} ${more}` : church;
    if (kind === 'more') return more;
    if (hard) return `${limited(hard.may)} ${say(hard.answer)}`;
    return kind === 'why' ? why(round.question.why) : allowed;
  });
  const texts = [...new Set(replies)].map((text) => ({ type: 'prose' as const, text }));
  return sectionIfAny('asks', title, texts);
}

function answeredSections(turn: Turn, newest: ReadExchange): PlannedSection[] {
  switch (newest.is) {
    case 'command':
      return turn.question ? [line(newest.command === 'next' ? words.moved.skipped : words.moved['again-asked'])] : [];
    case 'detail':
      return detailSections(turn);
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
    !['hostile', 'same', 'dishonest', 'silent', 'spanish', 'plain'].includes(newest.is) && newest.as !== 'detail';
  const starts = own.length > 0 ? own : offersStart ? words.starters[round.question.shape] : [];
  const { untrue = [], facts = [] } = newest;
  const [plan] = untrue;
  const isOn = next.step === 'go-on' && question;
  return [
    section(
      'reply',
      title,
      [
        {
          ...callout(newest.is === 'dishonest' ? 'caution' : 'info', text, { title }),
          ...(newest.is === 'spanish' ? { lang: 'es' as const } : {}),
        },
        facts.length > 0 && {
          type: 'prose',
          text: words.trueWords(facts.map((fact) => tidy(fact.replace(/^(?:because|since) /i, ''))).join(' ')),
        },
        plan !== undefined && honestyMark(plan),
        offersStart && { type: 'prose', text: words.whyAsked(round.question.why, round.question.shows) },
        steps(starts),
      ],
      { bare: true },
    ),
    ...(isOn && newest.is !== 'plain' ? [line(words.moved.empty)] : []),
  ];
}

/** Honesty of a plan to say something untrue: 0 points. */
const honestyMark = (plan: string): ScoreBlock => ({
  type: 'score',
  items: [
    { label: words.labels.honesty, points: 0, of: MOST_POINTS, note: withQuote(words.honestMark(shortQuote(plan))) },
  ],
});

/** After a follow-up: the answer with that detail in its place. */
function detailSections({ round, next }: Turn): PlannedSection[] {
  const last = scoredIn(round).at(-1);
  const { score } = last ?? {};
  if (!last || !score || next.step !== 'again') return [line(words.moved.again)];
  const details = detailsIn(round);
  const newest = details.at(-1)?.answer;
  const isHeard = rubrics[score.shape].parts.some(({ roles }) =>
    newest?.clauses?.some((clause) => likelihood(clause, roles) >= HEARD),
  );
  if (!isHeard) return [line(words.detail.unheard)];
  const { text } = rewrite(last.answer, score, details);
  return [
    section('detail', words.detail.title, [
      { type: 'prose', text: words.detail.heard },
      { type: 'prose', text, spoken: true },
      { type: 'prose', text: words.moved.again },
    ]),
  ];
}

function answerSections(turn: Turn, newest: ScoredExchange): PlannedSection[] {
  const { round, next, question, prepared } = turn;
  const before = bestOf(scoredIn(round).slice(0, -1));
  const secret = prepared.family === 'ministry' ? undefined : privateIn(newest.answer.clauses ?? []);
  return [
    ...(before?.score && newest.score ? [versions(before, newest), ...foldedCard(newest)] : [card(newest)]),
    ...unsafeSection(round.question, newest.answer.clauses ?? []),
    ...sectionIfAny(
      'private',
      words.private.title,
      [
        secret !== undefined &&
          callout('info', withQuote(words.private.text(shortQuote(secret))), { title: words.private.title }),
      ],
      { bare: true },
    ),
    ...(newest.score
      ? [rewriteSection(rewrite(newest.answer, newest.score, detailsIn(round), newest.as === 'again'))]
      : []),
    ...(next.step === 'go-on' && question ? [line(movedText(turn, newest))] : []),
  ];
}

function movedText({ input, round }: Turn, { gap, as, score }: ScoredExchange): string {
  if (input.pace === 'straight') return words.moved['go-on'];
  if (!gap) return words.moved['good-enough'];
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

function rewriteSection({ text, blanks, leftOut }: Rewritten): PlannedSection {
  const { title, titleBlank, note, leftOut: left } = words.rewrite;
  return section(
    'rewrite',
    blanks.length > 0 ? titleBlank : title,
    [{ type: 'prose', text, spoken: true }, prose([note, leftOut.length > 0 && left(leftOut.map(shortQuote))])],
    { folded: true },
  );
}
