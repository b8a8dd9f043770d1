import { createRandom, type Random, seedOf } from '../../../app-kit/index.ts';
import { empty, type Menu, type Problem } from './problem.ts';
import { scoreOf } from './score.ts';
import { Table } from './table.ts';

/** Changes that are tried. A search ends by their number, never by the clock: the same input has the same plan. */
const tries = { cheapest: 3_000, best: 6_000 };
/** Fewer meals need fewer tries. */
const triesFor = ({ slots }: Problem, most: number) => Math.min(most, Math.ceil((most * slots.length) / 15));
/** Menus with one dish for each kind of meal that are carried on. */
const kept = 8;

type Changes = (readonly [slot: number, dish: number])[];
type Goal = (table: Table) => number;

/** The cheapest menu that the search finds for all slots that have a choice, however often a dish comes again. */
export function cheapestMenu(problem: Problem): Table {
  const cost: Goal = ({ cents, menu }) => -cents - menu.filter((dish) => dish === empty).length * 1_000_000;
  let best: Table | undefined;
  for (const start of [fewDishes(problem, cost), emptyMenu(problem)]) {
    const table = new Table(problem, start);
    if (start.includes(empty)) fillCheaply(problem, table);
    anneal(problem, table, cost, {
      seed: seedOf(['cheapest']),
      heat: 250,
      count: triesFor(problem, tries.cheapest),
      gaps: false,
    });
    polish(problem, table, cost, false);
    if (!best || cost(table) > cost(best)) best = table;
  }
  return best ?? new Table(problem, emptyMenu(problem));
}

/** The cheapest menu with one dish for each kind of meal: where little is bought, little is left over. */
function fewDishes(problem: Problem, cost: Goal): Menu {
  const kinds = [...new Set(problem.choices.map((choices) => choices.join()))].map((key) => {
    const slots = problem.choices.flatMap((choices, slot) => (choices.join() === key ? [slot] : []));
    return { slots, dishes: problem.choices[slots[0] as number] ?? [] };
  });
  let menus: Menu[] = [emptyMenu(problem)];
  for (const { slots, dishes } of kinds) {
    if (dishes.length === 0) continue;
    const priced = menus.flatMap((menu) => {
      const table = new Table(problem, menu);
      return dishes.flatMap((dish) => {
        if (!table.set(slots.map((slot) => [slot, dish] as const))) return [];
        const found = { menu: [...table.menu], goal: cost(table) };
        table.undo();
        return [found];
      });
    });
    if (priced.length === 0) continue;
    menus = priced
      .sort((a, b) => b.goal - a.goal)
      .slice(0, kept)
      .map(({ menu }) => menu);
  }
  return menus[0] ?? emptyMenu(problem);
}

/** The best menu that the search finds within a budget, in cents. Slots stay empty only when the money doesn't reach. */
export function bestMenu(problem: Problem, budget: number, from: Menu): Table {
  const goal: Goal = (now) => (now.cents > budget ? Number.NEGATIVE_INFINITY : scoreOf(problem, now, budget));
  const start = new Table(problem, from);
  const gaps = start.cents > budget;
  const starts = gaps ? [firstDays(problem, from, budget), fillWithin(problem, budget)] : [start];
  // A wish can take the money for change, so the plan is also looked for without it.
  if (!gaps && problem.wishes.length > 0) starts.push(grantWishes(problem, new Table(problem, from), budget));
  let best: Table | undefined;
  for (const table of starts) {
    anneal(problem, table, goal, {
      seed: seedOf(['best']),
      heat: gaps ? 600 : 45,
      count: triesFor(problem, tries.best),
      gaps,
    });
    polish(problem, table, goal, gaps);
    if (!best || goal(table) > goal(best)) best = table;
  }
  return best ?? start;
}

/** Puts in the cheapest dish of each wish that is still open, where the money allows it: chance alone seldom finds it. */
function grantWishes(problem: Problem, table: Table, budget: number): Table {
  const { wishes, dishes, choices } = problem;
  const taken = new Set<number>();
  for (const wish of wishes.keys()) {
    const grants = (dish: number) => dish !== empty && (dishes[dish]?.wishes ?? []).includes(wish);
    if (table.menu.some(grants)) continue;
    let best: { slot: number; dish: number; cents: number } | undefined;
    for (const [slot, choice] of choices.entries()) {
      if (taken.has(slot)) continue;
      for (const dish of choice.filter(grants)) {
        if (!table.set([[slot, dish]])) continue;
        if (table.cents <= budget && (!best || table.cents < best.cents)) best = { slot, dish, cents: table.cents };
        table.undo();
      }
    }
    if (!best) continue;
    table.set([[best.slot, best.dish]]);
    taken.add(best.slot);
  }
  return table;
}

/** As many of the first meals of a menu as the budget buys. */
function firstDays(problem: Problem, from: Menu, budget: number): Table {
  const table = new Table(problem, emptyMenu(problem));
  for (const [slot, dish] of from.entries()) {
    if (dish === empty || !table.set([[slot, dish]])) continue;
    if (table.cents > budget) table.undo();
  }
  return table;
}

