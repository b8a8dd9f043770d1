import { type Purchase, purchaseFor, type Use } from './packages.ts';
import { priceOf } from './price.ts';
import { type Cooking, cookingsOf, type Dish, empty, isFresh, type Menu, type Problem, type Stuff } from './problem.ts';

type Changes = readonly (readonly [slot: number, dish: number])[];

/** What `undo` puts back. */
interface Step {
  before: Changes;
  cookings: [dish: number, cookings: Cooking[]][];
  prices: [stuff: number, cents: number, saved: number][];
  cents: number;
  saved: number;
}

/**
 * A menu that changes slot by slot, with its price kept up to date: only the foods of the dishes that change places are
 * priced again.
 */
export class Table {
  readonly menu: number[];
  cents = 0;
  /** Cents that the food from the kitchen would cost in the store. */
  saved = 0;
  readonly slotsOf: number[][];
  readonly cookings: Cooking[][];
  /** Dishes on the menu. */
  readonly active = new Set<number>();
  private readonly priced: Float64Array;
  private readonly savedBy: Float64Array;
  /** Dishes on the menu that need a stuff, with the amount for the whole recipe. */
  private readonly users: Map<number, number>[];
  private last: Step | undefined;

  constructor(
    private readonly problem: Problem,
    menu: Menu,
  ) {
    const { dishes, stuffs } = problem;
    this.menu = menu.map(() => empty);
    this.slotsOf = dishes.map(() => []);
    this.cookings = dishes.map(() => []);
    this.priced = new Float64Array(stuffs.length);
    this.savedBy = new Float64Array(stuffs.length);
    this.users = stuffs.map(() => new Map());
    this.set(menu.flatMap((dish, slot) => (dish === empty ? [] : [[slot, dish] as const])));
  }

  /** Puts dishes into slots. Returns false, and changes nothing, where a dish would be cooked after its food has spoiled. */
  set(changes: Changes): boolean {
    const before = changes.map(([slot]) => [slot, this.menu[slot] as number] as const);
    const step: Step = { before, cookings: [], prices: [], cents: this.cents, saved: this.saved };
    const touched = this.place(changes);
    let fresh = true;
    for (const dish of touched) {
      step.cookings.push([dish, this.cookings[dish] as Cooking[]]);
      const now = cookingsOf(this.problem, dish, this.slotsOf[dish] as number[]);
      this.cookings[dish] = now;
      fresh &&= now.every((one) => isFresh(this.problem, one));
    }
    this.last = step;
    if (!fresh) this.undo();
    else this.price(touched, step);
    return fresh;
  }

  /** Takes the last change back. */
  undo(): void {
    const { last } = this;
    if (!last) return;
    this.last = undefined;
    this.place(last.before);
    for (const [dish, cookings] of last.cookings) this.cookings[dish] = cookings;
    for (const [stuff, cents, saved] of last.prices) {
      this.priced[stuff] = cents;
      this.savedBy[stuff] = saved;
    }
    this.cents = last.cents;
    this.saved = last.saved;
  }

  private place(changes: Changes): number[] {
    const touched = new Set<number>();
    for (const [slot, dish] of changes) {
      const old = this.menu[slot] as number;
      if (old === dish) continue;
      if (old !== empty) {
        const slots = this.slotsOf[old] as number[];
        slots.splice(slots.indexOf(slot), 1);
        touched.add(old);
      }
      if (dish !== empty) {
        const slots = this.slotsOf[dish] as number[];
        slots.push(slot);
        slots.sort((a, b) => a - b);
        touched.add(dish);
      }
      this.menu[slot] = dish;
    }
    for (const dish of touched) this.list(dish);
    return [...touched];
  }

  /** Notes whether a dish is on the menu, and who needs its foods. */
  private list(dish: number): void {
    const is = (this.slotsOf[dish] as number[]).length > 0;
    if (is === this.active.has(dish)) return;
    if (is) this.active.add(dish);
    else this.active.delete(dish);
    for (const [stuff, mg] of (this.problem.dishes[dish] as Dish).needs) {
      const users = this.users[stuff] as Map<number, number>;
      if (is) users.set(dish, mg);
      else users.delete(dish);
    }
  }

  private price(touched: readonly number[], step: Step): void {
    const done = new Set<number>();
    for (const dish of touched) {
      for (const [stuff] of (this.problem.dishes[dish] as Dish).needs) {
        if (done.has(stuff)) continue;
        done.add(stuff);
        const old = this.priced[stuff] as number;
        const oldSaved = this.savedBy[stuff] as number;
        step.prices.push([stuff, old, oldSaved]);
        const of = this.problem.stuffs[stuff] as Stuff;
        const uses = this.usesOf(stuff);
        const cents = priceOf(of, uses);
        this.priced[stuff] = cents;
        this.cents += cents - old;
        if (of.stock === 0) continue;
        const sum = uses.reduce((before, { mg }) => before + mg, 0);
        const saved = (Math.min(of.stock, sum) * of.packs[0].cents) / of.packs[0].mg;
        this.savedBy[stuff] = saved;
        this.saved += saved - oldSaved;
      }
    }
  }

  private usesOf(stuff: number): Use[] {
    const uses: Use[] = [];
    for (const [dish, mg] of this.users[stuff] as Map<number, number>) {
      for (const { day, quarters } of this.cookings[dish] as Cooking[]) uses.push({ day, mg: (mg * quarters) / 4 });
    }
    return uses;
  }

  /** What is bought of one food for the menu as it is. */
  purchase(stuff: number): Purchase {
    const uses = this.usesOf(stuff).sort((a, b) => a.day - b.day || a.mg - b.mg);
    return purchaseFor(this.problem.stuffs[stuff] as Stuff, uses);
  }
}
