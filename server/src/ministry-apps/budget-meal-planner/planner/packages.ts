import type { PackSize, Stuff } from './problem.ts';

/** A use of a food on a day. */
export interface Use {
  day: number;
  mg: number;
}

/** Packages to buy, in the order of the stuff's sizes. */
export interface Purchase {
  cents: number;
  counts: number[];
  /** Of what is at home already. */
  fromStock: number;
}

/** The cheapest packages that hold an amount; of equal prices the fewest packages. */
export function cheapestPacks(packs: readonly PackSize[], mg: number): { cents: number; counts: number[] } {
  const counts = packs.map(() => 0);
  if (mg <= 0) return { cents: 0, counts };
  const last = packs.length - 1;
  const largest = packs[last] as PackSize;
  const most = Math.ceil(mg / largest.mg);
  if (last === 0) return { cents: most * largest.cents, counts: [most] };
  let best: { cents: number; counts: number[] } | undefined;
  for (let count = most; count >= 0; count -= 1) {
    const others = cheapestPacks(packs.slice(0, last), mg - count * largest.mg);
    const cents = others.cents + count * largest.cents;
    if (!best || cents < best.cents) best = { cents, counts: [...others.counts, count] };
  }
  return best ?? { cents: 0, counts };
}

/**
 * What is bought for all uses of a food, by day. Stock goes to the first uses. A package that doesn't keep once it is open
 * serves the uses within its days; what is left after them counts as lost. Two ways are priced, and the cheaper one is
 * taken: the best sizes for each stretch of days, or the smallest size opened one after the other.
 */
export function purchaseFor(stuff: Stuff, uses: readonly Use[]): Purchase {
  let stock = stuff.stock;
  const bought: Use[] = [];
  for (const { day, mg } of uses) {
    const taken = Math.min(stock, mg);
    stock -= taken;
    if (mg > taken) bought.push({ day, mg: mg - taken });
  }
  const fromStock = stuff.stock - stock;
  if (bought.length === 0) return { cents: 0, counts: stuff.packs.map(() => 0), fromStock };
  const stretched = byStretch(stuff, bought);
  const single = oneByOne(stuff, bought);
  return { ...(single.cents < stretched.cents ? single : stretched), fromStock };
}

function byStretch({ packs, opened, weekly }: Stuff, uses: readonly Use[]): { cents: number; counts: number[] } {
  const counts = packs.map(() => 0);
  let cents = 0;
  let sum = 0;
  let first = uses[0]?.day ?? 0;
  const close = () => {
    const bought = cheapestPacks(packs, sum);
    cents += bought.cents;
    for (const [index, count] of bought.counts.entries()) counts[index] = (counts[index] ?? 0) + count;
    sum = 0;
  };
  for (const { day, mg } of uses) {
    const apart = day - first > opened || (weekly && Math.floor(day / 7) !== Math.floor(first / 7));
    if (sum > 0 && apart) {
      close();
      first = day;
    }
    sum += mg;
  }
  close();
  return { cents, counts };
}

function oneByOne({ packs, opened, weekly }: Stuff, uses: readonly Use[]): { cents: number; counts: number[] } {
  const [smallest] = packs;
  let count = 0;
  let left = 0;
  let since = 0;
  for (const { day, mg } of uses) {
    if (day - since > opened || (weekly && Math.floor(day / 7) !== Math.floor(since / 7))) left = 0;
    const missing = mg - left;
    if (missing > 0) {
      const more = Math.ceil(missing / smallest.mg);
      count += more;
      left = more * smallest.mg - missing;
      since = day;
    } else {
      left = -missing;
    }
  }
  return { cents: count * smallest.cents, counts: packs.map((_, index) => (index === 0 ? count : 0)) };
}
