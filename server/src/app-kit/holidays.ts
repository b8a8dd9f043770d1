import { addDays, type Day, nthWeekday, weekdayFrom } from './dates.ts';

/**
 * Returns the federal holidays of the United States in a year (5 U.S.C. 6103(a)) on their own days, without the weekday on
 * which one that falls on a weekend is observed.
 */
export function federalHolidays(year: number) {
  const y = fourDigits(year);
  return {
    'new-year': `${y}-01-01`,
    'martin-luther-king': nthWeekday(`${y}-01`, 3, 'monday') as Day,
    'washingtons-birthday': nthWeekday(`${y}-02`, 3, 'monday') as Day,
    memorial: nthWeekday(`${y}-05`, -1, 'monday') as Day,
    juneteenth: `${y}-06-19`,
    independence: `${y}-07-04`,
    labor: nthWeekday(`${y}-09`, 1, 'monday') as Day,
    columbus: nthWeekday(`${y}-10`, 2, 'monday') as Day,
    veterans: `${y}-11-11`,
    thanksgiving: nthWeekday(`${y}-11`, 4, 'thursday') as Day,
    christmas: `${y}-12-25`,
  } satisfies { [holiday: string]: Day };
}

/** Returns the days of the Western church year that depend on Easter or on a Sunday, and Mother's and Father's Day (US). */
export function churchDays(year: number) {
  const easter = easterOf(year);
  const y = fourDigits(year);
  return {
    'ash-wednesday': addDays(easter, -46),
    'palm-sunday': addDays(easter, -7),
    'maundy-thursday': addDays(easter, -3),
    'good-friday': addDays(easter, -2),
    easter,
    ascension: addDays(easter, 39),
    pentecost: addDays(easter, 49),
    trinity: addDays(easter, 56),
    'mothers-day': nthWeekday(`${y}-05`, 2, 'sunday') as Day,
    'fathers-day': nthWeekday(`${y}-06`, 3, 'sunday') as Day,
    // The fourth Sunday before Christmas Day, which is the one from November 27 to December 3.
    'first-advent': weekdayFrom(`${y}-11-27`, 'sunday'),
    christmas: `${y}-12-25`,
  } satisfies { [day: string]: Day };
}

/** Returns Easter Sunday of the Western churches (Gregorian calendar; the anonymous algorithm of 1876). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const number = h + l - 7 * m + 114;
  return dayFrom(year, Math.floor(number / 31), (number % 31) + 1);
}

/** Returns Easter Sunday (Pascha) of the Orthodox churches as a Gregorian day (Meeus's Julian algorithm). */
export function orthodoxEasterOf(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const number = d + e + 114;
  const julian = dayFrom(year, Math.floor(number / 31), (number % 31) + 1);
  const century = Math.floor(year / 100);
  return addDays(julian, century - Math.floor(century / 4) - 2);
}

function dayFrom(year: number, month: number, day: number): Day {
  return `${fourDigits(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const fourDigits = (year: number) => String(year).padStart(4, '0');
