import nlp from 'compromise';
import type { Understanding } from '../../../understanding/understanding.ts';
import { type HonestyKind, honestyPlans } from '../data/honesty-plans.ts';
import { piecesOf } from './pieces.ts';

/** A plan is nearer to the phrasings of its kind than to the honest ones, by the margin. */
const FLOOR = 0.55;
const MARGIN = 0.06;
const MOST_SENTENCES = 12;
/** What is planned has one of these; "I say yes, sir" hasn't. */
const ahead =
  /\b(?:will|would|won['’]?t|going to|gonna|gon|can|plan|planning|hope|hoping|ain['’]?t|not telling|was thinking)\b|['’](?:ll|d)\b/i;

/** Pieces of an answer that plan to claim, to hide, or not to bring up, and what is left of it. */
export interface Plans {
  /** The plan to say or hide something when asked. */
  untrue: readonly string[];
  /** The plan to say nothing unless someone asks, which is no lie. */
  silent: readonly string[];
  /** What the person said besides: their own facts, as they wrote them. */
  facts: readonly string[];
}

/** Reads whether someone plans to say what isn't so. Undefined where no such plan was found, or while the encoder is down. */
export async function plansIn(text: string, understanding: Pick<Understanding, 'compare'>): Promise<Plans | undefined> {
  const untrue: string[] = [];
  const silent: string[] = [];
  const facts: string[] = [];
  for (const sentence of piecesOf(text).slice(0, MOST_SENTENCES)) {
    const whole = await kindOf(sentence.text, understanding);
    for (const clause of whole ? [sentence.text] : sentence.clauses) {
      const kind = whole ?? (await kindOf(clause, understanding));
      if (kind === 'silent') silent.push(clause);
      else if (kind) untrue.push(clause);
      else if (isFact(clause)) facts.push(clause);
    }
  }
  return untrue.length + silent.length > 0 ? { untrue, silent, facts } : undefined;
}

async function kindOf(
  text: string,
  understanding: Pick<Understanding, 'compare'>,
): Promise<Exclude<HonestyKind, 'true'> | undefined> {
  if (!ahead.test(text)) return undefined;
  const near = (await understanding.compare(honestyPlans, text))?.nearest(4) ?? [];
  const [first] = near;
  if (!first || first.id === 'true' || first.score < FLOOR) return undefined;
  const honest = near.find(({ id }) => id === 'true')?.score ?? 0;
  return first.score - honest >= MARGIN ? (first.id as Exclude<HonestyKind, 'true'>) : undefined;
}

/** A statement about what is or was; not a question, a hope or what will be. */
const isFact = (clause: string): boolean =>
  !clause.trim().endsWith('?') && !ahead.test(clause) && nlp(clause).has('(#Verb|#Value|#Date)');
