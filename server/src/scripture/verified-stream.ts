import type { VerseBlock } from '@lampstand/sdk/app';
import { checkUnit } from './check-unit.ts';
import type { TextIndex } from './text-index.ts';
import { Units } from './units.ts';
import { plainOf, type ScriptureNotice, type VerifiedText } from './verified-text.ts';
import { Whole } from './verify-text.ts';

/** A piece of a text that is checked while it is written; `counts` comes once, at the end. */
export type VerifiedPiece =
  | { type: 'text'; text: string }
  | { type: 'verse'; verse: VerseBlock }
  | { type: 'notice'; notice: ScriptureNotice }
  | { type: 'counts'; counts: VerifiedText['counts'] };

interface Options {
  /** The chosen translation first; none at all is possible. */
  texts: readonly TextIndex[];
  /** Read aloud: quoted passages stand at the end instead of behind their paragraph. */
  spoken?: boolean;
}

/**
 * Checks a text while it is written. A unit (units.ts) is let through when it is complete and checked, so that nothing of an
 * open quotation, of an unfinished reference or of words that may yet become a verse is shown; what was let through is never
 * changed, and all of it together is what `verifyText` makes of the whole. Passages that are quoted follow their paragraph.
 */
export async function* verifyStream(
  pieces: AsyncIterable<string>,
  { texts, spoken = false }: Options,
): AsyncGenerator<VerifiedPiece> {
  const units = new Units(texts);
  const whole = new Whole();
  let typed = '';
  let waiting: VerseBlock[] = [];

  function* letThrough(unit: string): Generator<VerifiedPiece> {
    const checked = checkUnit(unit, texts);
    const { verses, notices } = whole.add(checked);
    for (const notice of notices) yield { type: 'notice', notice };
    const text = plainOf(checked);
    if (text) yield { type: 'text', text };
    waiting.push(...verses);
    if (!spoken && /\n[^\S\n]*\n\s*$/.test(unit)) yield* passages();
  }

  function* passages(): Generator<VerifiedPiece> {
    for (const verse of waiting) yield { type: 'verse', verse };
    waiting = [];
  }

  for await (const piece of pieces) {
    typed += piece;
    for (const unit of units.push(piece)) yield* letThrough(unit);
  }
  for (const unit of units.end()) yield* letThrough(unit);
  yield* passages();
  const { notices, counts } = whole.end(typed);
  for (const notice of notices) if (notice.about === 'saying') yield { type: 'notice', notice };
  yield { type: 'counts', counts };
}
