/** How fast a prayer is read aloud: slower than speech, with room to breathe. */
const wordsPerMinute = 110;

/** Words that are spoken; rubrics in *italics* are not. */
export function spokenWords(text: string): number {
  const aloud = text.replace(/\*\*/g, '').replace(/(?<![\w*])\*[^*\n]+\*(?![\w*])/g, ' ');
  return aloud.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Seconds a text takes to read aloud. */
export function secondsAloud(text: string): number {
  return Math.round((spokenWords(text) / wordsPerMinute) * 60);
}

/** Words that fill a length of the form. */
export function wordsFor(seconds: number): number {
  return Math.round((seconds / 60) * wordsPerMinute);
}
