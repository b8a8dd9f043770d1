import { sentencesOf } from '../../text/sentences.ts';
import type { AppContext } from '../contract.ts';
import { ideas } from './data/ideas/index.ts';
import { refusals } from './data/refusals.ts';

/** How people say what they can do, by idea. */
export const ideaPhrasings = {
  id: 'business-ideas',
  phrasings: ideas.flatMap(({ id, name, says }) => [name, ...says].map((text) => ({ id, text }))),
};

/** How people name a business that this app doesn't plan. */
export const refusalPhrasings = {
  id: 'business-refusals',
  phrasings: refusals.flatMap(({ id, says }) => says.map((text) => ({ id, text }))),
};

export type Understanding = AppContext['understanding'];

/** Clauses of one text that are read; the rest adds little. */
const MOST_CLAUSES = 8;
/** Above it a clause asks for something that is refused. */
const REFUSAL_FLOOR = 0.61;

/** The parts of a text that name one skill each. */
export function clausesOf(text: string): string[] {
  const parts = sentencesOf(text).flatMap((sentence) => sentence.text.split(/[,;/\n]|\s(?:and|or|but|plus)\s/i));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part.length > 2))].slice(0, MOST_CLAUSES);
}

export interface ReadSkills {
  /** The cosine of each idea to the clause that is nearest to it; absent while no encoder answers. */
  nearness?: ReadonlyMap<string, number>;
  /** Id of what the text asks for that this app doesn't plan. */
  refused?: string;
}

/** Reads what a person can do, clause by clause. A clause that asks for something refused counts for no idea. */
export async function readSkills(text: string, reader: Understanding): Promise<ReadSkills> {
  const nearness = new Map<string, number>();
  let refused: string | undefined;
  for (const clause of clausesOf(text)) {
    const [refusal, found] = await Promise.all([
      reader.compare(refusalPhrasings, clause),
      reader.compare(ideaPhrasings, clause),
    ]);
    if (!refusal || !found) return {};
    const [near] = refusal.nearest(1);
    if (near && near.score >= REFUSAL_FLOOR) {
      refused ??= near.id;
      continue;
    }
    for (const { id, score } of found.nearest(ideas.length)) nearness.set(id, Math.max(score, nearness.get(id) ?? 0));
  }
  return { nearness, ...(refused && { refused }) };
}
