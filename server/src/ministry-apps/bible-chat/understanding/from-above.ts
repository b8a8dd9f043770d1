import { isStopWord, stemsOf } from './stems.ts';

/** A verse or a sentence that was shown before and can answer a question. */
export interface Candidate {
  text: string;
  /** The verse's reference; undefined for a sentence of an answer. */
  reference?: string;
}

export interface Nearest {
  candidate: Candidate;
  score: number;
}

/** Candidates that are read by their meaning, at most: one takes about six milliseconds. */
const MOST_READ = 16;
/** What shared words and the kind of the question add to the cosine. */
const weights = { word: 0.14, mostWords: 0.35, kind: 0.08 };
/**
 * The least score: with a word of the question in the text, without one, and where the question has no word of its own
 * ("why?"); more for verses that were not shown. Chosen on conversations that were read.
 */
const floors = { shared: 0.42, unshared: 0.52, unseen: 0.1 };

/** What an answer to a question of each kind has in it. */
const kinds: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [
    /\bwho(?:m|se)?\b|\bnames?\b|\bwhich (?:one|man|woman|disciple|apostle)s?\b/i,
    /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}|\b(?:father|mother|sons?|daughters?|brothers?|sisters?|wife|husband|servants?|disciples|priests?|king|queen|wom[ae]n|m[ae]n|people|crowds?|multitudes?|soldiers?|angels?)\b/u,
  ],
  [
    /\bhow (?:many|old|long|big|tall|much|often)\b|\bwhat (?:age|year|size)\b/i,
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifty|sixty|seventy|hundred|thousand|years?|cubits?|\d+)\b/i,
  ],
  [
    /\bwhy\b|\breason\b|\bhow come\b/i,
    /\b(?:because|for|therefore|so that|that (?:he|they|you|I|we) (?:may|might)|since|lest)\b/i,
  ],
  [
    /\bwhere\b|\bwhat (?:place|town|city|country)\b/i,
    /\b(?:in|at|to|from|into|by|near|toward) (?:the )?(?:land of |city of )?\p{Lu}\p{Ll}{2,}/u,
  ],
  [
    /\bwhen\b|\bwhat (?:day|time|hour|night)\b/i,
    /\b(?:day|night|hour|morning|evening|year|when|after|before|sabbath|feast|midnight)\b/i,
  ],
];

/** The words of a question that can be looked for. */
const ownStems = (text: string) => [...new Set(stemsOf(text).filter((stem) => !isStopWord(stem)))];

/** Who is asked about without a name: what was shown has many such words. */
const shareOf = (own: readonly string[], text: string) => {
  const there = new Set(stemsOf(text));
  return own.filter((stem) => there.has(stem)).length;
};

/** The candidates that are worth reading: first those with words of the question, then those of its kind, then in their order. */
export function worthReading(question: string, candidates: readonly Candidate[]): Candidate[] {
  const own = ownStems(question);
  const ranked = candidates.map((candidate, at) => ({
    candidate,
    at,
    rank: shareOf(own, candidate.text) * 2 + (isOfKind(question, candidate.text) ? 1 : 0),
  }));
  return ranked
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .slice(0, MOST_READ)
    .map(({ candidate }) => candidate);
}

/** The candidate that is nearest to a question, by its meaning and its words; undefined when none is near enough. */
export function nearestAbove(
  question: string,
  candidates: readonly Candidate[],
  cosines: readonly number[],
  unseen = false,
): Nearest | undefined {
  const own = ownStems(question);
  const scored = candidates.map((candidate, at) => {
    const shared = shareOf(own, candidate.text);
    const score =
      (cosines[at] ?? 0) +
      Math.min(weights.mostWords, shared * weights.word) +
      (isOfKind(question, candidate.text) ? weights.kind : 0);
    return { candidate, shared, score };
  });
  const [first] = scored
    .filter(({ candidate }) => hasWhatIsAsked(question, candidate.text))
    .sort((a, b) => b.score - a.score);
  if (!first) return undefined;
  const least = first.shared > 0 ? floors.shared : floors.unshared;
  return first.score >= least + (unseen ? floors.unseen : 0) ? first : undefined;
}

function isOfKind(question: string, text: string): boolean {
  return kinds.some(([asked, answered]) => asked.test(question) && answered.test(text));
}

/** Who asks for a name or a number is not answered without one. */
const hasWhatIsAsked = (question: string, text: string) =>
  kinds.slice(0, 2).every(([asked, answered]) => !asked.test(question) || answered.test(text));

/** A question that has something to look for: a question word or a mark, and more than "why?". */
export const canBeAbove = (message: string): boolean =>
  (/\?\s*$/.test(message) || asking.test(message.trim())) && message.trim().split(/\s+/).length >= 3;

const asking =
  /^(?:(?:and|but|so|ok|okay|then|well|wait|also)[\s,]+)*(?:who|whom|whose|what|whats|where|when|why|how|which|did|does|do|was|were|is|are|had|has|have|could|can|would|will|tell me)\b/i;
