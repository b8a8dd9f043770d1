import { auditedPages, startAuditor } from '../tests/support/lighthouse.ts';
import type { Product } from '../tests/support/product.ts';
import { median, printTable } from './print.ts';

const ROUNDS = 5;
const GOAL = 98;

/** Lighthouse's performance of the public pages, mobile preset: the median of five. */
export async function benchLighthouse(product: Product): Promise<void> {
  const auditor = await startAuditor();
  const rows: (string | number)[][] = [];
  try {
    for (const path of auditedPages) {
      const scores: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { scores: all } = await auditor.audit(product.origin + path, ['performance']);
        scores.push(all.performance ?? 0);
      }
      rows.push([path, median(scores), scores.join(', ')]);
    }
  } finally {
    await auditor.close();
  }
  printTable(`Lighthouse performance, mobile preset (goal ${GOAL})`, ['page', `median of ${ROUNDS}`, 'each'], rows);
}
