import { type Purchase, purchaseFor, type Use } from './packages.ts';
import { type Cooking, cookingsOf, type Dish, empty, isFresh, type Menu, type Problem, type Stuff } from './problem.ts';

/**
 * A menu that changes slot by slot, with its price kept up to date: only the foods of the two dishes that change places
 * are priced again.
 */
export class Table {
  readonly menu: number[];
  cents = 0;
  /** Cents that the food from the kitchen would cost in the store. */
  saved = 0;
  private readonly slotsOf: number[][];
  private readonly cookings: Cooking[][];
  private readonly priced: Float64Array;
  private readonly savedBy: Float64Array;
  private readonly active = new Set<number>();
  /** Amount of each stuff in each whole dish. */
  private readonly amounts: Float64Array;

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
    this.amounts = new Float64Array(dishes.length * stuffs.length);
    for (const [index, { needs }] of dishes.entries()) {
      for (const [stuff, mg] of needs) this.amounts[index * stuffs.length + stuff] = mg;
    }
    this.set(menu.flatMap((dish, slot) => (dish === empty ? [] : [[slot, dish] as const])));
  }

  /** Puts dishes into slots. Returns false, and changes nothing, where a dish would be cooked after its food has spoiled. */
  set(changes: readonly (readonly [slot: number, dish: number])[]): boolean {
    const before = changes.map(([slot]) => [slot, this.menu[slot] as number] as const);
    const touched = this.place(changes);
    if (touched.some((dish) => (this.cookings[dish] ?? []).some((one) => !isFresh(this.problem, one)))) {
      this.place(before);
      return false;
    }
    this.price(touched);
    return true;
  }

  private place(changes: readonly (readonly [slot: number, dish: number])[]): number[] {
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
    for (const dish of touched) {
      const slots = this.slotsOf[dish] as number[];
      this.cookings[dish] = cookingsOf(this.problem, dish, slots);
      if (slots.length > 0) this.active.add(dish);
      else this.active.delete(dish);
    }
    return [...touched];
  }

  private price(touched: readonly number[]): void {
    const stuffs = new Set(touched.flatMap((dish) => (this.problem.dishes[dish] as Dish).needs.map(([stuff]) => stuff)));
    for (const stuff of stuffs) {
      const { cents, fromStock } = this.purchase(stuff);
      const [pack] = (this.problem.stuffs[stuff] as Stuff).packs;
      const saved = (fromStock * pack.cents) / pack.mg;
      this.cents += cents - (this.priced[stuff] as number);
      this.saved += saved - (this.savedBy[stuff] as number);
      this.priced[stuff] = cents;
      this.savedBy[stuff] = saved;
    }
  }

  /** What is bought of one food for the menu as it is. */
  purchase(stuff: number): Purchase {
    const uses: Use[] = [];
    const width = this.problem.stuffs.length;
    for (const dish of this.active) {
      const mg = this.amounts[dish * width + stuff] as number;
      if (mg === 0) continue;
      for (const { day, quarters } of this.cookings[dish] as Cooking[]) uses.push({ day, mg: (mg * quarters) / 4 });
    }
    uses.sort((a, b) => a.day - b.day || a.mg - b.mg);
    return purchaseFor(this.problem.stuffs[stuff] as Stuff, uses);
  }

  /** The cookings of each dish that is on the menu. */
  *planned(): Generator<readonly [dish: number, slots: readonly number[], cookings: readonly Cooking[]]> {
    for (const dish of this.active) yield [dish, this.slotsOf[dish] as number[], this.cookings[dish] as Cooking[]];
  }
}
