import { spokenWordsIn } from '../../../app-kit/index.ts';
import type { Line } from '../theme.ts';
import type { Facts } from '../understanding/understand.ts';
import { type Said, sentence } from './fill.ts';
import type { Movement, Pools } from './pools.ts';

/** Draws sentences from the pools until a length is reached; no line is drawn twice. */
export class Drawing {
  private readonly used = new Set<Line>();
  private readonly chosen = new Map<Movement, string[]>();
  words = 0;

  constructor(
    private readonly pools: Pools,
    private readonly facts: Facts,
    private readonly said: Said,
  ) {}

  /** Counts words that are said but not drawn. */
  count(text: string): void {
    this.words += spokenWordsIn(text);
  }

  /** Draws one more sentence of this movement that has at most `room` words. False when there is none. */
  draw(movement: Movement, room: number): boolean {
    for (const line of this.pools[movement]) {
      if (this.used.has(line)) continue;
      const trial = { ...this.said };
      const text = sentence(/[.!?”]$/.test(line) ? line : `${line}.`, this.facts, trial);
      if (!text || spokenWordsIn(text) > room) continue;
      this.said.subject = trial.subject;
      this.used.add(line);
      this.chosen.set(movement, [...this.of(movement), text]);
      this.count(text);
      return true;
    }
    return false;
  }

  of(movement: Movement): string[] {
    return this.chosen.get(movement) ?? [];
  }

  /** Follows `wishes` as long as the words stay within `target`, then fills what is left with whatever fits. */
  fillTo(target: number, wishes: readonly Movement[], fillers: readonly Movement[]): void {
    const most = target * 1.05;
    // Several short petitions say more than one long one, so a sentence may take a sixth of a short prayer.
    const share = Math.max(12, target * 0.17);
    for (const wish of wishes) {
      if (this.words >= target * 0.95) return;
      const room = most - this.words;
      if (!this.draw(wish, Math.min(room, share))) this.draw(wish, room);
    }
    while (this.words < target * 0.9 && fillers.some((movement) => this.draw(movement, most - this.words)));
  }
}
