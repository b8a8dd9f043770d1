/** Gridlines of an axis from zero: at most `most` steps of 1, 2 or 5 times a power of ten, up to or above `top`. */
export function niceTicks(top: number, most: number): number[] {
  if (!(top > 0)) return [0, 1];
  const rough = top / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(top / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** Which labels to write under an axis: the first of each year over a long run of months, else every n-th. */
export function thinLabels(labels: readonly string[], most: number): { at: number; text: string }[] {
  const years = labels.map((label) => /\b(\d{4})$/.exec(label)?.[1]);
  const firsts = years.flatMap((year, at) => (year && at > 0 && year !== years[at - 1] ? [{ at, text: year }] : []));
  const distinct = years.every(Boolean) && labels.length > most && firsts.length > 1 && years[0] !== labels[0];
  const all = distinct ? firsts : labels.map((text, at) => ({ at, text }));
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

/** Where a series ends for the eye: its first zero after something, else its last point. */
export function endOf(values: readonly number[]): number {
  const zero = values.findIndex((value, at) => at > 0 && value <= 0 && (values[at - 1] ?? 0) > 0);
  return zero > 0 ? zero : values.length - 1;
}
