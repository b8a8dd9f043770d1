import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createModelWriter, type ModelSettings, type ModelTools } from '../writing/index.ts';
import { freeSpending } from './free-spending.ts';

/** A writer over a model endpoint, with money without end, and everything that it logged and counted. */
export function testModelWriter(
  settings: Pick<ModelSettings, 'baseUrl' | 'name'> & Partial<ModelSettings>,
  tools: Partial<ModelTools> = {},
) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const spending = freeSpending();
  const writer = createModelWriter(
    { stallSeconds: 60, totalSeconds: 60, ...settings },
    {
      spending,
      metrics,
      clock: { now: () => Date.now() },
      log: createLog('trace', { write: (line: string) => void lines.push(line) }),
      ...tools,
    },
  );
  return { writer, lines, metrics, spending };
}
