import type { Clock } from '../platform/clock.ts';

/** A fixed clock that a test can move. */
export interface SettableClock extends Clock {
  set(time: number | string): void;
  /** Forward by milliseconds. */
  advance(milliseconds: number): void;
}

/** Begins on Wednesday, 2 December 2026, 10:00 UTC by default. */
export function createSettableClock(start = '2026-12-02T10:00:00Z'): SettableClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    set(value) {
      time = typeof value === 'number' ? value : Date.parse(value);
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
