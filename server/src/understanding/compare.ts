import { type Near, nearestOf, type Phrasing, type PhrasingIndex, type PhrasingSet } from './nearest.ts';
import { type Candidate, type Ranked, rankAmong, stemsIn } from './rank.ts';

/** A text beside the phrasings of a set. */
export interface Comparison {
  /** The ids whose phrasings are nearest, best first. */
  nearest(limit?: number, accepts?: (phrasing: Phrasing) => boolean): Near[];
  /**
   * The ids that begin with `prefix`, the likeliest first: for texts that are known to be about one subject. Goes by the
   * built-in encoder, with which its weights were learned; empty while only the operator's answers.
   */
  among(prefix: string): Ranked[];
}

interface Prepared {
  /** The candidates of a set, by id. */
  candidates: ReadonlyMap<string, Candidate>;
  /** Logarithm of the share of ids that do not have a stem. */
  rarity: (stem: string) => number;
}

/** Compares a text, whose vector is given, with a set. */
export function comparison(text: string, vector: Float32Array, index: PhrasingIndex, set: PhrasingSet): Comparison {
  return {
    nearest: (limit, accepts) => nearestOf(vector, index, limit, accepts),
    among(prefix) {
      const { candidates, rarity } = preparedOf(index, set);
      const few = [...candidates.values()].filter(({ id }) => id.startsWith(prefix));
      return rankAmong({ vector, stems: stemsIn(text) }, few, rarity);
    },
  };
}

const prepared = new WeakMap<PhrasingIndex, Prepared>();

function preparedOf(index: PhrasingIndex, { answers }: PhrasingSet): Prepared {
  const known = prepared.get(index);
  if (known) return known;
  const candidates = new Map<string, Candidate & { vectors: Float32Array[]; asked: Set<string> }>();
  const holders = new Map<string, number>();
  for (const [at, { id, text }] of index.phrasings.entries()) {
    const candidate = candidates.get(id) ?? {
      id,
      vectors: [],
      asked: new Set<string>(),
      said: stemsIn(answers?.get(id) ?? ''),
    };
    candidates.set(id, candidate);
    candidate.vectors.push(index.vectors[at] as Float32Array);
    for (const stem of stemsIn(text)) {
      if (!candidate.asked.has(stem)) holders.set(stem, (holders.get(stem) ?? 0) + 1);
      candidate.asked.add(stem);
    }
  }
  const made = {
    candidates,
    rarity: (stem: string) => Math.log((candidates.size + 1) / ((holders.get(stem) ?? 0) + 1)),
  };
  prepared.set(index, made);
  return made;
}
