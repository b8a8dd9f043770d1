/** Width of a day and height of the chart, in SVG units. */
export const SLOT = 10;
export const HEIGHT = 100;

/** Bar of a day in a chart whose top is `top`. */
export const barAt = (place: number, value: number, top: number) => ({
  x: place * SLOT + SLOT * 0.18,
  y: HEIGHT - (value / top) * HEIGHT,
  width: SLOT * 0.64,
  height: (value / top) * HEIGHT,
});

/** A round number for the top of a chart with highest value `most`: 1, 2 or 5 times a power of ten, at least 4. */
export function topOf(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** First day of the last `days` days including today, as `YYYY-MM-DD` in UTC. */
export const firstDay = (days: number, now: number): string =>
  new Date(now - (days - 1) * 86_400_000).toISOString().slice(0, 10);

/** Labelled days on the axis: all of a week, else the first, middle and last. */
export function namedPlaces(count: number): number[] {
  if (count <= 7) return Array.from({ length: count }, (_, place) => place);
  return [0, Math.floor((count - 1) / 2), count - 1];
}
