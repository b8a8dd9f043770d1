import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('an infinite figure is written as Prometheus reads it', () => {
  const metrics = createMetrics();
  metrics.gauge('backup_age_seconds', () => Number.POSITIVE_INFINITY);

  expect(metrics.text()).toContain('\nlampstand_backup_age_seconds +Inf\n');
});
