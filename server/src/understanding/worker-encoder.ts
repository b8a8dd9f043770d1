import { createHash } from 'node:crypto';
import { createWorkerPool, type WorkerPoolSettings } from '../platform/workers/worker-pool.ts';
import type { EncoderTasks } from './encoder-worker.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';

/** Sentences of one call to the model; about a quarter of a second. */
const BATCH = 32;
/** Waiting sentences, at most: two seconds of work. Beyond it an answer without vectors is the better one. */
const MOST_WAITING = 256;

/** Vectors kept by the hash of their sentence: a conversation sends its earlier messages again with each run. */
const MOST_KEPT = 1_000;

interface Waiting {
  sentence: string;
  resolve: (vector: Float32Array) => void;
  reject: (error: unknown) => void;
}

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
  const kept = new Map<string, Promise<Float32Array>>();
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        const vectors = await pool.run(
          'embed',
          batch.map(({ sentence }) => sentence),
        );
        for (const [index, { resolve }] of batch.entries()) resolve(vectors[index] as Float32Array);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    busy = false;
  }

  function vectorOf(sentence: string): Promise<Float32Array> {
    const key = createHash('sha256').update(sentence).digest('base64');
    const known = kept.get(key);
    kept.delete(key);
    const vector =
      known ??
      new Promise<Float32Array>((resolve, reject) => {
        waiting.push({ sentence, resolve, reject });
      });
    kept.set(key, vector);
    vector.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
    return vector;
  }

  return {
    model,
    embed(sentences) {
      if (waiting.length + sentences.length > MOST_WAITING) {
        return Promise.reject(new Error(`More than ${MOST_WAITING} sentences are waiting for the encoder.`));
      }
      const vectors = sentences.map(vectorOf);
      void work();
      return Promise.all(vectors);
    },
    close: () => pool.close(),
  };
}
