/**
 * Two-sided p of the Mann–Whitney U test: how likely two samples differ this much in rank when nothing tells them
 * apart. Normal approximation with correction for ties and for continuity; meant for samples of 8 and more.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const [n, m] = [first.length, second.length];
  const { ranks, ties } = rank([...first, ...second]);
  const sum = ranks.slice(0, n).reduce((total, each) => total + each, 0);
  const u = sum - (n * (n + 1)) / 2;
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  if (!(variance > 0)) return 1;
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return 2 * upperTail(distance / Math.sqrt(variance));
}

/** Ranks from 1, equal values sharing their mean rank, and the sum of t³ − t over the groups of t equal values. */
function rank(values: readonly number[]): { ranks: number[]; ties: number } {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  let ties = 0;
  for (let start = 0; start < order.length; ) {
    const value = order[start]?.value;
    const group = order.slice(start).findIndex((each) => each.value !== value);
    const size = group < 0 ? order.length - start : group;
    for (const { place } of order.slice(start, start + size)) ranks[place] = start + (size + 1) / 2;
    ties += size ** 3 - size;
    start += size;
  }
  return { ranks, ties };
}

/** P(Z > z) of the standard normal distribution for z ≥ 0: Abramowitz and Stegun 26.2.17, error below 7.5e-8. */
export function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const polynomial = series.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
