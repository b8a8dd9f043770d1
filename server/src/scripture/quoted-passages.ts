import type { VerseBlock, VerseStatus } from '@lampstand/sdk/app';
import { formatReference } from './format.ts';
import { limitReason, linkedPassage, quotedPassage } from './passage-blocks.ts';
import type { Stretch, TextIndex } from './text-index.ts';
import { verbatimRuns } from './verbatim-runs.ts';
import type { ScriptureNotice } from './verified-text.ts';
import type { VerseLimit } from './verse-limit.ts';

/** A passage of more verses is named, and its words are not set. */
const LONGEST_PASSAGE = 40;

/** Words that may not be shown, and why. */
interface Withheld extends ScriptureNotice {
  about: 'linked';
  reference: string;
}

/** The passages that a checked text quotes, each once and in whole verses. Without an `limit` nothing is counted. */
export class QuotedPassages {
  readonly #passages = new Map<string, VerseBlock>();

  constructor(readonly limit?: VerseLimit) {}

  get all(): VerseBlock[] {
    return [...this.#passages.values()];
  }

  /**
   * Lists the verses that a stretch touches. `inProse`: its words stand in the text itself, however long it is.
   * Answers why they may not be shown when there are too many of a licensed text; the passage is linked then.
   */
  quote(text: TextIndex, at: Stretch, status: VerseStatus, inProse: boolean): Withheld | undefined {
    const places = text.placesOf(at);
    const verses = text.placesWithin(places);
    const { translation } = text;
    const long = verses.length > LONGEST_PASSAGE;
    if (long && !inProse) return undefined;
    const withheld = this.#count(text, at);
    if (withheld) return withheld;
    // However long they are: licensed words are not quoted without their line.
    if (!long || translation.copyright) {
      const whole = text.stretch(places.first, places.last) ?? at;
      this.#passages.set(
        `${formatReference([places])} ${translation.id}`,
        quotedPassage(text, places, text.print(whole), status),
      );
    }
    return undefined;
  }

  /** Counts words that were taken for no quotation; answers those of which there are too many, `last` included. */
  lent(words: readonly string[], texts: readonly TextIndex[]): (Withheld & { first: number; last: number })[] {
    const limited = texts.filter(({ translation }) => this.limit?.limited(translation.id));
    if (limited.length === 0) return [];
    return verbatimRuns(words, limited).flatMap(({ first, last, text, at }) => {
      const withheld = this.#count(text, at);
      return withheld ? [{ ...withheld, first, last }] : [];
    });
  }

  #count(text: TextIndex, at: Stretch): Withheld | undefined {
    const places = text.placesOf(at);
    if (!this.limit || this.limit.take(text, text.placesWithin(places))) return undefined;
    const [reference, message] = [formatReference([places]), limitReason(text.translation)];
    this.link(reference, message.en, text);
    return { about: 'linked', reference, message };
  }

  /** Lists a passage by its reference alone. */
  link(reference: string, reason: string, shown?: TextIndex): void {
    this.#passages.set(reference, linkedPassage(reference, reason, shown));
  }
}
