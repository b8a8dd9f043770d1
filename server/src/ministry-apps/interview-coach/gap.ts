import { firstPersonIn, weIn } from './answer/count.ts';
import { hasOwnPast } from './answer/details.ts';
import { likelihood, type Piece, type ReadAnswer } from './answer/read-answer.ts';
import type { GapId } from './data/follow-ups.ts';
import { type PartId, rubrics } from './data/rubric.ts';
import { markIn, type Score } from './score.ts';

/** What is missing most in an answer, and the person's words that the follow-up begins with. */
export interface Gap {
  id: GapId;
  /** Exactly as it was written; absent where nothing can be quoted. */
  quote?: string;
}

/** Parts in the order in which an interviewer misses them. */
const order: readonly PartId[] = ['point', 'action', 'result', 'situation', 'task', 'fit'];
/** From here on a part is good enough to go on. */
const GOOD_ENOUGH = 3;
/** A hint is as good as missing. */
const HINT = 1;
const SURE = 0.5;
/** Words of a quotation. */
const LONGEST_QUOTE = 16;

/** The gap of an answer: its weakest part, the first in the order of what an interviewer misses. Undefined when none is weak. */
export function gapOf(answer: ReadAnswer, score: Score): Gap | undefined {
  const { clauses = [] } = answer;
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
  const quoted = isVague ? mark.evidence[0] : besideOf(mark.id as PartId, clauses, score);
  const id = isVague && (mark.id === 'result' || mark.id === 'action') ? (`${mark.id}-vague` as const) : mark.id;
  return { id: id as GapId, ...(quoted ? { quote: shortQuote(quoted) } : {}) };
}

/** Gaps that have a question of their own: only "we", only a plan, only a claim. */
function specialGap({ clauses = [], counts }: ReadAnswer, score: Score): Gap | undefined {
  const action = markIn(score, 'action');
  const isOurs = ({ text }: Piece) => weIn(text) > 0 && firstPersonIn(text) === 0 && hasOwnPast(text);
  const ours = counts.i === 0 ? clauses.findLast(isOurs) : undefined;
  if (ours && action && action.points <= 2) return { id: 'we', quote: shortQuote(ours.text) };
  const hasStory = (action?.points ?? 4) > 1 || (markIn(score, 'situation')?.points ?? 4) > 1;
  const claim = clauses.find(({ roles }) => roles.trait + roles.habit + roles.overclaim >= SURE);
  const plan = clauses.find(({ roles }) => roles.would + roles.check >= SURE);
  if (score.shape === 'story' && (action?.points ?? 4) < 2 && plan) return { id: 'plan', quote: shortQuote(plan.text) };
  const wantsStory = score.shape === 'story' || score.shape === 'self' || score.shape === 'about';
  if (wantsStory && !hasStory && claim) return { id: 'claim', quote: shortQuote(claim.text) };
  return undefined;
}

/** Words beside which the missing part belongs: the action before the end, the event before the task. */
function besideOf(id: PartId, clauses: readonly Piece[], score: Score): string | undefined {
  const beside: { readonly [part in PartId]: readonly PartId[] } = {
    point: ['situation', 'action'],
    situation: ['action', 'result', 'task'],
    task: ['situation', 'action'],
    action: ['situation', 'task', 'result'],
    result: ['action', 'situation'],
    fit: ['result', 'action', 'point'],
  };
  for (const other of beside[id]) {
    const roles = rubrics[score.shape].parts.find((part) => part.id === other)?.roles;
    if (!roles) continue;
    const found = clauses.filter((clause) => likelihood(clause, roles) >= SURE);
    // The last action is where the end is missing.
    const clause = id === 'result' ? found.at(-1) : found[0];
    if (clause) return clause.text;
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
