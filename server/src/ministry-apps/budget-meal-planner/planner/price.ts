import type { Use } from './packages.ts';
import type { PackSize, Stuff } from './problem.ts';

/** Longer than any plan. */
const always = 14;
const known = new WeakMap<Stuff, Map<number, number>>();

/** The price alone of what `purchaseFor` buys, without making lists; uses can be in any order. */
export function priceOf(stuff: Stuff, uses: Use[]): number {
  const { stock, opened, weekly, packs } = stuff;
  if (opened >= always && !weekly) {
    let sum = -stock;
    for (const { mg } of uses) sum += mg;
    return leastCents(stuff, sum);
  }
  if (uses.length === 0) return 0;
  uses.sort((a, b) => a.day - b.day || a.mg - b.mg);
  let home = stock;
  // By stretches of days.
  let stretches = 0;
  let sum = 0;
  let first = 0;
  // One package after the other.
  const [smallest] = packs;
  let count = 0;
  let left = 0;
  let since = 0;
  for (const use of uses) {
    const taken = Math.min(home, use.mg);
    home -= taken;
    const mg = use.mg - taken;
    if (mg <= 0) continue;
    const { day } = use;
    if (sum === 0) first = day;
    else if (apart(first, day, opened, weekly)) {
      stretches += leastCents(stuff, sum);
      sum = 0;
      first = day;
    }
    sum += mg;
    if (apart(since, day, opened, weekly)) left = 0;
    if (mg > left) {
      const more = Math.ceil((mg - left) / smallest.mg);
      count += more;
      left += more * smallest.mg - mg;
      since = day;
    } else left -= mg;
  }
  return Math.min(stretches + leastCents(stuff, sum), count * smallest.cents);
}

const apart = (from: number, day: number, opened: number, weekly: boolean) =>
  day - from > opened || (weekly && Math.floor(day / 7) !== Math.floor(from / 7));

/** The price of the cheapest packages that hold an amount. */
function leastCents(stuff: Stuff, mg: number): number {
  if (mg <= 0) return 0;
  let prices = known.get(stuff);
  if (!prices) {
    prices = new Map();
    known.set(stuff, prices);
  }
  const before = prices.get(mg);
  if (before !== undefined) return before;
  const cents = least(stuff.packs, stuff.packs.length - 1, mg);
  prices.set(mg, cents);
  return cents;
}

function least(packs: readonly PackSize[], last: number, mg: number): number {
  if (mg <= 0) return 0;
  const { mg: size, cents } = packs[last] as PackSize;
  const most = Math.ceil(mg / size);
  let best = most * cents;
  if (last === 0) return best;
  for (let count = most - 1; count >= 0; count -= 1) {
    best = Math.min(best, count * cents + least(packs, last - 1, mg - count * size));
  }
  return best;
}
