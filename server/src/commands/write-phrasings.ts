import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { apps } from '../ministry-apps/apps.generated.ts';
import { encoderWorkerFile, phrasingsFile } from '../platform/paths.ts';
import { createWorkerPool } from '../platform/workers/worker-pool.ts';
import type { EncoderTasks } from '../understanding/encoder-worker.ts';
import { phrasingFile, readPhrasings } from '../understanding/phrasing-file.ts';
import { UNIVERSAL_ENCODER } from '../understanding/sentence-encoder.ts';

/** Texts of one task. */
const BATCH = 64;

// The last step of the build: makes the vectors of the phrasings of all apps. Texts that have not changed keep theirs.
const texts = new Set(
  apps.flatMap(({ phrasings = [] }) => phrasings.flatMap((set) => set.phrasings.map((one) => one.text))),
);
const before = readPhrasings(phrasingsFile);
const vectors = new Map<string, Float32Array>();
for (const text of texts) {
  const known = before.model === UNIVERSAL_ENCODER ? before.vectorOf(text) : undefined;
  if (known) vectors.set(text, known);
}
// A batch takes as long as its longest text, so texts of one length go together.
const waiting = [...texts].filter((text) => !vectors.has(text)).sort((a, b) => a.length - b.length);
const workers = Math.min(4, availableParallelism());
const pool = createWorkerPool<EncoderTasks>({
  start: (options) => new Worker(encoderWorkerFile, options),
  atOnce: workers,
  deadlineMs: 60_000,
  memoryMb: 512,
});
await Promise.all(
  Array.from({ length: workers }, async () => {
    for (let batch = waiting.splice(0, BATCH); batch.length > 0; batch = waiting.splice(0, BATCH)) {
      const made = await pool.run('embed', batch);
      for (const [index, text] of batch.entries()) vectors.set(text, made[index] as Float32Array);
    }
  }),
);
await pool.close();
writeFileSync(phrasingsFile, phrasingFile(vectors, UNIVERSAL_ENCODER));
