import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('an infinite value is written in the Prometheus format', () => {
  const metrics = createMetrics();
  metrics.gauge('backup_age_seconds', () => Number.POSITIVE_INFINITY);

  expect(metrics.text()).toContain('\nlampstand_backup_age_seconds +Inf\n');
});
