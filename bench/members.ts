import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../tests/support/product.ts';
import { raisedLimits } from '../tests/support/raised-limits.ts';
import { signIn } from '../tests/support/session.ts';
import { median, printTable } from './print.ts';
import { seedMembers } from './seed-members.ts';

const OWN = 1_000;
const NEXT_DOOR = 1_000_000;
const TURNS = 150;
const WARM_UP = 10;
const reads = [
  { name: 'first page', query: '' },
  { name: 'search', query: '?search=member-00004' },
  { name: 'search, nobody found', query: '?search=nobody%20at%20all' },
  { name: 'status filter', query: '?status=disabled' },
];

/** The member list of one church, alone and with a far larger church in the same database, in turns. */
export async function benchMembers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-bench-'));
  const [alone, beside] = [join(folder, 'alone'), join(folder, 'beside')];
  try {
    const fresh = await startProduct({ DATA_DIR: alone });
    await fresh.close();
    cpSync(alone, beside, { recursive: true });
    seedMembers(alone, OWN, 0);
    const started = performance.now();
    seedMembers(beside, OWN, NEXT_DOOR);
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`\n(${(OWN + NEXT_DOOR).toLocaleString('en-US')} people put into a database in ${seconds} s)`);
    await compare(alone, beside);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(alone: string, beside: string): Promise<void> {
  const products: Product[] = [];
  try {
    for (const DATA_DIR of [alone, beside]) products.push(await startProduct({ LIMITS: raisedLimits, DATA_DIR }));
    const readers = await Promise.all(products.map(readerOf));
    const rows: (string | number)[][] = [];
    for (const { name, query } of reads) {
      const times = readers.map(() => [] as number[]);
      for (let turn = -WARM_UP; turn < TURNS; turn++) {
        const order = turn % 2 === 0 ? [0, 1] : [1, 0];
        for (const which of order) {
          const time = await readers[which]?.(query);
          if (turn >= 0 && time !== undefined) times[which]?.push(time);
        }
      }
      const [one = Number.NaN, many = Number.NaN] = times.map(median);
      rows.push([name, `${one.toFixed(2)} ms`, `${many.toFixed(2)} ms`, (many / one).toFixed(2)]);
    }
    printTable(
      `Member list of a church with 1,000 people (medians of ${TURNS} turns)`,
      ['GET /api/church-admin/users', 'alone', 'beside a church with 1,000,000', 'ratio'],
      rows,
    );
  } finally {
    await Promise.all(products.map((product) => product.close()));
  }
}

/** Reads one page of the list with a signed-in administrator's browser and answers how long it took, in ms. */
async function readerOf(product: Product): Promise<(query: string) => Promise<number>> {
  const headers = await signIn(product);
  return async (query) => {
    const started = performance.now();
    const response = await fetch(`${product.origin}/api/church-admin/users${query}`, { headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`The member list was refused: ${body}`);
    return performance.now() - started;
  };
}
