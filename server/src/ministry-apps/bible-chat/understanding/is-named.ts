import { isStopWord, stemsOf } from './stems.ts';

/** Whether a text has a word of a subject's name. */
export function isNamed(text: string, name: string): boolean {
  const own = stemsOf(name).filter((stem) => !isStopWord(stem));
  return stemsOf(text).some((stem) => own.includes(stem));
}
