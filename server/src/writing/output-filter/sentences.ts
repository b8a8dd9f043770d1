/** A sentence, or a heading or item without a full stop, of a text that is still being written. */
export interface Sentence {
  /** White space between the sentence before and this one. */
  gap: string;
  text: string;
  /** It ends with a full stop or another mark; otherwise it may go on in the next one. */
  ended: boolean;
}

/** Characters after a gap that decide whether a sentence ends before it. */
const AHEAD = 8;
/** Characters of one sentence, at most; what runs on longer is no prose. */
export const LONGEST_SENTENCE = 1_200;

const candidate = /([.!?…]+["'”’)\]*_]*)?(\s+)/g;
const startsItem = /^(?:[-*+•–]|\d{1,3}[.)]|#{1,6}|>|\||```)(?:\s|$)/;
const blankLine = /\n[^\S\n]*\n/;
const abbreviation =
  /(?:^|[\s([“"'*])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Rev|Fr|Sr|Jr|Prof|vs|cf|ch|v|vv|No|[12]?\s?(?:Cor|Thess|Tim|Pet|Sam|Kgs|Chron|Chr)|Gen|Exod?|Lev|Num|Deut|Josh|Judg|Neh|Ps|Prov|Eccl|Isa|Jer|Lam|Ezek|Dan|Hos|Mic|Hab|Zeph|Hag|Zech|Mal|Matt?|Rom|Gal|Eph|Phil|Col|Heb|Jas|Rev|e\.g|i\.e|etc)\.$/u;

/**
 * Cuts a text into sentences while it arrives. Where it is cut does not depend on the pieces it came in: nothing is
 * decided before enough of what follows is there.
 */
export class Sentences {
  #rest = '';
  #gap = '';

  /** The sentences that are complete now that this piece is there. */
  push(piece: string): Sentence[] {
    this.#rest += piece;
    return this.#take(false);
  }

  /** What is left at the end of the text. */
  end(): Sentence[] {
    const taken = this.#take(true);
    const text = this.#rest.trimEnd();
    this.#rest = '';
    return text ? [...taken, { gap: this.#gap, text, ended: endsSentence(text) }] : taken;
  }

  /** Whether the sentence that is being written is longer than any sentence may be. */
  get runsOn(): boolean {
    return this.#rest.length > 2 * LONGEST_SENTENCE;
  }

  #take(final: boolean): Sentence[] {
    const taken: Sentence[] = [];
    if (!this.#gap && taken.length === 0) this.#dropLeading();
    for (let cut = boundaryIn(this.#rest, final); cut; cut = boundaryIn(this.#rest, final)) {
      const text = this.#rest.slice(0, cut.end);
      taken.push({ gap: this.#gap, text, ended: endsSentence(text) });
      this.#gap = this.#rest.slice(cut.end, cut.next);
      this.#rest = this.#rest.slice(cut.next);
    }
    return taken;
  }

  #dropLeading(): void {
    this.#rest = this.#rest.trimStart();
  }
}

const endsSentence = (text: string) => /[.!?…:;,]["'”’)\]*_]*$/.test(text) && !/[,:;]["'”’)\]*_]*$/.test(text);

function boundaryIn(text: string, final: boolean): { end: number; next: number } | undefined {
  for (const found of text.matchAll(candidate)) {
    const [whole, mark = '', gap = ''] = found;
    const next = found.index + whole.length;
    if (next >= text.length || (!final && next + AHEAD > text.length)) return undefined;
    const end = found.index + mark.length;
    if (isBoundary(text, end, mark, gap, text.slice(next, next + AHEAD))) return { end, next };
  }
  return undefined;
}

function isBoundary(text: string, end: number, mark: string, gap: string, after: string): boolean {
  if (blankLine.test(gap)) return true;
  if (gap.includes('\n') && startsItem.test(after)) return true;
  if (!mark || /^\p{Ll}/u.test(after)) return false;
  const before = text.slice(Math.max(0, end - 80), end);
  if (before.lastIndexOf('[[') > before.lastIndexOf(']]')) return false;
  return !abbreviation.test(before);
}
