import { Worker } from 'node:worker_threads';
import { encoderWorkerFile } from '../server/src/platform/paths.ts';
import { UNIVERSAL_ENCODER } from '../server/src/understanding/sentence-encoder.ts';
import { createWorkerEncoder } from '../server/src/understanding/worker-encoder.ts';
import { median, printTable, round } from './print.ts';

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
let count = 0;
/** Sentences that no cache has seen. */
const sentences = (length: number) =>
  Array.from({ length }, () => `Please pray for my neighbor's ${++count} sick hens and her old barn.`);

const before = megabytes();
const encoder = createWorkerEncoder(UNIVERSAL_ENCODER, (options) => new Worker(encoderWorkerFile, options));
const started = performance.now();
await encoder.embed(sentences(1));
const startMs = round(performance.now() - started);

const rows = [];
for (const size of [1, 4, 32]) {
  const times = [];
  for (let run = 0; run < 15; run++) {
    const from = performance.now();
    await encoder.embed(sentences(size));
    times.push(performance.now() - from);
  }
  const middle = median(times);
  rows.push([`${size} at once`, round(middle), round(middle / size)]);
}
printTable('Sentence encoder', ['sentences', 'ms', 'ms each'], rows);
console.log(`  start with the first sentence ${startMs} ms, memory ${megabytes() - before} MB`);
await encoder.close();
