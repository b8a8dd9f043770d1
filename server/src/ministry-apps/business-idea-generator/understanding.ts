import { sentencesOf } from '../../text/sentences.ts';
import type { Comparison } from '../../understanding/compare.ts';
import { sureOf } from '../../understanding/nearest.ts';
import type { AppContext } from '../contract.ts';
import { ideas } from './data/ideas/index.ts';
import { ordinaryNeeds, urgentNeeds } from './data/needs.ts';
import { ordinary, refusals } from './data/refusals.ts';

/** How people say what they can do, by idea. */
export const ideaPhrasings = {
  id: 'business-ideas',
  phrasings: ideas.flatMap(({ id, name, says }) => [name, ...says].map((text) => ({ id, text }))),
};

const ORDINARY = 'ordinary';
const URGENT = 'urgent';

/** How people name a business that this app doesn't plan, and what only sounds like it. */
export const refusalPhrasings = {
  id: 'business-refusals',
  phrasings: [
    ...refusals.flatMap(({ id, says }) => says.map((text) => ({ id: id as string, text }))),
    ...ordinary.map((text) => ({ id: ORDINARY, text })),
  ],
};

/** How people say that a bill can't wait, and what only sounds like it. */
export const needPhrasings = {
  id: 'business-needs',
  phrasings: [
    ...urgentNeeds.map((text) => ({ id: URGENT, text })),
    ...ordinaryNeeds.map((text) => ({ id: ORDINARY, text })),
  ],
};

export type Understanding = AppContext['understanding'];

/** Clauses of one text that are read; the rest adds little. */
const MOST_CLAUSES = 8;
/** From it on a text asks for something that is refused. */
const REFUSAL_FLOOR = 0.61;
/** The same for one or two words, which are near to much: "sell them". */
const SHORT_REFUSAL_FLOOR = 0.75;
const UNRELATED = 0.4;
/** From it on, and this much ahead of what is ordinary, a text says that money is needed within days. */
const urgency = { floor: 0.66, margin: 0.03 };

/** The parts of a text that name one skill each. */
export function clausesOf(text: string): string[] {
  const parts = sentencesOf(text).flatMap((sentence) => sentence.text.split(/[,;/\n]|\s(?:and|or|but|plus)\s/i));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part.length > 2))].slice(0, MOST_CLAUSES);
}

export interface ReadSkills {
  /** The cosine of each idea to the clause that is nearest to it; absent while no encoder answers. */
  nearness?: ReadonlyMap<string, number>;
  /** The same for the first clause alone: what a person names first is what they are known for. */
  first?: ReadonlyMap<string, number>;
  /** Id of what the text asks for that this app doesn't plan. */
  refused?: string;
  /** A bill can't wait. */
  urgent?: true;
}

/** Reads what a person can do, clause by clause. A sentence that asks for something refused counts for no idea. */
export async function readSkills(text: string, reader: Understanding): Promise<ReadSkills> {
  const nearness = new Map<string, number>();
  let first: ReadonlyMap<string, number> | undefined;
  let refused: string | undefined;
  let urgent = false;
  for (const sentence of sentencesOf(text).slice(0, MOST_CLAUSES)) {
    const [asks, needs] = (await reader.compareAll([refusalPhrasings, needPhrasings], sentence.text)) ?? [];
    const whole = refusalIn(asks);
    refused ??= whole;
    urgent ||= sureOf(needs?.nearest(2) ?? [], urgency)?.id === URGENT;
    for (const clause of clausesOf(sentence.text)) {
      const [names, part] = (await reader.compareAll([ideaPhrasings, refusalPhrasings], clause)) ?? [];
      // In a sentence that is refused, only a clause that has nothing to do with it counts.
      const isShort = clause.split(/\s+/).length < 3;
      const other = refusalIn(part, whole ? UNRELATED : isShort ? SHORT_REFUSAL_FLOOR : REFUSAL_FLOOR);
      if (!whole) refused ??= other;
      if (other) continue;
      const near = names?.nearest(ideas.length) ?? [];
      for (const { id, score } of near) nearness.set(id, Math.max(score, nearness.get(id) ?? 0));
      first ??= names && new Map(near.map(({ id, score }) => [id, score]));
    }
  }
  return {
    ...(nearness.size > 0 && { nearness }),
    ...(first && { first }),
    ...(refused && { refused }),
    ...(urgent && { urgent }),
  };
}

function refusalIn(found: Comparison | undefined, floor = REFUSAL_FLOOR): string | undefined {
  const [near] = found?.nearest(1) ?? [];
  return near && near.id !== ORDINARY && near.score >= floor ? near.id : undefined;
}
