import { sentencesOf } from '../../text/sentences.ts';
import type { AppContext } from '../contract.ts';
import { ideas } from './data/ideas/index.ts';
import { ordinary, refusals } from './data/refusals.ts';

/** How people say what they can do, by idea. */
export const ideaPhrasings = {
  id: 'business-ideas',
  phrasings: ideas.flatMap(({ id, name, says }) => [name, ...says].map((text) => ({ id, text }))),
};

const ORDINARY = 'ordinary';

/** How people name a business that this app doesn't plan, and what only sounds like it. */
export const refusalPhrasings = {
  id: 'business-refusals',
  phrasings: [
    ...refusals.flatMap(({ id, says }) => says.map((text) => ({ id: id as string, text }))),
    ...ordinary.map((text) => ({ id: ORDINARY, text })),
  ],
};

export type Understanding = AppContext['understanding'];

/** Clauses of one text that are read; the rest adds little. */
const MOST_CLAUSES = 8;
/** From it on a text asks for something that is refused. */
const REFUSAL_FLOOR = 0.61;
const UNRELATED = 0.4;

/** The parts of a text that name one skill each. */
function clausesOf(text: string): string[] {
  const parts = sentencesOf(text).flatMap((sentence) => sentence.text.split(/[,;/\n]|\s(?:and|or|but|plus)\s/i));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part.length > 2))].slice(0, MOST_CLAUSES);
}

export interface ReadSkills {
  /** The cosine of each idea to the clause that is nearest to it; absent while no encoder answers. */
  nearness?: ReadonlyMap<string, number>;
  /** Id of what the text asks for that this app doesn't plan. */
  refused?: string;
}

/** Reads what a person can do, clause by clause. A sentence that asks for something refused counts for no idea. */
export async function readSkills(text: string, reader: Understanding): Promise<ReadSkills> {
  const nearness = new Map<string, number>();
  let refused: string | undefined;
  for (const sentence of sentencesOf(text).slice(0, MOST_CLAUSES)) {
    const whole = await refusalIn(sentence.text, reader);
    refused ??= whole;
    for (const clause of clausesOf(sentence.text)) {
      // In a sentence that is refused, only a clause that has nothing to do with it counts.
      const part = await refusalIn(clause, reader, whole ? UNRELATED : REFUSAL_FLOOR);
      if (!whole) refused ??= part;
      const found = part ? undefined : await reader.compare(ideaPhrasings, clause);
      for (const { id, score } of found?.nearest(ideas.length) ?? []) {
        nearness.set(id, Math.max(score, nearness.get(id) ?? 0));
      }
    }
  }
  return { ...(nearness.size > 0 && { nearness }), ...(refused && { refused }) };
}

async function refusalIn(text: string, reader: Understanding, floor = REFUSAL_FLOOR): Promise<string | undefined> {
  const [near] = (await reader.compare(refusalPhrasings, text))?.nearest(1) ?? [];
  return near && near.id !== ORDINARY && near.score >= floor ? near.id : undefined;
}
