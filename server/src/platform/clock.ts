/** Tells the time. Verbs take it from their context, so that a test can set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The UTC day of a time in epoch milliseconds: `2026-11-21`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
