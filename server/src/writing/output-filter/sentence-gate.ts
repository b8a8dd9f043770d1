import type { LeftUnit } from '../../scripture/verified-stream.ts';
import type { Sentence } from '../../text/sentences.ts';
import { ModelError } from '../writer.ts';
import type { Verdict } from './judge.ts';

/** Characters of one sentence, at most; what runs on longer is no prose. */
const LONGEST_SENTENCE = 1_200;
/** So many sentences may go before the rest is not worth showing. */
const MOST_REMOVED = 1 / 3;
/** How often the same longer sentence may come, and a response of the people in a litany. */
const REPEATS = 2;
const RESPONSES = 14;

/** A sentence, and what is left of the unit that it stands in. */
interface Judged extends Sentence {
  of: LeftUnit;
}

/** Decides sentence by sentence what is kept, and puts the gaps right where something went. */
export class SentenceGate {
  readonly #judge: (text: string) => Verdict | undefined;
  readonly #limits: { spoken: boolean; most: number };
  readonly #said = new Map<string, number>();
  /** A sentence without an end is held until the next is there: together they may say what neither does alone. */
  #held: Judged | undefined;
  #gap = '';
  #started = false;
  #seam = false;
  #kept = 0;
  #removed = 0;
  #words = 0;
  #boldOpen = false;
  #boldOrphan = false;
  full = false;

  constructor(judge: (text: string) => Verdict | undefined, limits: { spoken: boolean; most: number }) {
    this.#judge = judge;
    this.#limits = limits;
  }

  /** The unit whose last sentence has no end and is held. */
  get holds(): LeftUnit | undefined {
    return this.#held?.of;
  }

  /** Puts into its unit what may be shown now that this sentence is known. @throws ModelError `withheld`. */
  take(raw: Sentence, of: LeftUnit): void {
    if (this.full) return;
    if (raw.text.length > LONGEST_SENTENCE) throw new ModelError('withheld');
    const sentence = { ...raw, text: withoutLineMarks(raw.text), of };
    if (!sentence.text) {
      this.#widen(sentence.gap);
      return;
    }
    const verdict = this.#judge(raw.text) ?? this.#repeated(sentence.text);
    const held = this.#held;
    this.#held = undefined;
    const together = held && !verdict ? this.#judge(`${held.text} ${sentence.text}`) : undefined;
    if (verdict?.whole || together?.whole) throw new ModelError('withheld');
    if (held && together) this.#remove(held);
    else if (held) this.#show(held);
    if (verdict || together) this.#remove(sentence);
    else if (sentence.ended) this.#show(sentence);
    else this.#held = sentence;
  }

  /** The rest, when the whole was worth showing. @throws ModelError `withheld`. */
  finish(): void {
    if (this.#held) this.#show(this.#held);
    this.#held = undefined;
    if (this.full && this.#limits.spoken) throw new ModelError('withheld');
    if (this.#kept === 0 || this.#removed / (this.#kept + this.#removed) > MOST_REMOVED)
      throw new ModelError('withheld');
  }

  #show({ gap, text, of }: Judged): void {
    this.#words += text.split(/\s+/).length;
    if (this.#words > this.#limits.most) {
      this.full = true;
      return;
    }
    this.#widen(gap);
    const odd = text.split('**').length % 2 === 0;
    const words = odd && this.#boldOrphan ? text.replace('**', '') : text;
    if (odd && !this.#boldOrphan) this.#boldOpen = !this.#boldOpen;
    if (odd) this.#boldOrphan = false;
    if (!of.text) of.seam = this.#seam;
    of.text += this.#started ? this.#gap + words : words;
    this.#started = true;
    this.#seam = false;
    this.#gap = '';
    this.#kept += 1;
  }

  #remove({ gap, text }: Judged): void {
    if (this.#limits.spoken && this.#kept === 0) throw new ModelError('withheld');
    this.#removed += 1;
    this.#seam = true;
    const odd = text.split('**').length % 2 === 0;
    if (odd && this.#boldOpen) {
      this.#gap = `**${this.#gap}`;
      this.#boldOpen = false;
    } else if (odd) this.#boldOrphan = !this.#boldOrphan;
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
    const times = (this.#said.get(key) ?? 0) + 1;
    this.#said.set(key, times);
    const response = text.includes('**') || words.length < 7;
    return times > (response ? RESPONSES : REPEATS) ? { rule: 'repetition', whole: false } : undefined;
  }
}

/** Headings, quotation bars and rules are no part of the small Markdown; their words are. */
const withoutLineMarks = (text: string) =>
  text
    .replace(/^\s*(?:#{1,6}|>+)\s+/, '')
    .replace(/^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/, '')
    .trim();
