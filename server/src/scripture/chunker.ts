import { sentenceEnd, wholeSentences } from '../text/sentences.ts';
import { SHINGLE } from './shingle-table.ts';
import { opensSingle, singleCloseOf } from './single-marks.ts';
import type { TextIndex } from './text-index.ts';
import { tokensOf, WordScan } from './tokens.ts';
import { mayQuote } from './unmarked.ts';

/** Longest unit, in characters. */
const LONGEST = 6_000;
/** Characters after a sentence's end that are read before the unit ends there. */
const AHEAD = 400;
/** Words before a sentence's end that can belong to an unmarked quotation which continues after it. */
const WORDS_BEFORE = 9;

const scan = new WordScan();

const endOfParagraph = /\n[^\S\n]*\n\s*$/;
const endOfLine = /\n[ \t]*$/;
const opening = /["“«„'‘]/g;
const closing: { readonly [opening: string]: string } = { '“': '”', '«': '»', '„': '“' };

/** Whether a unit is the last of its paragraph. */
export const endsParagraph = (unit: string): boolean => endOfParagraph.test(unit);

/**
 * Cuts a text into units that are checked one by one: sentences, or several where a quotation, its reference or words of the
 * Bible cross a sentence's end. White space after a unit belongs to it. The units are the same however the text arrives.
 */
export class Chunker {
  #pending = '';
  #from = 0;

  constructor(readonly texts: readonly TextIndex[]) {}

  /** The units that are complete with this piece. */
  push(piece: string): string[] {
    this.#pending += piece;
    return this.#complete(false);
  }

  /** The remaining units. With `cut`, an unfinished sentence is dropped. */
  end(cut = false): string[] {
    if (cut) this.#pending = wholeSentences(this.#pending);
    const units = this.#complete(true);
    return this.#pending ? [...units, this.#take(this.#pending.length)] : units;
  }

  #complete(done: boolean): string[] {
    const units: string[] = [];
    for (let end = this.#nextEnd(done); end !== undefined; end = this.#nextEnd(done)) units.push(this.#take(end));
    return units;
  }

  #take(end: number): string {
    const unit = this.#pending.slice(0, end);
    this.#pending = this.#pending.slice(end);
    this.#from = 0;
    return unit;
  }

  #nextEnd(done: boolean): number | undefined {
    const text = this.#pending;
    for (let found = sentenceEnd(text, this.#from, done); found; found = sentenceEnd(text, this.#from, done)) {
      const end = found.next;
      if (end > LONGEST) break;
      const ahead = text.slice(end, end + AHEAD);
      // The last word can still grow.
      if (!done && scan.read(ahead, 0, SHINGLE).count < SHINGLE && ahead.length < AHEAD) return undefined;
      if (isEnd(text.slice(0, end), ahead, this.texts)) return end;
      this.#from = end;
    }
    if (text.length < LONGEST + AHEAD && !(done && text.length > LONGEST)) return undefined;
    // A unit that is too long ends at its last complete sentence, if it has one.
    if (this.#from > 0) return this.#from;
    const blank = text.slice(0, LONGEST).search(/\s\S*$/);
    return blank > 0 ? blank + 1 : LONGEST;
  }
}

function isEnd(unit: string, ahead: string, texts: readonly TextIndex[]): boolean {
  const next = ahead.trimStart();
  // "1 Cor. 13", "(John 3:16)" and "— John 3:16" belong to the words before them.
  if (/^[(–—>]/.test(next)) return false;
  if (endOfParagraph.test(unit)) {
    if (/^-/.test(next) && endsInQuotation(unit)) return false;
    return !reachesOver(unit, ahead, texts, SHINGLE - 1);
  }
  if (/^[\p{Ll}\d]/u.test(next) && !endOfLine.test(unit)) return false;
  if (endsInQuotation(unit) || isOpen(unit)) return false;
  return !reachesOver(unit, ahead, texts, WORDS_BEFORE);
}

const endsInQuotation = (unit: string) =>
  /["”»“][\s.,;!?*_)\]’]*$/.test(unit) || /(?:^|\n)[ \t]*>[^\n]*\s*$/.test(unit);

/** Whether a quotation or a placeholder of the last paragraph is still open. */
function isOpen(unit: string): boolean {
  const paragraph = unit.slice([...unit.matchAll(/\n[^\S\n]*\n/g)].at(-1)?.index ?? 0);
  if (/\[\[[^[\]\n]{0,80}$/.test(paragraph)) return true;
  opening.lastIndex = 0;
  for (let open = opening.exec(paragraph); open; open = opening.exec(paragraph)) {
    const isSingle = open[0] === "'" || open[0] === '‘';
    if (isSingle && !opensSingle(paragraph, open.index)) continue;
    const close = isSingle ? singleCloseOf(paragraph, open.index) : closeOf(paragraph, open.index);
    if (close < 0) return true;
    opening.lastIndex = close + 1;
  }
  return false;
}

function closeOf(text: string, open: number): number {
  const mark = text[open] ?? '';
  const close = closing[mark] ?? mark;
  let depth = 1;
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === close) depth -= 1;
    else if (text[at] === mark) depth += 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Whether five words in a row of a text cross the end, or are among the last words before it. */
function reachesOver(unit: string, ahead: string, texts: readonly TextIndex[], most: number): boolean {
  const around = unit.slice(-AHEAD);
  const start = lastWords(around, most);
  const { count: before } = scan.read(around, start);
  const { count } = scan.read(around.slice(start) + ahead, 0, before + SHINGLE - 1);
  if (!mayQuote(scan, texts, before)) return false;
  const words = tokensOf((around.slice(start) + ahead).slice(0, scan.ends[count - 1])).map(({ word }) => word);
  return texts.some((text) => {
    const numbers = text.numbersOf(words);
    for (let at = 0; at < before && at + SHINGLE <= numbers.length; at += 1) {
      if (text.find(numbers, at, 1).length > 0) return true;
    }
    return false;
  });
}

/** Where the last words of a text begin. */
function lastWords(text: string, most: number): number {
  // Nine words seldom take more than a hundred letters.
  const from = Math.max(0, text.length - 100);
  const { count, starts } = scan.read(text, from);
  if (count > most) return starts[count - most] ?? 0;
  return from === 0 ? 0 : (scan.read(text).starts[Math.max(0, scan.count - most)] ?? 0);
}
