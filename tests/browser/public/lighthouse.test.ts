import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Auditor, auditedPages, startAuditor } from '../../support/lighthouse.ts';
import { product } from '../../support/shared-product.ts';

let auditor: Auditor;
beforeAll(async () => {
  auditor = await startAuditor();
});
afterAll(async () => {
  await auditor?.close();
});

test.each(auditedPages)('%s has full Lighthouse scores for accessibility, best practices and search', async (path) => {
  const { scores, faults } = await auditor.audit(product.origin + path, ['accessibility', 'best-practices', 'seo']);

  expect(faults).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
});
