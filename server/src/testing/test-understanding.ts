import { phrasingsFile } from '../platform/paths.ts';
import { readPhrasings } from '../understanding/phrasing-file.ts';
import { UNIVERSAL_ENCODER } from '../understanding/sentence-encoder.ts';
import { createUnderstanding } from '../understanding/understanding.ts';
import { createWorkerEncoder } from '../understanding/worker-encoder.ts';
import { fromSource } from './worker-from-source.ts';

/** The real encoder in a thread of its own, which starts with the first sentence. Call `close` at the end. */
export function openTestUnderstanding() {
  const start = fromSource(new URL('../understanding/encoder-worker.ts', import.meta.url));
  const encoder = createWorkerEncoder(UNIVERSAL_ENCODER, start);
  const understanding = createUnderstanding({
    encoder,
    prepared: readPhrasings(phrasingsFile),
    onFailure: (error) => {
      throw error;
    },
  });
  return { understanding, encoder, close: () => encoder.close() };
}
