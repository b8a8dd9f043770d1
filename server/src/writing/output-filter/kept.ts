import { WriterTrouble } from '../writer.ts';
import type { Verdict } from './judge.ts';
import { LONGEST_SENTENCE, type Sentence } from './sentences.ts';

/** So many sentences may go before the rest is not worth showing. */
const MOST_REMOVED = 1 / 3;
/** How often the same longer sentence may come, and a response of the people in a litany. */
const REPEATS = 2;
const RESPONSES = 14;

/** Decides sentence by sentence what is kept, and puts the gaps right where something went. */
export class Kept {
  readonly #judge: (text: string) => Verdict | undefined;
  readonly #limits: { spoken: boolean; most: number };
  readonly #said = new Map<string, number>();
  /** A sentence without an end is held until the next is there: together they may say what neither does alone. */
  #held: Sentence | undefined;
  #gap = '';
  #started = false;
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

  /** What may be shown now that this sentence is known. @throws WriterTrouble `withheld`. */
  *take(raw: Sentence): Generator<string> {
    if (this.full) return;
    if (raw.text.length > LONGEST_SENTENCE) throw new WriterTrouble('withheld');
    const sentence = { ...raw, text: withoutLineMarks(raw.text) };
    if (!sentence.text) return this.#widen(sentence.gap);
    const verdict = this.#judge(raw.text) ?? this.#repeated(sentence.text);
    const held = this.#held;
    this.#held = undefined;
    if (!verdict && held && this.#judge(`${held.text} ${sentence.text}`)) {
      this.#remove(held);
      return this.#remove(sentence);
    }
    if (held) yield* this.#show(held);
    if (verdict?.whole) throw new WriterTrouble('withheld');
    if (verdict) return this.#remove(sentence);
    if (sentence.ended) yield* this.#show(sentence);
    else this.#held = sentence;
  }

  /** The rest, when the whole was worth showing. @throws WriterTrouble `withheld`. */
  *finish(): Generator<string> {
    if (this.#held) yield* this.#show(this.#held);
    if (this.full && this.#limits.spoken) throw new WriterTrouble('withheld');
    if (this.#kept === 0 || this.#removed / (this.#kept + this.#removed) > MOST_REMOVED)
      throw new WriterTrouble('withheld');
  }

  *#show({ gap, text }: Sentence): Generator<string> {
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
    yield this.#started ? this.#gap + words : words;
    this.#started = true;
    this.#gap = '';
    this.#kept += 1;
  }

  #remove({ gap, text }: Sentence): void {
    if (this.#limits.spoken && this.#kept === 0) throw new WriterTrouble('withheld');
    this.#removed += 1;
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
