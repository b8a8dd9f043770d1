import type { AsOfWords } from './as-of-words.ts';
import type { ResultDocument } from './blocks.ts';
import { writerOf } from './writers.ts';

/** A day of the calendar (`YYYY-MM-DD`) in words, e.g. "November 20, 2026"; a text that is no day stays as it is. */
export function dayInWords(day: string, lang = 'en-US', month: 'long' | 'short' = 'long'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return dayFormat(lang, month).format(date);
}

// Making a format takes a hundred times as long as using it, and a schedule has hundreds of days.
const formats = new Map<string, Intl.DateTimeFormat>();
function dayFormat(lang: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  const name = `${lang} ${month}`;
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat(lang, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
  formats.set(name, format);
  return format;
}

/** What wrote the document and when, with its `about` line, e.g. "Computed on November 20, 2026. …". Empty for help. */
export function asOfLine(document: ResultDocument, words: AsOfWords, lang = 'en-US'): string {
  if (document.care) return '';
  const { kind, model = '' } = writerOf(document);
  const line = words[kind].replace('{date}', () => dayInWords(document.asOf, lang)).replace('{model}', () => model);
  return document.about ? `${line} ${document.about}` : line;
}
