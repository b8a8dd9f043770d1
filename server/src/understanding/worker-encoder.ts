import { createWorkerPool, type WorkerPoolSettings } from '../platform/workers/worker-pool.ts';
import type { EncoderTasks } from './encoder-worker.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';
import { createVectorCache, settle, type Waiting } from './vector-cache.ts';

/** Sentences of one call to the model; about a quarter of a second. */
const BATCH = 32;
/** Waiting sentences, at most: two seconds of work. Beyond it an answer without vectors is the better one. */
const MOST_WAITING = 256;

export interface WorkerEncoder extends SentenceEncoder {
  close(): Promise<void>;
}

/**
 * A sentence encoder in one worker thread, which starts with the first sentence. Sentences that arrive while it is busy are
 * encoded together.
 */
export function createWorkerEncoder(model: string, start: WorkerPoolSettings['start']): WorkerEncoder {
  const pool = createWorkerPool<EncoderTasks>({ start, atOnce: 1, deadlineMs: 5_000, memoryMb: 512 });
  const waiting: Waiting[] = [];
  const cache = createVectorCache();
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    while (waiting.length > 0) {
      await settle(waiting.splice(0, BATCH), (sentences) => pool.run('embed', sentences));
    }
    busy = false;
  }

  return {
    model,
    embed(sentences) {
      if (waiting.length + sentences.length > MOST_WAITING) {
        return Promise.reject(new Error(`More than ${MOST_WAITING} sentences are waiting for the encoder.`));
      }
      const vectors = sentences.map((sentence) => cache.vectorOf(sentence, waiting));
      void work();
      return Promise.all(vectors);
    },
    close: () => pool.close(),
  };
}
