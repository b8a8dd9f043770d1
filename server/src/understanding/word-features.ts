import { stemmer } from 'stemmer';
import { wordsOf } from '../text/tokens.ts';

/** Number of word features: stems and pairs of stems share them by a hash. */
export const WORD_FEATURES = 32_768;

/** The stems and pairs of neighboring stems of a text, as places below `WORD_FEATURES`, each once. */
export function wordFeatures(text: string): Uint16Array {
  const stems = wordsOf(text).map((word) => stemmer(word.replace(/'s$/, '').replaceAll("'", '')));
  const places = new Set<number>();
  let before = '·';
  for (const stem of stems) {
    places.add(hash(stem));
    places.add(hash(`${before} ${stem}`));
    before = stem;
  }
  return Uint16Array.from(places);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  return (value >>> 0) % WORD_FEATURES;
}
