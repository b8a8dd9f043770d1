import type { Block, ScoreBlock, StatBlock } from '@lampstand/sdk/app';
import { callout, present, section, sectionToWrite } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Counts } from '../answer/count.ts';
import { isCountedOnly } from '../answer/read-answer.ts';
import { anchors } from '../data/anchors.ts';
import { type CriterionId, MOST_POINTS, partsFor, pointOf, secondsFor } from '../data/rubric.ts';
import { shortQuote, withQuote } from '../gap.ts';
import type { ScoredExchange } from '../practice/read-round.ts';
import type { Mark, Score } from '../score.ts';
import { words } from '../texts.en.ts';

const MOST_WORDS = 90;

/** The points of an answer, each with the words that earned them, what was counted, and the coach's note above them. */
export function card({ answer, score }: ScoredExchange): PlannedSection {
  const counted = countsBlock(answer.counts);
  if (!score) {
    const { title, text } = words.card.unread;
    return section('card', title, [{ type: 'prose', text }, counted]);
  }
  return withNote('card', words.card.title(score.total, score.of), [...scoreBlocks(score, answer.counts), counted]);
}

/** The points of an answer that is compared with an earlier one: behind their heading. */
export function foldedCard({ answer, score }: ScoredExchange): PlannedSection[] {
  if (!score) return [];
  const blocks = [...scoreBlocks(score, answer.counts), countsBlock(answer.counts)];
  return [section('points', words.card.folded(score.total, score.of), blocks, { folded: true })];
}

/** A section with the coach's note above its blocks. */
export const withNote = (id: 'card' | 'versions', title: string, blocks: readonly Block[]): PlannedSection =>
  sectionToWrite(id, title, { maxWords: MOST_WORDS, blocks });

function scoreBlocks(score: Score, counts: Counts): Block[] {
  const { title, text } = words.card.elsewhere;
  const block: ScoreBlock = {
    type: 'score',
    items: score.marks.filter(isCounted).map((mark) => ({
      label: words.labels[mark.id],
      points: mark.points,
      of: MOST_POINTS,
      note: withQuote(noteOf(mark, score, counts)),
    })),
  };
  const unsure = score.marks.filter((mark) => !isCounted(mark)).map(({ id }) => words.labels[id]);
  return present([
    score.elsewhere && callout('caution', text, { title }),
    block,
    unsure.length > 0 && { type: 'prose', text: words.card.unsure(unsure) },
  ]);
}

const isCounted = (mark: Mark): boolean => !mark.unsure;

function noteOf(mark: Mark, score: Score, counts: Counts): string {
  const { card: text } = words;
  const [quote] = mark.evidence.map(shortQuote);
  if (mark.id === 'length') return lengthNote(score, counts);
  if (mark.id === 'honesty') {
    if (!quote) return text.honesty.good;
    return mark.points <= 2 ? text.honesty.claim(quote) : text.honesty.blame(quote);
  }
  const more = moreFor(mark.id, score);
  if (!quote) return text.none(more);
  if (mark.points < 2) return text.hint(quote, more);
  const shown = severalShown.has(mark.id) ? 2 : 1;
  const quotes = text.quote(mark.evidence.slice(0, shown).map(shortQuote));
  const next = mark.points + 1;
  if (isCountedOnly(score.question) && mark.points === MOST_POINTS - 1) return quotes;
  return mark.points === MOST_POINTS ? quotes : `${quotes} ${text.next(next, anchors[mark.id][next] ?? '')}`;
}

/** Where a second one is what earns more. */
const severalShown: ReadonlySet<CriterionId> = new Set([
  'situation',
  'action',
  'result',
  'steps',
  'proof',
  'own',
  'detail',
]);

function lengthNote({ question }: Score, { seconds }: Counts): string {
  const [from, to] = secondsFor(question);
  const { good, short, long } = words.card.length;
  if (seconds < from) return short(seconds, from, to);
  return seconds > to ? long(seconds, from, to) : good(seconds);
}

/** What would earn more, as it goes on from "To earn more,". */
export function moreFor(id: CriterionId, { question }: Score): string {
  const part = partsFor(question).find((one) => one.id === id);
  const what = part && pointOf(question, part.id);
  return what ? `say ${what}` : (part?.more ?? '');
}

function countsBlock({ words: count, seconds, fillers, i, we }: Counts): StatBlock {
  const { counts } = words.card;
  const unique = [...new Set(fillers)].slice(0, 4).map((filler) => `“${filler}”`);
  return {
    type: 'stat',
    items: [
      { value: String(count), label: counts.words },
      { value: String(seconds), label: counts.seconds },
      {
        value: String(fillers.length),
        label: counts.fillers,
        detail: unique.length > 0 ? unique.join(', ') : counts.noFillers,
      },
      {
        value: `${i} : ${we}`,
        label: counts.iWe,
        detail: i + we === 0 ? counts.neither : counts.more(we > i ? 'we' : 'i'),
      },
    ],
  };
}
