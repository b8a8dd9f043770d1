/** Units of a drawing for a day, and for its height. */
export const SLOT = 10;
export const HEIGHT = 100;

/** The bar of a day in a drawing whose top stands for `top`. */
export const barAt = (place: number, value: number, top: number) => ({
  x: place * SLOT + SLOT * 0.18,
  y: HEIGHT - (value / top) * HEIGHT,
  width: SLOT * 0.64,
  height: (value / top) * HEIGHT,
});

/** The round number at the top of a chart whose highest value is `most`: 1, 2 or 5 and noughts, and 4 at least. */
export function topOf(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** First day of the last `days` days, today among them, as `YYYY-MM-DD` in UTC. */
export const firstDay = (days: number, now: number): string =>
  new Date(now - (days - 1) * 86_400_000).toISOString().slice(0, 10);

/** Places on the axis that are named: each of a week, else the first, the middle and the last. */
export function namedPlaces(count: number): number[] {
  if (count <= 7) return Array.from({ length: count }, (_, place) => place);
  return [0, Math.floor((count - 1) / 2), count - 1];
}
