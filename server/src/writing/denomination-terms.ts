import type { ChurchVoice, Tradition } from '@lampstand/sdk/app';
import { outsideQuotations, simply } from './reading-level.ts';

/** Traditions whose people go to a priest, and those among them that gather in parishes. */
const priests: ReadonlySet<Tradition> = new Set(['anglican', 'catholic', 'orthodox']);
const parishes: ReadonlySet<Tradition> = new Set(['catholic', 'orthodox']);

/**
 * One of our own texts in the words of a church: its people's names by tradition, and plain words where it wants them simple.
 * Words that the visitor has typed are left as they are.
 */
export function inTermsOf(
  { tradition, readingLevel }: Pick<ChurchVoice, 'tradition' | 'readingLevel'>,
  text: string,
  typed: string,
): string {
  const home = priests.has(tradition) ? outsideQuotations(text, (part) => atHome(part, tradition, typed)) : text;
  return readingLevel === 'simple' ? simply(home, typed) : home;
}

function atHome(text: string, tradition: Tradition, typed: string): string {
  const led = /\bpastor/i.test(typed)
    ? text
    : text
        .replace(/\bpastor or (?:a )?priest\b/g, 'priest')
        .replace(/\b([Pp])astor(s?)\b/g, (_, letter: string, many: string) => `${letter}riest${many}`);
  return parishes.has(tradition) ? led.replace(/\b([Yy])our church\b/g, '$1our parish') : led;
}
