import type { CoachingFacts } from './facts.ts';

/** A way to say something; undefined when the facts do not carry it. */
export type Line = (facts: CoachingFacts) => string | undefined;

/** Picks one of the lines that the facts carry, in a way that depends only on the seed; each pick moves on. */
export function chooser(seed: number, facts: CoachingFacts): (lines: readonly Line[]) => string | undefined {
  let state = seed >>> 0;
  return (lines) => {
    // Mulberry32: small, and even for neighboring seeds.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const texts = lines.map((line) => line(facts)).filter((text) => text !== undefined);
    return texts[((mixed ^ (mixed >>> 14)) >>> 0) % texts.length];
  };
}
