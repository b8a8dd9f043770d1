import { locateReferences } from './references.ts';
import type { TextIndex } from './text-index.ts';
import { WordScan } from './tokens.ts';
import { type CheckOptions, UnitCheck } from './unit-check.ts';
import { mayQuote } from './unmarked.ts';
import { unchanged, type VerifiedText } from './verified-text.ts';
import { commonVersification } from './versification.ts';

const scan = new WordScan();

/** Checks one unit of a text (chunker.ts), or a text that is short. `texts`: the chosen translation first. */
export function checkUnit(unit: string, texts: readonly TextIndex[], options: CheckOptions = {}): VerifiedText {
  const [shown] = texts;
  const references = locateReferences(unit, shown?.verses ?? commonVersification(), shown?.translation.name ?? 'Bible');
  const { findQuotations = true } = options;
  const mayHoldVerse = unit.includes('[[') || (findQuotations && mayQuote(scan.read(unit), texts));
  return references.length > 0 || mayHoldVerse
    ? new UnitCheck(unit, texts, references, options).result()
    : unchanged(unit);
}
