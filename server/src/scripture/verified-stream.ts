import type { VerseBlock } from '@lampstand/sdk/app';
import { type CheckOptions, checkUnit } from './check-unit.ts';
import { Chunker, endsParagraph } from './chunker.ts';
import type { TextIndex } from './text-index.ts';
import { plainOf, type ScriptureNotice, type VerifiedText } from './verified-text.ts';
import { Whole } from './verify-text.ts';

/** A piece of a text that is checked while it is written; `counts` comes once, at the end. */
export type VerifiedPiece =
  | { type: 'text'; text: string }
  | { type: 'verse'; verse: VerseBlock }
  | { type: 'notice'; notice: ScriptureNotice }
  | { type: 'counts'; counts: VerifiedText['counts'] };

/** What a judge of sentences has left of a unit. */
export interface LeftUnit {
  /** With the white space before it. */
  text: string;
  /** Something between what was let through and this was left out. */
  seam: boolean;
  endsParagraph: boolean;
}

/** Judges units before they are checked. */
export interface UnitFilter {
  /** A piece without what nobody can see. */
  visible(piece: string): string;
  /** What may go on now that this unit is complete: at times nothing yet, at times the unit before as well. */
  take(unit: string): Iterable<LeftUnit>;
  /** The rest. */
  end(): Iterable<LeftUnit>;
  /** The text has all the words that it may have. */
  readonly full: boolean;
}

interface Options extends CheckOptions {
  /** The chosen translation first; none at all is possible. */
  texts: readonly TextIndex[];
  /** Read aloud: quoted passages stand at the end instead of behind their paragraph. */
  spoken?: boolean;
  filter?: UnitFilter | undefined;
}

/** A text as it is written, in pieces. One that returns `cut` had to end in the middle of a sentence. */
export type Pieces = AsyncIterable<string, unknown>;

/**
 * Judges and checks a text while it is written. A unit (units.ts) is let through when it is complete, judged and checked, so
 * that nothing of an open quotation, of an unfinished reference or of words that may yet become a verse is shown; what was let
 * through is never changed. Without a filter all of it together is what `verifyText` makes of the whole. Passages that are
 * quoted follow their paragraph.
 */
export async function* verifyStream(
  pieces: Pieces,
  { texts, spoken = false, filter = everything, ...options }: Options,
): AsyncGenerator<VerifiedPiece> {
  const units = new Chunker(options.findQuotations === false ? [] : texts);
  const checked = new CheckedUnits(texts, spoken, options);
  let wasCut = false;
  const source = pieces[Symbol.asyncIterator]();
  try {
    while (!filter.full) {
      const { value, done } = await source.next();
      if (done) {
        wasCut = value === 'cut';
        break;
      }
      for (const unit of units.push(filter.visible(value)))
        for (const left of filter.take(unit)) yield* checked.take(left);
    }
  } finally {
    await source.return?.();
  }
  for (const unit of units.end(wasCut)) for (const left of filter.take(unit)) yield* checked.take(left);
  for (const left of filter.end()) yield* checked.take(left);
  yield* checked.end();
}

const everything: UnitFilter = {
  visible: (piece) => piece,
  take: (unit) => [{ text: unit, seam: false, endsParagraph: endsParagraph(unit) }],
  end: () => [],
  full: false,
};

/** Checks units one after the other, and keeps what belongs to the whole of them. */
class CheckedUnits {
  readonly #whole = new Whole();
  #waiting: VerseBlock[] = [];
  #typed = '';
  /** White space before the next words. */
  #gap = '';
  #before = '';

  constructor(
    readonly texts: readonly TextIndex[],
    readonly spoken: boolean,
    readonly options: CheckOptions,
  ) {}

  *take({ text, seam, endsParagraph: isLast }: LeftUnit): Generator<VerifiedPiece> {
    if (text && !(seam && this.#belongsTogether(text))) yield* this.#letThrough(text);
    if (isLast && !this.spoken) yield* this.#passages();
  }

  *end(): Generator<VerifiedPiece> {
    yield* this.#passages();
    const isSearched = this.options.findQuotations !== false;
    const { notices, counts } = this.#whole.end(isSearched ? this.#typed : '');
    for (const notice of notices) if (notice.about === 'saying') yield { type: 'notice', notice };
    yield { type: 'counts', counts };
  }

  *#letThrough(text: string): Generator<VerifiedPiece> {
    const gap = text.slice(0, text.length - text.trimStart().length);
    const checked = checkUnit(text.slice(gap.length), this.texts, this.options);
    const { verses, notices } = this.#whole.add(checked);
    for (const notice of notices) yield { type: 'notice', notice };
    if (linesOf(gap) > linesOf(this.#gap) || !this.#gap) this.#gap = gap;
    const words = plainOf(checked);
    if (words) {
      yield { type: 'text', text: this.#gap + words };
      this.#gap = '';
    }
    this.#waiting.push(...verses);
    this.#typed += text;
    this.#before = text;
  }

  *#passages(): Generator<VerifiedPiece> {
    for (const verse of this.#waiting) yield { type: 'verse', verse };
    this.#waiting = [];
  }

  /** Where a sentence was left out, what comes after may end a quotation of what stands before, which is shown already. */
  #belongsTogether(text: string): boolean {
    const shown = (unit: string) => plainOf(checkUnit(unit, this.texts)).replace(/\s+/g, '');
    return shown(this.#before + text) !== shown(this.#before) + shown(text);
  }
}

const linesOf = (gap: string) => gap.split('\n').length;
