import type { VerseBlock } from '@lampstand/sdk/app';
import { checkUnit } from './check-unit.ts';
import { Chunker, endsParagraph } from './chunker.ts';
import type { TextIndex } from './text-index.ts';
import type { CheckOptions } from './unit-check.ts';
import { plainOf, type ScriptureNotice, type VerifiedText } from './verified-text.ts';
import { VerifiedWhole } from './verify-text.ts';

/** A piece of a checked text; `counts` comes once, at the end. */
export type VerifiedPiece =
  | { type: 'text'; text: string }
  | { type: 'verse'; verse: VerseBlock }
  | { type: 'notice'; notice: ScriptureNotice }
  | { type: 'counts'; counts: VerifiedText['counts'] };

/** The part of a unit that the filter kept. */
export interface LeftUnit {
  /** With the white space before it. */
  text: string;
  /** A sentence between the released text and this one was left out. */
  seam: boolean;
  endsParagraph: boolean;
}

/** Filters units before they are checked. */
export interface UnitFilter {
  /** A piece without its invisible characters. */
  visible(piece: string): string;
  /** Takes a complete unit and returns the units that can go on now: none, this one, or also an earlier one. */
  take(unit: string): Iterable<LeftUnit>;
  /** The remaining units. */
  end(): Iterable<LeftUnit>;
  /** The text has reached its length limit. */
  readonly full: boolean;
}

interface Options extends CheckOptions {
  /** The chosen translation first; can be empty. */
  texts: readonly TextIndex[];
  /** Meant to be read aloud: quoted passages come at the end instead of after their paragraph. */
  spoken?: boolean;
  filter?: UnitFilter | undefined;
}

/** A text in pieces, as it is written. Returns `cut` when it ends in the middle of a sentence. */
export type Pieces = AsyncIterable<string, unknown>;

/**
 * Filters and checks a text while it is written. It releases a unit (chunker.ts) when the unit is complete and checked, and
 * never changes released text. Without a filter the pieces add up to the result of `verifyText`.
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

/** Checks units one after the other and collects their verses, notices and counts. */
class CheckedUnits {
  readonly #whole = new VerifiedWhole();
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
    if (text && !(seam && this.#belongsTogether(text))) yield* this.#release(text);
    if (isLast && !this.spoken) yield* this.#passages();
  }

  *end(): Generator<VerifiedPiece> {
    yield* this.#passages();
    const isSearched = this.options.findQuotations !== false;
    const { notices, counts } = this.#whole.end(isSearched ? this.#typed : '');
    for (const notice of notices) if (notice.about === 'saying') yield { type: 'notice', notice };
    yield { type: 'counts', counts };
  }

  *#release(text: string): Generator<VerifiedPiece> {
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

  /** After a left-out sentence, the next words could complete a quotation whose beginning is released already. */
  #belongsTogether(text: string): boolean {
    const shown = (unit: string) => plainOf(checkUnit(unit, this.texts)).replace(/\s+/g, '');
    return shown(this.#before + text) !== shown(this.#before) + shown(text);
  }
}

const linesOf = (gap: string) => gap.split('\n').length;
