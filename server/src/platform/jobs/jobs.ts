import { Cron } from 'croner';
import type { Log } from '../log.ts';

export interface Jobs {
  /**
   * Runs `work` on a cron pattern (UTC), with `atOnce` also now, never twice at a time. A failure is logged and the
   * next run still happens.
   */
  add(name: string, pattern: string, work: () => Promise<unknown>, options?: { atOnce?: boolean }): void;
  stop(): void;
}

/** An empty schedule. */
export function createJobs(log: Log): Jobs {
  const crons: Cron[] = [];
  return {
    add(name, pattern, work, { atOnce = false } = {}) {
      const cron = new Cron(pattern, { name: undefined, protect: true, timezone: 'UTC', unref: true }, async () => {
        try {
          await work();
        } catch (error) {
          log.error({ err: error, job: name }, 'job failed');
        }
      });
      crons.push(cron);
      if (atOnce) void cron.trigger();
    },
    stop() {
      for (const cron of crons) cron.stop();
    },
  };
}
