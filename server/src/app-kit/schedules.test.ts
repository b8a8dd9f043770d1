import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf, weekdays } from './dates.ts';
import { daysOn, monthlyDays, scheduleBlock } from './schedules.ts';

test('entries are sorted by day, and past ones move to today', () => {
  const entries = [
    { date: '2026-12-01', title: 'Later', detail: ['One.', undefined, 'Two.'] },
    { date: '2026-11-01', title: 'Past', detail: 'Still to be done.' },
    { date: '2026-11-20', title: 'Today\nfirst ' },
  ];

  expect(scheduleBlock('Dates', entries, '2026-11-20')).toEqual({
    type: 'schedule',
    title: 'Dates',
    entries: [
      { date: '2026-11-20', title: 'Past', detail: 'Still to be done.' },
      { date: '2026-11-20', title: 'Today first' },
      { date: '2026-12-01', title: 'Later', detail: 'One. Two.' },
    ],
  });
});

test('exact repeats are numbered, so that a calendar keeps both', () => {
  const entry = { date: '2026-12-01', title: 'Pay $5.00' };
  const { entries } = scheduleBlock('Dates', [entry, entry, { ...entry, detail: 'Other.' }], '2026-11-20');

  expect(entries.map(({ title }) => title)).toEqual(['Pay $5.00', 'Pay $5.00 (2)', 'Pay $5.00']);
});

test('no entry is lost, none is before today, and days never go back', () => {
  const entry = fc.record({ days: fc.integer({ min: -400, max: 400 }), title: fc.string({ minLength: 1 }) });
  fc.assert(
    fc.property(fc.array(entry), (rows) => {
      const today = '2026-11-20';
      const dated = rows.map(({ days, title }) => ({ date: addDays(today, days), title }));
      const { entries } = scheduleBlock('Dates', dated, today);

      expect(entries).toHaveLength(rows.length);
      entries.forEach(({ date }, index) => {
        expect(date >= today && date >= (entries[index - 1]?.date ?? today)).toBe(true);
      });
      expect(new Set(entries.map((one) => JSON.stringify(one))).size).toBe(
        new Set(entries.map(({ date, title, detail }) => `${date}|${title}|${detail}`)).size,
      );
    }),
  );
});

test('days on chosen weekdays are the ones found by walking', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 7 });
  fc.assert(
    fc.property(chosen, fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 60 }), (on, offset, count) => {
      const from = addDays('2026-01-01', offset);
      const walked: string[] = [];
      for (let day = from; on.length > 0 && walked.length < count; day = addDays(day, 1)) {
        if (on.includes(weekdayOf(day))) walked.push(day);
      }

      expect(daysOn(on, from, count)).toEqual(walked);
    }),
  );
  expect(daysBetween('2026-11-22', daysOn(['sunday'], '2026-11-20', 3)[2] ?? '')).toBe(14);
});

test('a monthly day stays in its month', () => {
  expect(monthlyDays('2027-12', 31, 4)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
});
