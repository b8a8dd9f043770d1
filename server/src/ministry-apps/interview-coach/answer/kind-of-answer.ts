import { writtenLanguage } from '../../../care/index.ts';
import { type Role, rubrics } from '../data/rubric.ts';
import type { Shape } from '../data/shape.ts';
import type { Plans } from './honesty.ts';
import { likelihood, type Piece, type ReadAnswer } from './read-answer.ts';

/** What a message is, when it isn't an answer that can be scored. */
export type Unscored =
  | 'empty'
  | 'copied-question'
  | 'pasted'
  | 'spanish'
  | 'dishonest'
  | 'silent'
  /** A step that hurts, threatens or hides. */
  | 'harmful'
  /** Only a question to the coach. */
  | 'asked'
  | 'hostile'
  | 'stuck'
  | 'plain'
  | 'template'
  | 'nothing'
  | 'short'
  | 'same';

/** How sure the reader has to be. Less for a plan to deceive in a sentence of its own: it is asked about, and not judged. */
const SURE = 0.6;
const SURE_OF_LIE = 0.55;
const SURE_OF_NOTHING = 0.25;
/** A longer text is an answer, whatever one clause of it says. */
const FEW_WORDS = 45;
/** Who says that they don't know, and then goes on, has answered. */
const STUCK_WORDS = 10;
const STUCK_CLAUSES = 2;
/** "By example." is an answer. */
const FEW = 4;
/** "No." is a whole answer to a question about the past. */
const PLAIN = 3;
/** A question that can be answered with yes or no. */
const yesOrNo = /(?:^|[.?!] )(?:Have|Has|Did|Do|Does|Are|Is|Can|Could|Will|Would|Were|Was)\b[^?.]*\?$/;
/** Words in a row that no one writes twice by chance. */
const RUN = 9;
const storyRoles: readonly Role[] = ['situation', 'task', 'action', 'result', 'learned', 'fit'];

interface Around {
  shape: Shape;
  question: string;
  /** What the person pasted in the form. */
  posting?: string | undefined;
  resume?: string | undefined;
  /** An answer to a follow-up: a short one is enough. */
  isDetail?: boolean;
  /** Plans to claim, to hide or to keep silent. */
  plans?: Plans | undefined;
  /** Answers given before to this question. */
  before: readonly string[];
}

/** The clauses that say something untrue will be said. */
export function untrueIn({ clauses = [], wholes = [] }: ReadAnswer, plans?: Plans): string[] {
  // A plan not to bring it up is no lie, whatever the reader takes it for.
  const isSilent = (text: string) => plans?.silent.some((plan) => text.includes(plan) || plan.includes(text));
  const read = [...wholes, ...clauses].filter(({ roles }) => roles.dishonest >= SURE_OF_LIE).map(({ text }) => text);
  const found = [...(plans?.untrue ?? []), ...read.filter((text) => !isSilent(text))];
  return found.filter(
    (text, index) =>
      !found.some((longer, at) => at !== index && longer.includes(text) && (longer !== text || at < index)),
  );
}

/** Why an answer isn't scored; undefined for one that is. */
export function whyUnscored(answer: ReadAnswer, around: Around): Unscored | undefined {
  const { text, counts, clauses = [] } = answer;
  const words = normalWords(text);
  if (words.length === 0) return 'empty';
  if (sharesRun(words, normalWords(around.question))) return 'copied-question';
  if (sharesMost(words, around.posting) || sharesMost(words, around.resume)) return 'pasted';
  if (/\[[^\]]{2,}\]/.test(text)) return 'template';
  if (writtenLanguage([text]) === 'es') return 'spanish';
  if (untrueIn(answer, around.plans).length > 0) return 'dishonest';
  if (around.plans) return 'silent';
  if (around.before.some((earlier) => normalWords(earlier).join(' ') === words.join(' '))) return 'same';
  // "I never had a job" is no answer to a question about a day at work.
  const isFact = around.shape !== 'story' && around.shape !== 'about';
  const told = isFact ? [...storyRoles, 'past' as const, 'terms' as const] : storyRoles;
  const isStory = clauses.some((clause) => likelihood(clause, told) >= SURE);
  if (counts.words <= FEW_WORDS && !isStory) {
    if (counts.words > 1 && says(clauses, 'hostile')) return 'hostile';
    const isNothing =
      clauses.length <= STUCK_CLAUSES &&
      counts.words <= STUCK_WORDS &&
      (says(clauses, 'unknown') || (!isFact && clauses.some(hasNothing)));
    if (isNothing || (clauses.length > 0 && clauses.every(({ roles }) => roles.unknown >= SURE))) return 'stuck';
  }
  if ((around.shape === 'past' || around.shape === 'terms') && counts.words <= PLAIN && yesOrNo.test(around.question))
    return 'plain';
  if (counts.words < (around.isDetail ? PLAIN : rubrics[around.shape].fewestWords)) return 'short';
  const saysNothing = counts.words > FEW && clauses.every(({ roles }) => roles.other >= SURE);
  return counts.words <= FEW_WORDS && saysNothing && clauses.length > 0 ? 'nothing' : undefined;
}

const says = (clauses: readonly Piece[], role: Role): boolean => clauses.some(({ roles }) => roles[role] >= SURE);

/** "I don't know, I never had a job": partly a fact of the past. */
const hasNothing = (clause: Piece): boolean =>
  clause.roles.unknown >= SURE_OF_NOTHING && likelihood(clause, ['unknown', 'past']) >= SURE;

const normalWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the answer is mostly the question itself. */
function sharesRun(words: readonly string[], question: readonly string[]): boolean {
  const own = question.join(' ');
  const given = words.join(' ');
  return words.length >= 4 && (own.includes(given) || (given.includes(own) && words.length < question.length + RUN));
}

/** Whether most of the answer was copied from another text, in runs of nine words. */
function sharesMost(words: readonly string[], source: string | undefined): boolean {
  if (!source || words.length < RUN) return false;
  const text = ` ${normalWords(source).join(' ')} `;
  const runs = words.length - RUN + 1;
  let copied = 0;
  for (let at = 0; at < runs; at += 1) if (text.includes(` ${words.slice(at, at + RUN).join(' ')} `)) copied += 1;
  return copied * 2 > runs;
}
