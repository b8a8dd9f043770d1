import { formatMonth } from '../../../app-kit/index.ts';

/** A month as people remember it: sometimes only its year. */
export interface RoughDate {
  year: number;
  /** 1 to 12. */
  month?: number;
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = '((?:19|20)\\d\\d)';
const worded = new RegExp(`^${monthName}\\.?,?\\s*(?:of\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?${year}$`, 'i');
const figures = new RegExp(`^(\\d{1,2})\\s*[/.-]\\s*(?:\\d{1,2}\\s*[/.-]\\s*)?${year}$`);
const reversed = new RegExp(`^${year}\\s*[/.-]\\s*(\\d{1,2})(?:[/.-]\\d{1,2})?$`);
const alone = new RegExp(
  `^(?:in\\s+|about\\s+|around\\s+|early\\s+|late\\s+|mid\\s+|spring\\s+|summer\\s+|fall\\s+|winter\\s+)*(?:of\\s+)?${year}$`,
  'i',
);
const ongoing =
  /^(?:present|now|current(?:ly)?|today|still(?: there| working| employed)?|ongoing|to date|(?:to|till|until) (?:now|present|today))$/i;

/** One date anywhere in a line, for finding ranges: a month and a year, figures, or a year. */
export const datePattern = `(?:${monthName.replace('(', '(?:')}\\.?,?\\s+(?:19|20)\\d\\d|\\d{1,2}/(?:\\d{1,2}/)?(?:19|20)\\d\\d|(?:19|20)\\d\\d)`;

/** Reads one date. Two-figure years and unknown words give undefined: they are asked about, never guessed. */
export function readDate(text: string): RoughDate | 'present' | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  if (ongoing.test(plain)) return 'present';
  const word = worded.exec(plain);
  if (word) return { year: Number(word[2]), month: names.indexOf((word[1] ?? '').slice(0, 3).toLowerCase()) + 1 };
  const figure = figures.exec(plain);
  if (figure) return withMonth(Number(figure[2]), Number(figure[1]));
  const iso = reversed.exec(plain);
  if (iso) return withMonth(Number(iso[1]), Number(iso[2]));
  const only = alone.exec(plain);
  return only ? { year: Number(only[1]) } : undefined;
}

const withMonth = (year: number, month: number): RoughDate | undefined =>
  month >= 1 && month <= 12 ? { year, month } : undefined;

/** "Mar 2019", or the year alone: the same form on the whole page. */
export function formatRough({ year, month }: RoughDate): string {
  return month === undefined
    ? String(year)
    : formatMonth(`${year}-${String(month).padStart(2, '0')}`, { style: 'short' });
}

/** "2019-03" or "2019", as JSON Resume has it. */
export const isoOf = ({ year, month }: RoughDate) =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** Months counted from the year 0: the earliest and the latest that the date can mean. */
export const earliest = ({ year, month = 1 }: RoughDate) => year * 12 + month - 1;
export const latest = ({ year, month = 12 }: RoughDate) => year * 12 + month - 1;
