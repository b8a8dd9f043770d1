import { spokenWordsIn } from '../../../app-kit/index.ts';
import type { Line } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';
import { type Said, sentence } from './fill.ts';
import { isSeen, type Order } from './order.ts';
import type { Part, Pools } from './pools.ts';

/** Collects sentences from the pools until a length is reached; uses no line twice. */
export class Draft {
  private readonly used = new Set<Line>();
  private readonly chosen = new Map<Part, string[]>();
  words = 0;

  constructor(
    private readonly pools: Pools,
    private readonly facts: Facts,
    private readonly said: Said,
    private readonly order: Order,
  ) {}

  /** Counts words of the prayer that don't come from the pools. */
  count(text: string): void {
    this.words += spokenWordsIn(text);
  }

  /** Adds one more sentence of this part with at most `room` words; false when there is none. `fresh`: none that an earlier attempt has said. */
  add(part: Part, room: number, fresh = false): boolean {
    for (const line of this.pools[part]) {
      if (this.used.has(line) || (fresh && isSeen(line, this.order))) continue;
      const trial = { ...this.said };
      const text = sentence(/[.!?”]$/.test(line) ? line : `${line}.`, this.facts, trial);
      if (!text || spokenWordsIn(text) > room) continue;
      this.said.subject = trial.subject;
      this.used.add(line);
      this.chosen.set(part, [...this.of(part), text]);
      this.count(text);
      return true;
    }
    return false;
  }

  /** Adds every sentence of a part that fits. */
  addAll(part: Part, target: number): void {
    while (this.add(part, target - this.words));
  }

  of(part: Part): string[] {
    return this.chosen.get(part) ?? [];
  }

  /** Adds sentences in the order of `wishes` while the words stay within `target`, then any of `fillers` that fit. */
  fillTo(target: number, wishes: readonly Part[], fillers: readonly Part[]): void {
    const most = target * 1.05;
    // Several short petitions are better than one long one: a sentence takes at most a sixth of a short prayer.
    const share = Math.max(12, target * 0.17);
    for (const fresh of this.order.seen ? [true, false] : [false]) {
      for (const wish of wishes) {
        if (this.words >= target * 0.95) return;
        const room = most - this.words;
        if (!this.add(wish, Math.min(room, share), fresh)) this.add(wish, room, fresh);
      }
      while (this.words < target * 0.9 && fillers.some((part) => this.add(part, most - this.words, fresh)));
    }
  }
}
