import type { Input } from '@lampstand/sdk/app';
import type { HeavyContext } from '../../ministry-apps/contract.ts';
import { serveTasks } from '../../platform/workers/serve-tasks.ts';

// A worker with a heavy app of the test: doubles the seed, asks, or never ends.
serveTasks({
  async solveApp({ input, context }: { input: Input; context: HeavyContext }) {
    for (;;) {
      if (input.task === 'double') return { result: { doubled: context.seed * 2 } };
      if (input.task === 'ask') return { ask: { fields: [], why: 'Which one?' } };
    }
  },
});
