import fc from 'fast-check';
import { stemmer } from 'stemmer';
import { expect, test } from 'vitest';
import { matchOf } from './match.ts';
import { pagesOf } from './pages.ts';
import { type Span, shortestGap, timelineOf } from './timeline.ts';

const now = { year: 2026, month: 11 };
const date = fc.record(
  { year: fc.integer({ min: 2000, max: 2026 }), month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }) },
  { requiredKeys: ['year'] },
);
const spans: fc.Arbitrary<Span[]> = fc.array(
  fc.record({
    label: fc.constantFrom('A', 'B', 'C', 'D'),
    job: fc.boolean(),
    start: date,
    end: fc.oneof(date, fc.constant('present' as const)),
  }),
  { maxLength: 5 },
);

/** The second implementation: it paints each month, and counts those before this one that have no paint. */
function paintedGaps(all: readonly Span[]): number[] {
  const today = 2026 * 12 + 10;
  const months = new Set<number>();
  for (const { start, end } of all) {
    if (!start || !end) continue;
    const from = start.year * 12 + (start.month ?? 1) - 1;
    const to = end === 'present' ? today : end.year * 12 + (end.month ?? 12) - 1;
    for (let month = from; month <= Math.min(to, today); month++) months.add(month);
  }
  const gaps: number[] = [];
  let empty = 0;
  for (let month = Math.min(...months); month < today; month++) {
    if (!months.has(month)) empty += 1;
    if ((months.has(month) || month === today - 1) && empty > 0) {
      gaps.push(empty);
      empty = 0;
    }
  }
  return gaps.filter((gap) => gap >= shortestGap);
}

test('gaps are those that painting every month finds', () => {
  fc.assert(
    fc.property(spans, (all) => {
      expect(timelineOf(all, now).gaps.map(({ months }) => months)).toEqual(paintedGaps(all));
    }),
    { numRuns: 500 },
  );
});

test('an end before its start, a future, and a missing end are named', () => {
  const problems = (span: Partial<Span>) =>
    timelineOf([{ label: 'A', ...span }], now).problems.map(({ problem }) => problem);
  expect(problems({ start: { year: 2020 }, end: { year: 2019 } })).toEqual(['ends-before']);
  expect(problems({ start: { year: 2020, month: 5 }, end: { year: 2020, month: 4 } })).toEqual(['ends-before']);
  expect(problems({ start: { year: 2020 }, end: { year: 2020, month: 1 } })).toEqual([]);
  expect(problems({ start: { year: 2027 }, end: 'present' })).toEqual(['starts-later']);
  expect(problems({ start: { year: 2020 } })).toEqual(['no-end']);
  expect(problems({ end: { year: 2020 } })).toEqual(['no-start']);
});

test('two jobs at once are an overlap, and care at home beside a job is none', () => {
  const one = { label: 'A', job: true, start: { year: 2019, month: 1 }, end: { year: 2020, month: 12 } };
  const other = { label: 'B', job: true, start: { year: 2020, month: 7 }, end: 'present' as const };
  expect(timelineOf([one, other], now).overlaps).toEqual([{ one: 'A', other: 'B', months: 6 }]);
  expect(timelineOf([one, { ...other, job: false }], now).overlaps).toEqual([]);
});

const posting = `Office Assistant
We need an office assistant with good phone etiquette and scheduling skills.
- Answer phones and greet visitors
- Data entry and filing in Microsoft Excel
- Scheduling of appointments
- High school diploma required. 2 years of experience preferred.
- Equal opportunity employer. Benefits include dental insurance.`;
const lines = ['Scheduled 8 volunteers', 'Excel, phones', 'High school diploma, Belmont High School'];

test('a term of the posting is found when one line has all of its words', () => {
  const match = matchOf(posting, lines, 'Office assistant');
  const stems = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map(stemmer);
  // The second implementation: no sets, every word beside every word.
  for (const { text, found } of match.terms)
    expect(found, text).toBe(
      lines.some((line) => stems(text).every((stem) => stems(line).some((own) => own === stem))),
    );
  expect(match.found).toBe(match.terms.filter(({ found }) => found).length);
  expect(match.terms.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['scheduling', 'phone etiquette', 'data entry', 'high school diploma']),
  );
  expect(match.terms.map(({ text }) => text).join()).not.toMatch(
    /office assistant|equal|opportunity|benefits|dental|employer/,
  );
});

test('a word that can mean the same is shown, and years and diplomas are left to the person', () => {
  const match = matchOf(posting, lines, 'Office assistant');
  expect(match.terms.find(({ text }) => text === 'phone etiquette')).toMatchObject({ found: false, near: 'phones' });
  expect(match.mustHaves).toEqual(['High school diploma required.', '2 years of experience preferred.']);
  expect(matchOf('', lines)).toEqual({ terms: [], found: 0, mustHaves: [] });
});

test('one of two names is enough, and nights are a term', () => {
  const { terms } = matchOf('PCT: vital signs, glucose checks, CNA/GNA required or eligible, nights', [
    ...['Maryland GNA in process', 'Medical ward, 30 beds, nights'],
  ]);

  expect(terms.filter(({ found }) => found).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['nights', expect.stringMatching(/gna/)]),
  );
});

test('more words never take fewer pages', () => {
  const bullet = { kind: 'bullet' as const, text: 'x'.repeat(80) };
  const pages = [10, 40, 80, 120].map((count) => pagesOf(Array(count).fill(bullet)));
  expect(pages).toEqual([...pages].sort((a, b) => a - b));
  expect(pagesOf([])).toBe(0.1);
  expect(pages[3]).toBeGreaterThan(2);
});
