import type { VerseBlock, VerseStatus } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { limitReason, linkedPassage, quotedPassage } from './passage-blocks.ts';
import type { TextIndex, WordRange } from './text-index.ts';
import { verbatimRuns } from './verbatim-runs.ts';
import type { ScriptureNotice } from './verified-text.ts';
import type { VerseLimit } from './verse-limit.ts';

/** A passage of more verses is named without its words. */
const LONGEST_PASSAGE = 40;

/** Why the words of a passage cannot be shown. */
interface Withheld extends ScriptureNotice {
  about: 'linked';
  reference: string;
}

/** Passages that a checked text quotes, each once and in whole verses. Without a `limit` nothing is counted. */
export class QuotedPassages {
  readonly #passages = new Map<string, VerseBlock>();

  constructor(readonly limit?: VerseLimit) {}

  get all(): VerseBlock[] {
    return [...this.#passages.values()];
  }

  /**
   * Lists the verses of a word range. `inProse`: the words are in the text itself, so a long passage counts too.
   * Beyond the limit of a licensed text it links the passage and returns the reason.
   */
  quote(text: TextIndex, at: WordRange, status: VerseStatus, inProse: boolean): Withheld | undefined {
    const range = text.verseRangeOf(at);
    const verses = text.versesWithin(range);
    const { translation } = text;
    const long = verses.length > LONGEST_PASSAGE;
    if (long && !inProse) return undefined;
    const withheld = this.#count(text, at);
    if (withheld) return withheld;
    // A licensed text is listed at any length, because its words need their copyright line.
    if (!long || translation.copyright) {
      const whole = text.wordsWithin(range.first, range.last) ?? at;
      this.#passages.set(
        `${formatReference([range])} ${translation.id}`,
        quotedPassage(text, range, text.print(whole), status),
      );
    }
    return undefined;
  }

  /** Counts words that were not recognized as a quotation; returns those beyond the limit, `last` included. */
  countVerbatim(words: readonly string[], texts: readonly TextIndex[]): (Withheld & { first: number; last: number })[] {
    const limited = texts.filter(({ translation }) => this.limit?.limited(translation.id));
    if (limited.length === 0) return [];
    return verbatimRuns(words, limited).flatMap(({ first, last, text, at }) => {
      const withheld = this.#count(text, at);
      return withheld ? [{ ...withheld, first, last }] : [];
    });
  }

  #count(text: TextIndex, at: WordRange): Withheld | undefined {
    const range = text.verseRangeOf(at);
    if (!this.limit || this.limit.take(text, text.versesWithin(range))) return undefined;
    const [reference, message] = [formatReference([range]), limitReason(text.translation)];
    this.link(reference, message.en, text);
    return { about: 'linked', reference, message };
  }

  /** Lists a passage without its words. */
  link(reference: string, reason: string, shown?: TextIndex): void {
    this.#passages.set(reference, linkedPassage(reference, reason, shown));
  }
}
