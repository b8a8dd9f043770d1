import { firstPersonIn, weIn } from './answer/count.ts';
import { hasOwnPast } from './answer/details.ts';
import type { Piece, ReadAnswer } from './answer/read-answer.ts';
import type { GapId } from './data/follow-ups.ts';
import type { PartId } from './data/rubric.ts';
import { markIn, type Score } from './score.ts';

/** What is missing most in an answer, and the person's words that the follow-up begins with. */
export interface Gap {
  id: GapId;
  /** Exactly as it was written; absent where nothing can be quoted. */
  quote?: string;
}

/** Parts in the order in which an interviewer misses them. */
const order: readonly PartId[] = [
  'point',
  'action',
  'steps',
  'result',
  'proof',
  'own',
  'situation',
  'tell',
  'detail',
  'now',
  'fit',
];
/** From here on a part is good enough to go on. */
const GOOD_ENOUGH = 3;
/** A hint is as good as missing. */
const HINT = 1;
const SURE = 0.6;
/** Words of a quotation. */
const LONGEST_QUOTE = 16;

/** The gap of an answer: its weakest part, the first in the order of what an interviewer misses. Undefined when none is weak. */
export function gapOf(answer: ReadAnswer, score: Score): Gap | undefined {
  if (score.elsewhere) return { id: 'elsewhere' };
  const special = specialGap(answer, score);
  if (special) return special;
  const weak = order
    .flatMap((id) => markIn(score, id) ?? [])
    .filter(({ points }) => points < GOOD_ENOUGH)
    .sort((a, b) => Number(a.points > HINT) - Number(b.points > HINT));
  const [mark] = weak;
  if (!mark) return undefined;
  const isVague = mark.points === 2;
  const quoted = mark.points > 0 ? mark.evidence[0] : besideOf(mark.id as PartId, score);
  const id = isVague && (mark.id === 'result' || mark.id === 'action') ? (`${mark.id}-vague` as const) : mark.id;
  return { id: id as GapId, ...(quoted ? { quote: shortQuote(quoted) } : {}) };
}

/** Gaps that have a question of their own: only "we", only a plan, only a claim. */
function specialGap({ clauses = [], counts }: ReadAnswer, score: Score): Gap | undefined {
  const action = markIn(score, 'action');
  const isOurs = ({ text }: Piece) => weIn(text) > 0 && firstPersonIn(text) === 0 && hasOwnPast(text);
  const ours = counts.i === 0 ? clauses.findLast(isOurs) : undefined;
  if (ours && action && action.points <= 2) return { id: 'we', quote: shortQuote(ours.text) };
  const blame = markIn(score, 'honesty');
  if (blame?.points === 3 && blame.evidence[0]) return { id: 'blame', quote: shortQuote(blame.evidence[0]) };
  if (score.question.shape !== 'story') return undefined;
  const hasStory = (action?.points ?? 4) > 1 || (markIn(score, 'situation')?.points ?? 4) > 2;
  const plan = clauses.find(({ roles }) => roles.would + roles.check >= SURE);
  if ((action?.points ?? 4) < 2 && plan) return { id: 'plan', quote: shortQuote(plan.text) };
  const claim = clauses.find(({ roles }) => roles.trait + roles.overclaim >= SURE);
  return !hasStory && claim ? { id: 'claim', quote: shortQuote(claim.text) } : undefined;
}

/** Words beside which the missing part belongs: the action before the end, the event before the task. */
function besideOf(id: PartId, score: Score): string | undefined {
  const beside: { readonly [part in PartId]?: readonly PartId[] } = {
    situation: ['action', 'result', 'task'],
    action: ['situation', 'task', 'result'],
    result: ['action', 'situation'],
    proof: ['point'],
    now: ['proof', 'point'],
    own: ['point', 'detail'],
    detail: ['own', 'point'],
    tell: ['steps'],
    fit: ['result', 'proof', 'action', 'point'],
  };
  for (const other of beside[id] ?? []) {
    const evidence = markIn(score, other)?.evidence ?? [];
    // The last action is where the end is missing.
    const quote = id === 'result' || id === 'tell' ? evidence.at(-1) : evidence[0];
    if (quote) return quote;
  }
  return undefined;
}

/** The first words of a clause, without the mark at its end and a connecting word before it. */
export function shortQuote(text: string): string {
  const plain = text
    .replace(/[\s.,;:!?–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:and|but|so) (?=\S+ \S)/i, '');
  const words = plain.split(' ');
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).join(' ')}…` : plain;
}

/** A sentence around a shortened quotation has no full stop after its ellipsis. */
export const withQuote = (sentence: string): string => sentence.replaceAll('….', '…');
