import { speakingSeconds, wordsIn } from '../../../app-kit/index.ts';

/** Pace of an answer in an interview. */
const WORDS_PER_MINUTE = 140;

/** What is counted in an answer; nothing is guessed. */
export interface Counts {
  words: number;
  /** Seconds aloud, rounded; one at least. */
  seconds: number;
  /** Filler words and phrases, as they occur. */
  fillers: readonly string[];
  /** "I", "I'm", "im" and so on. */
  i: number;
  /** "we", "we're" and so on. */
  we: number;
}

const APOSTROPHE = "[’']";
/** Sounds and phrases that say nothing, by their commonest forms; "like" and "you know" only where commas or sounds are beside them. */
const filler =
  /(?<![\p{L}\p{N}])(?:u+m+|u+h+m*|e+r+m*|h+m+|basically|literally|kind of like|kinda like|or something like that|and stuff like that|stuff like that|or something|and stuff|or whatever|if that makes sense|you know what i mean|i guess|i mean(?=,)|so like(?=[,\s])|(?<=^|[.!?]\s)like(?=,)|you know(?=[,.]|\s*$)|(?<=,\s*)you know|(?<=,\s*)like(?=,))(?![\p{L}\p{N}])/giu;
const first = new RegExp(`(?<![\\p{L}\\p{N}])i(?:${APOSTROPHE}(?:m|ve|d|ll)|m|ve)?(?![\\p{L}\\p{N}’'])`, 'giu');
const firstPlural = new RegExp(`(?<![\\p{L}\\p{N}])we(?:${APOSTROPHE}(?:re|ve|d|ll))?(?![\\p{L}\\p{N}’'])`, 'giu');

const fillersIn = (text: string): string[] => (text.match(filler) ?? []).map((found) => found.toLowerCase());
export const firstPersonIn = (text: string): number => text.match(first)?.length ?? 0;
export const weIn = (text: string): number => text.match(firstPlural)?.length ?? 0;

export function countAnswer(text: string): Counts {
  // A clock time is one word.
  const words = wordsIn(text.replace(/\b(\d{1,2}):(\d\d)\b/g, '$1$2'));
  return {
    words,
    seconds: Math.max(speakingSeconds(words, WORDS_PER_MINUTE), Math.min(words, 1)),
    fillers: fillersIn(text),
    i: firstPersonIn(text),
    we: weIn(text),
  };
}

/** A text without its fillers, with the commas around them. */
export function withoutFillers(text: string): string {
  return (
    text
      .replace(filler, '')
      .replace(/,(?:\s*,)+/g, ',')
      // A word said twice around a filler that is gone: "a, a furnace".
      .replace(/(?<![\p{L}\p{N}])([\p{L}]{1,4}),? \1(?![\p{L}\p{N}’'])/giu, '$1')
      .replace(/\s+([,.;!?])/g, '$1')
      .replace(/^[\s,;]+/, '')
      .replace(/[ \t]{2,}/g, ' ')
      .trim()
  );
}
