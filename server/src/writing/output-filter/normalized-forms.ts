import { readableSentences } from '../../care/normalise.ts';
import { isAscii, lookAlikes, withoutAccents } from '../../text/normalize.ts';

/** Forms of one sentence, so that odd spelling can't hide it from a pattern. */
export interface NormalizedForms {
  /** As the page shows it, without emphasis marks. */
  plain: string;
  /** Lower case, look-alike letters folded, quotation marks straight. */
  folded: string;
  /** As the care gate reads it: words without punctuation, spaced letters joined, digits in words turned into letters. */
  spoken: string;
}

const named: { readonly [name: string]: string } = { amp: '&', quot: '"', apos: "'", nbsp: ' ', lt: '<', gt: '>' };

/** Reads a sentence in every way. */
export function normalizedFormsOf(sentence: string): NormalizedForms {
  const plain = sentence
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));?/gi, decoded)
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const spoken = readableSentences(sentence).join(' . ');
  if (isAscii(plain)) return { plain, folded: plain.toLowerCase(), spoken };
  const folded = withoutAccents(plain)
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => lookAlikes[letter] ?? letter)
    .replace(/[‘’ʼ′`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-');
  return { plain, folded, spoken };
}

function decoded(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code > 0 && code < 0x110000 && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}