const emptyMenu = ({ slots }: Problem): Menu => slots.map(() => empty);

/** Puts the dish that adds the least to the price into each slot, one after the other. */
function fillCheaply(problem: Problem, table: Table): void {
  for (const slot of problem.slots.keys()) {
    const dish = cheapestFor(problem, table, slot);
    if (dish !== undefined) table.set([[slot, dish]]);
  }
}

function cheapestFor(problem: Problem, table: Table, slot: number): number | undefined {
  let best: { dish: number; cents: number } | undefined;
  for (const dish of problem.choices[slot] ?? []) {
    if (!table.set([[slot, dish]])) continue;
    if (!best || table.cents < best.cents) best = { dish, cents: table.cents };
    table.undo();
  }
  return best?.dish;
}

/** Adds the cheapest meal again and again while the money reaches. */
function fillWithin(problem: Problem, budget: number): Table {
  const table = new Table(problem, emptyMenu(problem));
  for (const slot of problem.slots.keys()) {
    const dish = cheapestFor(problem, table, slot);
    if (dish === undefined || !table.set([[slot, dish]])) continue;
    if (table.cents > budget) table.undo();
  }
  return table;
}

/** Simulated annealing: a change that makes the goal worse is kept less and less often. Ends with the best menu seen. */
function anneal(
  problem: Problem,
  table: Table,
  goal: Goal,
  { seed, heat, count, gaps }: { seed: number; heat: number; count: number; gaps: boolean },
): void {
  const random = createRandom(seed);
  const open = [...problem.slots.keys()].filter((slot) => (problem.choices[slot] ?? []).length > 0);
  if (open.length === 0) return;
  const wished = problem.choices.map((choice) =>
    choice.filter((dish) => (problem.dishes[dish]?.wishes ?? []).length > 0),
  );
  let now = goal(table);
  let best = { goal: now, menu: [...table.menu] };
  for (let turn = 0; turn < count; turn += 1) {
    const warmth = heat * (1 - turn / count) ** 2 + 0.01;
    const changes = changeOf(problem, table.menu, open, random, gaps, wished);
    if (changes.length === 0 || !table.set(changes)) continue;
    const next = goal(table);
    if (next >= now || random() < Math.exp((next - now) / warmth)) {
      now = next;
      if (now > best.goal) best = { goal: now, menu: [...table.menu] };
    } else table.undo();
  }
  table.set(best.menu.map((dish, slot) => [slot, dish] as const));
}

const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** One random change: another dish, the dish of another meal, one dish for another everywhere, or two meals swapped. */
function changeOf(
  { choices, slots }: Problem,
  menu: Menu,
  open: readonly number[],
  random: Random,
  gaps: boolean,
  wished: readonly (readonly number[])[],
): Changes {
  const slot = oneOf(random, open);
  const fits = (at: number, dish: number) => dish === empty || (choices[at] ?? []).includes(dish);
  const kind = random();
  if (gaps && kind < 0.08) return [[slot, empty]];
  // One of hundreds of dishes is seldom one that was asked for, so those are tried more often.
  const asked = wished[slot] ?? [];
  if (kind < 0.2 && asked.length > 0) return [[slot, oneOf(random, asked)]];
  if (kind < 0.5) return [[slot, oneOf(random, choices[slot] as number[])]];
  if (kind < 0.7) {
    const dish = menu[oneOf(random, open)] as number;
    return dish !== empty && fits(slot, dish) ? [[slot, dish]] : [];
  }
  if (kind < 0.85) {
    const dish = oneOf(random, choices[slot] as number[]);
    const old = menu[slot];
    const all = open.filter((at) => menu[at] === old && fits(at, dish));
    return all.map((at) => [at, dish] as const);
  }
  const other = oneOf(random, open);
  const [a, b] = [menu[slot] as number, menu[other] as number];
  if (a === b || slots[slot] === slots[other] || !fits(slot, b) || !fits(other, a)) return [];
  return [
    [slot, b],
    [other, a],
  ];
}

/** Takes the best change of one slot again and again, until none is better. */
function polish(problem: Problem, table: Table, goal: Goal, gaps: boolean): void {
  let now = goal(table);
  for (let better = true; better; ) {
    better = false;
    for (const slot of problem.slots.keys()) {
      const old = table.menu[slot] as number;
      let best = { dish: old, goal: now };
      for (const dish of [...(gaps ? [empty] : []), ...(problem.choices[slot] ?? [])]) {
        if (dish === old || !table.set([[slot, dish]])) continue;
        const next = goal(table);
        if (next > best.goal + 1e-6) best = { dish, goal: next };
        table.undo();
      }
      if (best.dish === old) continue;
      table.set([[slot, best.dish]]);
      now = best.goal;
      better = true;
    }
  }
}
