import type { Spending, Tokens } from '../writing/spending.ts';

/** Money without end, and a list of what became of it. */
export function freeSpending(): Spending & { settled: Tokens[]; released: number; reserved: Tokens[] } {
  const booked = { settled: [] as Tokens[], released: 0, reserved: [] as Tokens[] };
  return Object.assign(booked, {
    async reserve(_churchId: string, most: Tokens) {
      booked.reserved.push(most);
      return {
        async settle(used: Tokens) {
          booked.settled.push(used);
        },
        async release() {
          booked.released += 1;
        },
      };
    },
  });
}
