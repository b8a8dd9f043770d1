import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from './dates.ts';
import { churchDays, easterOf, federalHolidays, orthodoxEasterOf } from './holidays.ts';

/** Easter from the tables of the Gregorian calendar: golden number, epact, Paschal full moon, next Sunday. */
function naiveEaster(year: number): string {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const solar = Math.floor((3 * century) / 4) - 12;
  const lunar = Math.floor((8 * century + 5) / 25) - 5;
  let epact = (((11 * golden + 20 + lunar - solar) % 30) + 30) % 30;
  if ((epact === 25 && golden > 11) || epact === 24) epact += 1;
  const moon = addDays(`${year}-03-01`, 44 - epact - 1);
  const fullMoon = daysBetween(`${year}-03-21`, moon) < 0 ? addDays(moon, 30) : moon;
  let sunday = addDays(fullMoon, 1);
  while (weekdayOf(sunday) !== 'sunday') sunday = addDays(sunday, 1);
  return sunday;
}

test('Easter is the day that the tables of the calendar give, 1600 to 2400', () => {
  const wrong: number[] = [];
  for (let year = 1600; year <= 2400; year += 1) if (easterOf(year) !== naiveEaster(year)) wrong.push(year);

  expect(wrong).toEqual([]);
});

test('Easter of known years, West and East', () => {
  const years = [2008, 2011, 2019, 2024, 2025, 2026, 2027, 2038];

  expect(years.map(easterOf)).toEqual([
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
  expect([2008, 2011, 2019, 2024, 2025, 2026, 2027].map(orthodoxEasterOf)).toEqual([
    '2008-04-27',
    '2011-04-24',
    '2019-04-28',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
  ]);
  for (let year = 1900; year < 2200; year += 1) expect(weekdayOf(orthodoxEasterOf(year))).toBe('sunday');
});

test('the days of the church year of 2026', () => {
  expect(churchDays(2026)).toEqual({
    'ash-wednesday': '2026-02-18',
    'palm-sunday': '2026-03-29',
    'maundy-thursday': '2026-04-02',
    'good-friday': '2026-04-03',
    easter: '2026-04-05',
    ascension: '2026-05-14',
    pentecost: '2026-05-24',
    trinity: '2026-05-31',
    'mothers-day': '2026-05-10',
    'fathers-day': '2026-06-21',
    'first-advent': '2026-11-29',
    christmas: '2026-12-25',
  });
  expect(churchDays(2023)['first-advent']).toBe('2023-12-03');
  expect(churchDays(2022)['first-advent']).toBe('2022-11-27');
});

test('the federal holidays of 2026', () => {
  expect(federalHolidays(2026)).toEqual({
    'new-year': '2026-01-01',
    'martin-luther-king': '2026-01-19',
    'washingtons-birthday': '2026-02-16',
    memorial: '2026-05-25',
    juneteenth: '2026-06-19',
    independence: '2026-07-04',
    labor: '2026-09-07',
    columbus: '2026-10-12',
    veterans: '2026-11-11',
    thanksgiving: '2026-11-26',
    christmas: '2026-12-25',
  });
});
