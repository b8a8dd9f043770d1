import { stemmer } from 'stemmer';
import { wordsOf } from '../../../text/tokens.ts';
import { phrasings } from '../data/phrasings/index.ts';

const stemsOf = (text: string) =>
  new Set(wordsOf(text).map((word) => stemmer(word.replace(/'s$/, '').replaceAll("'", ''))));

const prepared = phrasings.map(({ id, text }) => ({ id, stems: stemsOf(text) }));
const holders = new Map<string, number>();
for (const { stems } of prepared) for (const stem of stems) holders.set(stem, (holders.get(stem) ?? 0) + 1);
const weightOf = (stem: string) => Math.log((prepared.length + 1) / ((holders.get(stem) ?? 0) + 1));
const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weightOf(stem), 0);

/** The prepared phrasings that share the most rare words with a text, best first, with their share of all words of both. */
export function byWords(text: string): { id: string; score: number }[] {
  const asked = stemsOf(text);
  const best = new Map<string, number>();
  for (const { id, stems } of prepared) {
    const shared = sum([...stems].filter((stem) => asked.has(stem)));
    const score = shared / (sum(new Set([...stems, ...asked])) || 1);
    if (score > (best.get(id) ?? 0)) best.set(id, score);
  }
  return [...best]
    .map(([id, score]) => ({ id, score }))
    .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id))
    .slice(0, 10);
}
