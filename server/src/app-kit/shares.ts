/**
 * Splits a whole number (cents, minutes, seats) by weights so that the parts sum to it exactly (largest remainder;
 * of equal remainders the earlier part is larger). Weights are whole numbers from 0; when all are 0 the parts are equal.
 * @throws RangeError when the total or a weight isn't a safe whole number, or a weight is negative.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total)) throw new RangeError(`${total} is not a whole number.`);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Each weight is a whole number from 0.');
  }
  if (weights.length === 0) return [];
  const sum = weights.reduce((before, weight) => before + BigInt(weight), 0n);
  if (sum === 0n)
    return shareOut(
      total,
      weights.map(() => 1),
    );
  // A negative total is split like a positive one.
  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => BigInt(Math.abs(total)) * BigInt(weight));
  const parts = exact.map((dividend) => dividend / sum);
  const left = BigInt(Math.abs(total)) - parts.reduce((before, part) => before + part, 0n);
  const byRemainder = exact
    .map((dividend, index) => ({ index, remainder: dividend % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, Number(left))) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => (part === 0n ? 0 : sign * Number(part)));
}
