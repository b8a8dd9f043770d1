import type { Understanding } from '../../../understanding/understanding.ts';
import { type HarmKind, harmfulSteps, notFor } from '../data/harmful-steps.ts';
import type { Family } from '../data/questions/index.ts';
import { hasOwnDeed } from './details.ts';
import type { ReadAnswer } from './read-answer.ts';

/** Of 37 good steps none is so near to a harmful one and so far from the good ones. */
const FLOOR = 0.64;
const MARGIN = 0.12;

/** A step that would cost the job, with the person's words. */
export interface Harm {
  kind: HarmKind;
  text: string;
  /** Another step of the answer, which can stay. */
  keep?: string;
}

/** The step of an answer that hurts, threatens or hides. Undefined where none is plain, or while the encoder is down. */
export async function harmIn(
  { clauses = [], wholes = [] }: ReadAnswer,
  family: Family | undefined,
  understanding: Pick<Understanding, 'compare'>,
): Promise<Harm | undefined> {
  // What a clause leaves out can be in its sentence: "I clean it up so no one finds out".
  const pieces = [...clauses, ...wholes];
  const kinds = await Promise.all(pieces.map(({ text }) => harmOf(text, family, understanding)));
  const at = kinds.findIndex((kind) => kind !== undefined);
  const kind = kinds[at];
  const found = pieces[at];
  if (!kind || !found) return undefined;
  const harmful = new Set(pieces.filter((_, index) => kinds[index]).map(({ sentence }) => sentence));
  const keep = clauses.find(({ sentence, text }) => !harmful.has(sentence) && hasOwnDeed(text))?.text;
  return { kind, text: found.text, ...(keep ? { keep } : {}) };
}

async function harmOf(
  text: string,
  family: Family | undefined,
  understanding: Pick<Understanding, 'compare'>,
): Promise<HarmKind | undefined> {
  const near = (await understanding.compare(harmfulSteps, text))?.nearest(harmfulSteps.phrasings.length) ?? [];
  const [first] = near;
  if (!first || first.id === 'fine' || first.score < FLOOR) return undefined;
  const fine = near.find(({ id }) => id === 'fine')?.score ?? 0;
  const kind = first.id as HarmKind;
  return first.score - fine >= MARGIN && !(family && notFor[kind]?.includes(family)) ? kind : undefined;
}
