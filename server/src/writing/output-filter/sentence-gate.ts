import type { LeftUnit } from '../../scripture/verified-stream.ts';
import type { Sentence } from '../../text/sentences.ts';
import { ModelError } from '../writer.ts';
import type { Verdict } from './judge.ts';

/** Characters; a longer sentence is no prose. */
const LONGEST_SENTENCE = 1_200;
/** Above this part of removed sentences the whole text is withheld. */
const MOST_REMOVED = 1 / 3;
/** How often the same sentence can occur. */
const REPEATS = 2;
/** The same for a short sentence or a response in a litany. */
const RESPONSES = 14;

/** A sentence, and the filtered unit that it belongs to. */
interface UnitSentence extends Sentence {
  unit: LeftUnit;
}

/** Keeps or removes each sentence, and closes the gaps between those that stay. */
export class SentenceGate {
  readonly #judge: (text: string) => Verdict | undefined;
  readonly #limits: { spoken: boolean; most: number };
  readonly #occurrences = new Map<string, number>();
  /** A sentence without an end waits for the next one, because together they can break a rule that neither breaks alone. */
  #pending: UnitSentence | undefined;
  #gap = '';
  #started = false;
  #seam = false;
  #kept = 0;
  #removed = 0;
  #words = 0;
  #boldOpen = false;
  #boldUnmatched = false;
  full = false;

  constructor(judge: (text: string) => Verdict | undefined, limits: { spoken: boolean; most: number }) {
    this.#judge = judge;
    this.#limits = limits;
  }

  /** The unit whose last sentence has no end and waits for the next one. */
  get pendingUnit(): LeftUnit | undefined {
    return this.#pending?.unit;
  }

  /** Judges a sentence, and adds those that can be shown to their units. @throws ModelError `withheld`. */
  take(raw: Sentence, unit: LeftUnit): void {
    if (this.full) return;
    if (raw.text.length > LONGEST_SENTENCE) throw new ModelError('withheld');
    const sentence = { ...raw, text: withoutLineMarks(raw.text), unit };
    if (!sentence.text) {
      this.#widen(sentence.gap);
      return;
    }
    const verdict = this.#judge(raw.text) ?? this.#repeated(sentence.text);
    const pending = this.#pending;
    this.#pending = undefined;
    const together = pending && !verdict ? this.#judge(`${pending.text} ${sentence.text}`) : undefined;
    if (verdict?.whole || together?.whole) throw new ModelError('withheld');
    if (pending && together) this.#remove(pending);
    else if (pending) this.#show(pending);
    if (verdict || together) this.#remove(sentence);
    else if (sentence.ended) this.#show(sentence);
    else this.#pending = sentence;
  }

  /** Shows the rest. @throws ModelError `withheld` when too many sentences were removed. */
  finish(): void {
    if (this.#pending) this.#show(this.#pending);
    this.#pending = undefined;
    if (this.full && this.#limits.spoken) throw new ModelError('withheld');
    if (this.#kept === 0 || this.#removed / (this.#kept + this.#removed) > MOST_REMOVED)
      throw new ModelError('withheld');
  }

  #show({ gap, text, unit }: UnitSentence): void {
    this.#words += text.split(/\s+/).length;
    if (this.#words > this.#limits.most) {
      this.full = true;
      return;
    }
    this.#widen(gap);
    const hasOddBold = text.split('**').length % 2 === 0;
    const words = hasOddBold && this.#boldUnmatched ? text.replace('**', '') : text;
    if (hasOddBold && !this.#boldUnmatched) this.#boldOpen = !this.#boldOpen;
    if (hasOddBold) this.#boldUnmatched = false;
    if (!unit.text) unit.seam = this.#seam;
    unit.text += this.#started ? this.#gap + words : words;
    this.#started = true;
    this.#seam = false;
    this.#gap = '';
    this.#kept += 1;
  }

  #remove({ gap, text }: UnitSentence): void {
    if (this.#limits.spoken && this.#kept === 0) throw new ModelError('withheld');
    this.#removed += 1;
    this.#seam = true;
    const hasOddBold = text.split('**').length % 2 === 0;
    if (hasOddBold && this.#boldOpen) {
      this.#gap = `**${this.#gap}`;
      this.#boldOpen = false;
    } else if (hasOddBold) this.#boldUnmatched = !this.#boldUnmatched;
    this.#widen(gap);
  }

  #widen(gap: string): void {
    const lines = (text: string) => text.split('\n').length;
    const own = this.#gap.startsWith('**') ? '**' : '';
    const before = this.#gap.slice(own.length);
    this.#gap = own + (lines(gap) > lines(before) || !before ? gap : before);
  }

  #repeated(text: string): Verdict | undefined {
    const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    const key = words.join(' ');
    const times = (this.#occurrences.get(key) ?? 0) + 1;
    this.#occurrences.set(key, times);
    const response = text.includes('**') || words.length < 7;
    return times > (response ? RESPONSES : REPEATS) ? { rule: 'repetition', whole: false } : undefined;
  }
}

/** Removes the marks of headings, quotations and horizontal rules, which our Markdown does not have. */
const withoutLineMarks = (text: string) =>
  text
    .replace(/^\s*(?:#{1,6}|>+)\s+/, '')
    .replace(/^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/, '')
    .trim();
