import { setMaxListeners } from 'node:events';
import type { LimitSettings } from '../limit-defaults.ts';
import { limitReached } from '../limits.ts';
import { serverCrowded, serverRestarting } from './busy.ts';

export interface OpenStream {
  /** Aborts when the server shuts down: end the stream politely, with an `error` event `busy`. */
  readonly shutdown: AbortSignal;
  close(): void;
}

/** Runs under way in this process: how many at a time, and how to end them all. */
export interface OpenStreams {
  /** @throws AppError `limit_reached` when the church, `busy` when this server has its fill. */
  open(churchId: string, kind: 'built-in' | 'model'): OpenStream;
  readonly size: number;
  /** Tells every stream to end and resolves when all have, or after the deadline. Further ones are refused. */
  end(deadlineMs: number): Promise<void>;
}

/** An empty registry with the caps of LIMITS. */
export function createOpenStreams({ concurrency }: LimitSettings): OpenStreams {
  const shutdown = new AbortController();
  setMaxListeners(0, shutdown.signal); // one for each run under way
  const open = new Set<{ churchId: string; kind: string }>();
  let whenEmpty: (() => void) | undefined;

  return {
    get size() {
      return open.size;
    },
    open(churchId, kind) {
      if (shutdown.signal.aborted) throw serverRestarting();
      const alike = [...open].filter((stream) => stream.kind === kind);
      const node = kind === 'model' ? concurrency.modelStreamsPerNode : concurrency.builtInStreamsPerNode;
      const church = kind === 'model' ? concurrency.modelStreamsPerChurch : concurrency.builtInStreamsPerChurch;
      if (alike.length >= node) throw serverCrowded();
      if (alike.filter((stream) => stream.churchId === churchId).length >= church) throw limitReached(10);
      const stream = { churchId, kind };
      open.add(stream);
      return {
        shutdown: shutdown.signal,
        close() {
          open.delete(stream);
          if (open.size === 0) whenEmpty?.();
        },
      };
    },
    async end(deadlineMs) {
      shutdown.abort();
      if (open.size === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadlineMs);
        whenEmpty = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
