import type { ReadingLevel } from '@lampstand/sdk/app';
import { churchWords } from './glossary.ts';
import { hasAvoided, sentences } from './words-to-avoid.ts';

/** Quoted words and references stay as they are printed. */
const printed = /(“[^”]*”|"[^"\n]*"|\[\[[^\]]*\]\])/;
/** More explanations would bury the answer. */
const MOST_EXPLAINED = 2;

/** The words outside of quotations, changed; the rest untouched. */
export function outsideQuotations(text: string, change: (part: string) => string): string {
  return text
    .split(printed)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** A text with plain words for church words, and with its longest sentences in two. What the visitor typed stays theirs. */
export function simply(text: string, typed = ''): string {
  const ours = churchWords.filter(({ word }) => !word.test(typed));
  const plain = outsideQuotations(text, (part) =>
    ours.reduce((worded, { word, simply: other }) => (other ? replaced(worded, word, other) : worded), part),
  );
  const theirs = new Set(runsIn(typed));
  return plain
    .split('\n')
    .map((line) => shorter(line, theirs))
    .join('\n');
}

/** Every three words in a row. */
function runsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));
}

/** Every place at which the word stands, in its own case. */
function replaced(text: string, word: RegExp, other: string): string {
  return text.replace(new RegExp(word.source, `g${word.flags}`), (found, kept: unknown) => {
    const plain = other.replace('$1', typeof kept === 'string' ? kept : '');
    return /^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
}

function shorter(line: string, theirs: ReadonlySet<string>): string {
  if (!/[;,] /.test(line)) return line;
  const whole = sentences(line);
  const parts = whole.flatMap((sentence) =>
    runsIn(sentence).some((run) => theirs.has(run)) ? [sentence] : halves(sentence),
  );
  return parts.length === whole.length ? line : parts.join(' ');
}

const subordinate =
  /^\W*(?:If|When|Whenever|Because|Where|Wherever|Although|Though|While|Until|Before|After|As|So|Let|May|Grant|Whoever|Whatever|Unless|Since|To|For|In order)\b/;
const joint =
  /(?:; (?=\p{L}+ \p{L}+ \p{L}+ \p{L}+)|, (?:and |(?=(?:but|so) ))(?=(?:but |so )?(?:I|you|he|she|it|we|they|there|nobody|nothing|this) (?!and|or|alone|both)\p{L}+ \p{L}+))/u;

/** Two sentences where one joins two clauses that can stand alone; anything doubtful stays one. */
function halves(sentence: string): string[] {
  const at = joint.exec(sentence);
  if (!at || /[:?“”"*[\]()]/.test(sentence) || subordinate.test(sentence)) return [sentence];
  const [first, rest] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  if (first.split(' ').length < 3) return [sentence];
  return [`${first}.`, ...halves(rest.charAt(0).toUpperCase() + rest.slice(1))];
}

interface Explaining {
  /** What is avoided, and what has been said or is the subject already. */
  avoid: readonly string[];
  known: string;
}

/** One line on what the first church words of a text mean; empty when there is nothing to explain. */
export function explanations(text: string, { avoid, known }: Explaining): string {
  const ours = outsideQuotations(text, (part) => part)
    .split(printed)
    .filter((_, index) => index % 2 === 0)
    .join(' ');
  const found = churchWords.flatMap(({ word, means }) => {
    const at = means === undefined ? null : word.exec(ours);
    return at && means !== undefined ? [{ at: at.index, said: at[0], line: `*${capitalized(at[0])}:* ${means}` }] : [];
  });
  return found
    .filter(({ said, line }) => !hasAvoided(line, avoid) && !known.toLowerCase().includes(said.toLowerCase()))
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST_EXPLAINED)
    .map(({ line }) => line)
    .join(' ');
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How hard a text is to read (Björnsson's LIX): words a sentence, and the share of words of more than six letters in percent. */
function difficulty(text: string): number {
  const words = text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const ends = text
    .split('\n')
    .flatMap(sentences)
    .filter((one) => /\p{L}/u.test(one)).length;
  const long = words.filter((word) => word.length > 6).length;
  return words.length === 0 ? 0 : words.length / Math.max(1, ends) + (long * 100) / words.length;
}

/** The wording that suits a level: the easiest, the first, or the hardest. */
export function suited(wordings: readonly string[], level: ReadingLevel): string {
  const [first = ''] = wordings;
  if (level === 'everyday') return first;
  const sign = level === 'simple' ? 1 : -1;
  const rated = wordings.map((text) => ({ text, rate: sign * difficulty(text) }));
  return rated.reduce((best, one) => (one.rate < best.rate ? one : best), {
    text: first,
    rate: sign * difficulty(first),
  }).text;
}
