import type { Dish, Menu, Problem, Slot, Stuff } from './problem.ts';

/**
 * The price of a menu, worked out again in another way: day by day, with a list of open packages, and with every mix of
 * package sizes tried. Slow, and for small problems.
 */
export function naivePrice(problem: Problem, menu: Menu): number | undefined {
  const { stuffs, dishes, slots, portions, leftoverDays } = problem;
  const needs: Map<number, { day: number; mg: number }[]> = new Map();
  const pots: { dish: number; day: number; meals: number }[] = [];
  for (const [slot, dish] of menu.entries()) {
    if (dish < 0) continue;
    const { day } = slots[slot] as Slot;
    const open = pots
      .filter((pot) => pot.dish === dish)
      .reverse()
      .slice(0, 1)
      .find((pot) => leftoverDays > 0 && pot.meals < 3 && day - pot.day <= leftoverDays);
    if (open && (dishes[dish] as Dish).keeps) open.meals += 1;
    else pots.push({ dish, day, meals: 1 });
  }
  for (const { dish, day, meals } of pots) {
    const { yields, needs: of, freshDay } = dishes[dish] as Dish;
    if (day % 7 > freshDay) return undefined;
    let quarters = 1;
    while ((quarters * yields) / 4 < meals * portions * 0.95 - 1e-9) quarters += 1;
    for (const [stuff, mg] of of) {
      needs.set(stuff, [...(needs.get(stuff) ?? []), { day, mg: (mg * quarters) / 4 }]);
    }
  }
  let cents = 0;
  for (const [stuff, uses] of needs) cents += leastFor(stuffs[stuff] as Stuff, uses);
  return cents;
}

/** The cheaper of two ways to shop: for each stretch of days at once, or one small package after the other. */
function leastFor(stuff: Stuff, uses: readonly { day: number; mg: number }[]): number {
  const sorted = [...uses].sort((a, b) => a.day - b.day || a.mg - b.mg);
  let home = stuff.stock;
  const open: { day: number; mg: number }[] = [];
  for (const { day, mg } of sorted) {
    const own = Math.min(home, mg);
    home -= own;
    if (mg > own) open.push({ day, mg: mg - own });
  }
  const tooLate = (from: number, day: number) =>
    day - from > stuff.opened || (stuff.weekly && Math.floor(from / 7) !== Math.floor(day / 7));
  const stretches: { from: number; mg: number }[] = [];
  for (const { day, mg } of open) {
    const last = stretches.at(-1);
    if (last && !tooLate(last.from, day)) last.mg += mg;
    else stretches.push({ from: day, mg });
  }
  const atOnce = stretches.reduce((sum, { mg }) => sum + tryAll(stuff, mg), 0);
  let single = 0;
  let rest: { from: number; mg: number } | undefined;
  for (const { day, mg } of open) {
    let missing = mg;
    if (rest && !tooLate(rest.from, day)) {
      const taken = Math.min(rest.mg, missing);
      rest = { ...rest, mg: rest.mg - taken };
      missing -= taken;
    } else rest = undefined;
    while (missing > 1e-9) {
      single += stuff.packs[0].cents;
      const taken = Math.min(stuff.packs[0].mg, missing);
      missing -= taken;
      rest = { from: day, mg: stuff.packs[0].mg - taken };
    }
  }
  return Math.min(atOnce, single);
}

function tryAll({ packs }: Stuff, mg: number): number {
  let best = Number.POSITIVE_INFINITY;
  const go = (at: number, missing: number, cents: number): void => {
    if (missing <= 1e-9) {
      best = Math.min(best, cents);
      return;
    }
    if (at === packs.length || cents >= best) return;
    const { mg: size, cents: price } = packs[at] as { mg: number; cents: number };
    for (let count = 0; count <= Math.ceil(missing / size); count += 1)
      go(at + 1, missing - count * size, cents + count * price);
  };
  go(0, mg, 0);
  return best;
}

/** The lowest price of all menus that fill every slot, by trying each of them. */
export function naiveCheapest(problem: Problem): number {
  let best = Number.POSITIVE_INFINITY;
  const go = (slot: number, menu: number[]): void => {
    if (slot === problem.slots.length) {
      best = Math.min(best, naivePrice(problem, menu) ?? Number.POSITIVE_INFINITY);
      return;
    }
    for (const dish of problem.choices[slot] ?? []) go(slot + 1, [...menu, dish]);
  };
  go(0, []);
  return best;
}
