import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { timelineTo } from './timeline.ts';

const milestones = [
  { daysBefore: 56, title: 'Book the hall' },
  { daysBefore: 28, title: 'Send invitations' },
  { daysBefore: 7, title: 'Buy food' },
  { daysBefore: -7, title: 'Say thanks' },
];

const datesOf = (event: string, today: string) =>
  timelineTo(event, milestones, { today }).entries.map(({ date, moved }) => `${date}${moved ? ' moved' : ''}`);

test('with time enough every milestone has its own day', () => {
  expect(timelineTo('2027-03-01', milestones, { today: '2026-11-20' }).note).toBeUndefined();
  expect(datesOf('2027-03-01', '2026-11-20')).toEqual(['2027-01-04', '2027-02-01', '2027-02-22', '2027-03-08']);
});

test('milestones that are too late are spread before the next one, and a note says so', () => {
  expect(datesOf('2026-12-10', '2026-11-20')).toEqual([
    '2026-11-20 moved',
    '2026-11-26 moved',
    '2026-12-03',
    '2026-12-17',
  ]);
  expect(timelineTo('2026-12-10', milestones, { today: '2026-11-20' }).note).toBe(
    'Two steps would have been before today, so the days are closer together than they should be.',
  );
  expect(timelineTo('2026-12-10', milestones, { today: '2026-11-20', lang: 'es' }).note).toMatch(/^Dos pasos quedaban/);
});

test('on the day itself everything is today', () => {
  expect(datesOf('2026-11-20', '2026-11-20')).toEqual([
    '2026-11-20 moved',
    '2026-11-20 moved',
    '2026-11-20 moved',
    '2026-11-27',
  ]);
});

test('after the event only what is still ahead is left', () => {
  const { entries, note } = timelineTo('2026-11-18', milestones, { today: '2026-11-20' });

  expect(entries.map(({ title }) => title)).toEqual(['Say thanks']);
  expect(note).toContain('The day has passed');
});

test('no day is before today, the order of lead times is kept, and what fits keeps its day', () => {
  const leads = fc.array(fc.integer({ min: -60, max: 400 }), { maxLength: 20 });
  fc.assert(
    fc.property(leads, fc.integer({ min: 0, max: 400 }), (days, away) => {
      const today = '2026-11-20';
      const event = addDays(today, away);
      const { entries } = timelineTo(
        event,
        days.map((daysBefore) => ({ daysBefore, title: 'x' })),
        { today },
      );

      expect(entries).toHaveLength(days.length);
      entries.forEach(({ date, daysBefore, moved }, index) => {
        const before = entries[index - 1];
        expect(date >= today).toBe(true);
        if (before) expect(before.date <= date && before.daysBefore >= daysBefore).toBe(true);
        expect(moved).toBe(daysBefore > away);
        if (!moved) expect(date).toBe(addDays(event, -daysBefore));
      });
    }),
  );
});
