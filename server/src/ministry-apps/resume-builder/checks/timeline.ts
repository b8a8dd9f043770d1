import { earliest, latest, type RoughDate } from '../reading/rough-dates.ts';

/** Something with dates: a job, a school, a time at home. */
export interface Span {
  label: string;
  /** Two of these at once are worth a look; school or care at home go beside a job. */
  job?: boolean;
  start?: RoughDate;
  end?: RoughDate | 'present';
}

/** Months are counted from the year 0. */
export interface Gap {
  after: string;
  /** Absent for the time up to today. */
  before?: string;
  /** Months without work, at least. */
  months: number;
  /** A year without its month is at an edge, so it can be more. */
  rough: boolean;
  from: number;
}
export interface Overlap {
  one: string;
  other: string;
  /** Months in both, at least. */
  months: number;
}
export type DateProblem = {
  label: string;
  problem: 'ends-before' | 'starts-later' | 'ends-later' | 'no-end' | 'no-start' | 'very-old';
};

/** A shorter time between jobs is what everyone has. */
export const shortestGap = 6;
/** Overlap of fewer months is a move from one job to the next. */
const shortestOverlap = 3;

/** What the dates say together. A year alone counts as all of its months, and this month isn't counted: a gap is never longer than it was. */
export function timelineOf(spans: readonly Span[], now: RoughDate) {
  const today = latest(now);
  const dated = spans
    .flatMap((span) => {
      const { start, end } = span;
      if (!start) return [];
      // Without an end it can have gone on until today: no gap is claimed after it.
      const to = end === 'present' || end === undefined ? today : latest(end);
      return [{ span, from: earliest(start), to: Math.min(to, today) }];
    })
    .filter(({ from, to }) => from <= to && from <= today)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  return {
    gaps: gapsIn(dated, today),
    overlaps: overlapsIn(spans, today),
    problems: spans.flatMap((span) => problemsOf(span, today)),
  };
}

interface Dated {
  span: Span;
  from: number;
  to: number;
}

function gapsIn(dated: readonly Dated[], today: number): Gap[] {
  const gaps: Gap[] = [];
  let last: Dated | undefined;
  for (const next of dated) {
    if (last) {
      const months = next.from - last.to - 1;
      if (months >= shortestGap)
        gaps.push({
          after: last.span.label,
          before: next.span.label,
          months,
          rough: isRough(last.span.end) || isRough(next.span.start),
          from: last.to + 1,
        });
    }
    if (!last || next.to > last.to) last = next;
  }
  if (last && today - last.to - 1 >= shortestGap)
    gaps.push({
      after: last.span.label,
      months: today - last.to - 1,
      rough: isRough(last.span.end),
      from: last.to + 1,
    });
  return gaps;
}

const isRough = (date: Span['end']) => date !== undefined && date !== 'present' && date.month === undefined;

/** Only months that are surely in both: a year alone gives its last month as a start and its first as an end. */
function overlapsIn(spans: readonly Span[], today: number): Overlap[] {
  const sure = spans.flatMap(({ label, job, start, end }) => {
    if (!job || !start || !end) return [];
    return [{ label, from: latest(start), to: end === 'present' ? today : earliest(end) }];
  });
  return sure.flatMap((one, index) =>
    sure.slice(index + 1).flatMap((other) => {
      const months = Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1;
      return months >= shortestOverlap ? [{ one: one.label, other: other.label, months }] : [];
    }),
  );
}

function problemsOf({ label, start, end }: Span, today: number): DateProblem[] {
  const found: DateProblem['problem'][] = [];
  if (!start && end) found.push('no-start');
  if (start && end === undefined) found.push('no-end');
  if (start && end && end !== 'present' && latest(end) < earliest(start)) found.push('ends-before');
  if (start && earliest(start) > today) found.push('starts-later');
  if (end && end !== 'present' && earliest(end) > today) found.push('ends-later');
  if (start && today - latest(start) > 60 * 12) found.push('very-old');
  return found.map((problem) => ({ label, problem }));
}
