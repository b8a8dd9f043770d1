import { setMaxListeners } from 'node:events';
import type { LimitSettings } from '../limit-defaults.ts';
import { limitReached } from '../limits.ts';
import { serverCrowded, serverRestarting } from './busy.ts';

export interface OpenStream {
  /** Aborts when the server shuts down. End the stream with an `error` event `busy`. */
  readonly shutdown: AbortSignal;
  close(): void;
}

/** The open run streams of this process, with their caps. */
export interface OpenStreams {
  /** @throws AppError `limit_reached` when the church, `busy` when the server is full. */
  open(churchId: string, kind: 'built-in' | 'model'): OpenStream;
  readonly size: number;
  /** Aborts every stream and resolves when all have ended, or after the deadline. Refuses further ones. */
  end(deadlineMs: number): Promise<void>;
}

/** An empty registry with the caps of LIMITS. */
export function createOpenStreams({ concurrency }: LimitSettings): OpenStreams {
  const shutdown = new AbortController();
  setMaxListeners(0, shutdown.signal); // one for each open run
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
