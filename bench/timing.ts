import type { Product } from '../tests/support/product.ts';
import { demoAdministrator, startVisit } from '../tests/support/session.ts';
import { mannWhitney } from './mann-whitney.ts';
import { median, printTable } from './print.ts';

const SAMPLES = 200;
const WARM_UP = 10;
const known = { email: demoAdministrator };
const unknown = { email: 'choir@grace-chapel.example' };

/** Whether time tells a known address from an unknown one; the two in turns, each first as often as the other. */
export async function benchTiming(product: Product): Promise<void> {
  const visit = await startVisit(product);
  const forms = [
    { name: 'login, wrong password', path: '/api/auth/login', rest: { password: 'not the password' }, status: 401 },
    { name: 'forgot password', path: '/api/auth/forgot-password', rest: {}, status: 200 },
  ];
  const rows: (string | number)[][] = [];
  for (const { name, path, rest, status } of forms) {
    const time = async (who: { email: string }) => {
      const started = performance.now();
      const response = await visit.post(path, { ...who, ...rest });
      await response.arrayBuffer();
      if (response.status !== status) throw new Error(`${name} answered ${response.status} instead of ${status}.`);
      return performance.now() - started;
    };
    const samples = { known: [] as number[], unknown: [] as number[] };
    for (let turn = -WARM_UP; turn < SAMPLES; turn++) {
      const [first, second] = turn % 2 === 0 ? [known, unknown] : [unknown, known];
      const pair = new Map([[first, await time(first)]]).set(second, await time(second));
      if (turn < 0) continue;
      samples.known.push(pair.get(known) ?? Number.NaN);
      samples.unknown.push(pair.get(unknown) ?? Number.NaN);
    }
    const [here, gone] = [median(samples.known), median(samples.unknown)];
    const p = mannWhitney(samples.known, samples.unknown);
    rows.push([
      name,
      `${here.toFixed(2)} ms`,
      `${gone.toFixed(2)} ms`,
      `${(here - gone).toFixed(2)} ms`,
      p.toFixed(3),
      p > 0.01 || Math.abs(here - gone) < 2 ? 'no' : 'YES',
    ]);
  }
  printTable(
    `Does time tell whether an address has an account? (${SAMPLES} samples each in turns; told apart: p ≤ 0.01 and 2 ms or more)`,
    ['form', 'known, median', 'unknown, median', 'difference', 'Mann–Whitney p', 'told apart'],
    rows,
  );
}
