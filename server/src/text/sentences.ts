/** One sentence of a text, or a heading or list item without a full stop. */
export interface Sentence {
  /** White space between the previous sentence and this one. */
  gap: string;
  text: string;
  /** Whether it ends with `.`, `!`, `?` or `…`. Otherwise it can continue in the next one. */
  ended: boolean;
}

/** Characters after a gap that decide whether a sentence ends before it. */
const LOOKAHEAD = 8;

const candidate = /([.!?…]["'”’»)\]*_]*)?(\s+)/g;
const ending = /[.!?…]["'”’»)\]*_]*$/;
const startsItem = /^(?:[-*+•–]|\d{1,3}[.)]|#{1,6}|>|\||```)(?:\s|$)/;
const blankLine = /\n[^\S\n]*\n/;
const abbreviation =
  /(?:^|[\s([“"'*])(?:\p{Lu}|Dr|Dra|Mr|Mrs|Ms|Sra|St|Rev|Fr|Sr|Jr|Prof|vs|cf|ch|v|vv|No|[12]?\s?(?:Cor|Thess|Tim|Pet|Sam|Kgs|Chron|Chr)|Gen|Exod?|Lev|Num|Deut|Josh|Judg|Neh|Ps|Prov|Eccl|Isa|Jer|Lam|Ezek|Dan|Hos|Mic|Hab|Zeph|Hag|Zech|Mal|Matt?|Rom|Gal|Eph|Phil|Col|Heb|Jas|e\.g|i\.e|etc)\.$/u;

/** The sentences of a text, without the white space after the last one. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = text.length - text.trimStart().length;
  let gap = text.slice(0, from);
  for (let cut = sentenceEnd(text, from, true); cut; cut = sentenceEnd(text, from, true)) {
    sentences.push(sentence(gap, text.slice(from, cut.end)));
    gap = text.slice(cut.end, cut.next);
    from = cut.next;
  }
  const last = text.slice(from).trimEnd();
  return last ? [...sentences, sentence(gap, last)] : sentences;
}

/** The first sentences of a text, as they are written. */
export function firstSentences(text: string, count: number): string {
  const first = sentencesOf(text).slice(0, count);
  return first.map(({ gap, text: words }, index) => (index === 0 ? words : gap + words)).join('');
}

/**
 * The first sentence end after `from`, and where the next sentence begins. Undefined when there is none, or when too
 * little text follows to decide; `final` says that no more text will come.
 */
export function sentenceEnd(text: string, from: number, final: boolean): { end: number; next: number } | undefined {
  candidate.lastIndex = from;
  for (let found = candidate.exec(text); found; found = candidate.exec(text)) {
    const [whole, mark = '', gap = ''] = found;
    const next = found.index + whole.length;
    if (next >= text.length || (!final && next + LOOKAHEAD > text.length)) return undefined;
    const end = next - gap.length;
    if (isEnd(text, end, mark, gap, text.slice(next, next + LOOKAHEAD))) return { end, next };
  }
  return undefined;
}

/** A text that was cut at any character, without its unfinished last sentence. */
export function wholeSentences(text: string): string {
  const last = sentencesOf(text).at(-1);
  if (!last || (last.ended && /\s$/.test(text) && !abbreviation.test(last.text))) return text;
  return text.slice(0, text.lastIndexOf(last.text));
}

const sentence = (gap: string, text: string): Sentence => ({ gap, text, ended: ending.test(text) });

function isEnd(text: string, end: number, mark: string, gap: string, after: string): boolean {
  if (!mark && !gap.includes('\n')) return false;
  if (blankLine.test(gap)) return true;
  if (gap.includes('\n') && startsItem.test(after)) return true;
  if (!mark || /^\p{Ll}/u.test(after)) return false;
  const before = text.slice(Math.max(0, end - 80), end);
  if (before.lastIndexOf('[[') > before.lastIndexOf(']]')) return false;
  return !abbreviation.test(before);
}
