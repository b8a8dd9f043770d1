import { sentencesOf } from '../text/sentences.ts';

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

/** Counts the words of a text. */
export function wordsIn(text: string): number {
  return text.match(word)?.length ?? 0;
}

/** Counts the words that are said aloud: rubrics in *italics* are left out, **bold** responses count. */
export function spokenWordsIn(text: string): number {
  return wordsIn(text.replace(/\*\*/g, '').replace(/(?<![\w*])\*[^*\n]+\*(?![\w*])/g, ' '));
}

/** Returns the seconds that a number of words takes at a pace (words per minute), rounded. */
export function speakingSeconds(words: number, wordsPerMinute: number): number {
  return Math.round((words / wordsPerMinute) * 60);
}

/** Returns the words that fill a time (seconds) at a pace (words per minute), rounded. */
export function wordsToFill(seconds: number, wordsPerMinute: number): number {
  return Math.round((seconds / 60) * wordsPerMinute);
}

/** Writes seconds as minutes and seconds: "3:41". */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the number of words of each sentence; headings and list items count as sentences. */
export function sentenceLengths(text: string): number[] {
  return sentencesOf(text)
    .map((sentence) => wordsIn(sentence.text))
    .filter((length) => length > 0);
}

/**
 * Returns the US school grade of an English text with one decimal, by Flesch and Kincaid (Kincaid et al., Research Branch
 * Report 8-75, US Navy, 1975): 0.39 words a sentence + 11.8 syllables a word - 15.59. Undefined without words.
 */
export function gradeOf(text: string): number | undefined {
  const words = text.match(word) ?? [];
  const sentences = sentenceLengths(text).length;
  if (words.length === 0 || sentences === 0) return undefined;
  const syllables = words.reduce((sum, one) => sum + syllablesIn(one), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade * 10) / 10;
}

/** Estimates the syllables of an English word from its spelling; at least 1. A figure counts as one for each digit. */
export function syllablesIn(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/[^a-z]/g, '');
  if (letters === '') return Math.max(1, digits);
  const sounded = letters
    .replace(/^y/, '')
    // The last e is silent in "make", "makes", "made" and "called"; not in "table", "churches" and "needed".
    .replace(/(?:[aeiouy]le|[^laeiouy]e)$/, 'l')
    .replace(/(?:[aeiouy]les|(?:[^laeiouysxzcgh]|(?<![cs])h)es)$/, 'l')
    .replace(/[^tdieaouy]ed$/, 'l')
    // Nor is it said in "hopeful", "forgiveness" and "movement".
    .replace(/(?:[^laeiouy]e(?=(?:ness|ful|fully|less|ly)$)|[vgt]e(?=ments?$))/, 'l');
  const groups = sounded.match(/[aeiouy]+/g)?.length ?? 0;
  const more = (/[aeiouy]ing/.test(sounded) ? 1 : 0) + (/[^tcsgaeiou]ia(?!ge)/.test(letters) ? 1 : 0);
  return digits + Math.max(1, groups + more);
}
