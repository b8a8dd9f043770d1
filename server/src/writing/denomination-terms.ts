import type { Tradition } from '@lampstand/sdk/app';
import { termsOf } from '../text/tradition-terms.ts';

/** Quoted words and references. */
const quoted = /(“[^”]*”|"[^"\n]*"|\[\[[^\]]*\]\])/;

/**
 * Replaces "pastor" by "priest" and "your church" by "your parish" where the tradition says so. Quotations do not change, and
 * neither does "pastor" when the visitor typed it.
 */
export function inTermsOf(tradition: Tradition, text: string, typed: string): string {
  if (termsOf(tradition).leader !== 'priest') return text;
  return text
    .split(quoted)
    .map((part, index) => (index % 2 === 1 ? part : replaced(part, tradition, typed)))
    .join('');
}

function replaced(text: string, tradition: Tradition, typed: string): string {
  const withLeader = /\bpastor/i.test(typed)
    ? text
    : text
        .replace(/\bpastor or (?:a )?priest\b/g, 'priest')
        .replace(/\b([Pp])astor(s?)\b/g, (_, letter: string, plural: string) => `${letter}riest${plural}`);
  return termsOf(tradition).home === 'parish'
    ? withLeader.replace(/\b([Yy])our church\b/g, '$1our parish')
    : withLeader;
}
