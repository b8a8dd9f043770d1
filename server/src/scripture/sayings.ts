import type { Localized } from '@lampstand/sdk/app';
import { localized } from './localized.ts';
import { sayingTable } from './saying-table.ts';
import { hashOf, tokensOf, WordScan } from './tokens.ts';

/** Number of first words by which a saying is looked up. */
const LEAD = 3;
const sayings = sayingTable.flatMap(({ wordings, ...saying }) =>
  wordings.map((wording) => ({ ...saying, words: wording.split(' ') })),
);
const byLead = new Map<number, typeof sayings>();
for (const saying of sayings) {
  const lead = leadOf(saying.words.map(hashOf), 0);
  byLead.set(lead, [...(byLead.get(lead) ?? []), saying]);
}
const scan = new WordScan();

/** Words near a saying that present it as scripture. */
const asScripture =
  /\b(?:bible|scriptures?|biblical|verse|psalmist|proverbs?|god'?s word|word of god|it is written|jesus (?:said|says|told)|paul (?:said|says|wrote))\b|\d:\d/i;

/** Finds well-known sayings that a text presents as words of the Bible. */
export function sayingsIn(text: string): { message: Localized; reference?: string }[] {
  const found: { message: Localized; reference?: string }[] = [];
  const { count, starts, ends, hashes } = scan.read(text);
  for (let at = 0; at + LEAD <= count; at += 1) {
    for (const { words, instead, reference } of byLead.get(leadOf(hashes, at)) ?? []) {
      const [start, end] = [starts[at] ?? 0, ends[Math.min(at + words.length, count) - 1] ?? 0];
      if (!isSaid(text.slice(start, end), words)) continue;
      const around = text.slice(Math.max(0, start - 90), end + 60).replace(/[’‘]/g, "'");
      if (!asScripture.test(around)) continue;
      const saying = text.slice(start, end);
      found.push({ message: localized((m, lang) => m.notInTheBible(saying, instead[lang], reference)), reference });
    }
  }
  return found;
}

function isSaid(typed: string, words: readonly string[]): boolean {
  const tokens = tokensOf(typed);
  return tokens.length === words.length && words.every((word, at) => tokens[at]?.word === word);
}

function leadOf(hashes: ArrayLike<number>, at: number): number {
  let lead = 0;
  for (let i = at; i < at + LEAD; i += 1) lead = Math.imul(lead ^ (hashes[i] ?? 0), 0x9e3779b1);
  return lead;
}
