// Trains what tells an answer in an interview from words of danger. `npm run train-everyday` writes answer/everyday.json and
// prints the floor at which no text of the care gate's sets passes.
import { readFileSync, writeFileSync } from 'node:fs';
import { readRows } from '../../../care/training/read-rows.ts';
import { featuresOf } from '../../../understanding/classifier.ts';
import { openSoftmax } from '../../../understanding/softmax.ts';
import type { Example } from '../../../understanding/train-classifier.ts';
import { trainSoftmax } from '../../../understanding/train-softmax.ts';
import { loadUniversalEncoder } from '../../../understanding/universal-encoder.ts';

const BATCH = 64;
/** Every fifth sentence of an answer is left out once, to see how many pass. */
const LEFT_OUT = 5;
const labels = ['answer', 'danger', 'else'] as const;

const folder = new URL('./', import.meta.url);
const lines = (file: string) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
const answers = [
  ...['stories.txt', 'stories-2.txt', 'stories-3.txt'].flatMap((file) =>
    lines(file).flatMap((line) => line.split(' | ').map((part) => part.slice(3))),
  ),
  ...['others.txt', 'others-2.txt', 'others-3.txt'].flatMap((file) =>
    lines(file).filter((line) => line.trim() && !line.startsWith('[')),
  ),
];
const label = (level: string) => (level === 'none' ? ('else' as const) : ('danger' as const));
const taught = readRows('sentences.tsv').map(({ text, level }) => ({ text, label: label(level) }));
/** Kept apart by the care gate, for thresholds. */
const kept = readRows('thresholds.tsv').filter(({ level }) => level !== 'none');

const encoder = await loadUniversalEncoder();
async function examplesOf(rows: readonly { text: string; label: string }[]): Promise<Example[]> {
  const examples: Example[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const vectors = await encoder.embed(batch.map(({ text }) => text));
    for (const [index, row] of batch.entries()) {
      examples.push({ features: featuresOf(row.text, vectors[index] as Float32Array), labels: [row.label] });
    }
  }
  return examples;
}
const options = { encoder: encoder.model, epochs: 14, rate: 0.1 };
const own = await examplesOf(answers.map((text) => ({ text, label: 'answer' })));
const others = await examplesOf(taught);
const danger = await examplesOf(kept.map(({ text }) => ({ text, label: 'danger' })));
const isHeld = (_: Example, index: number) => index % LEFT_OUT === 0;
const trial = openSoftmax(trainSoftmax([...own.filter((one, at) => !isHeld(one, at)), ...others], labels, options));
const share = (examples: readonly Example[], floor: number, read = trial) =>
  Math.round(
    (examples.filter(({ features }) => (read.probabilities(features)[0] ?? 0) >= floor).length / examples.length) * 1e3,
  ) / 1e3;
const most = danger.map(({ features }) => trial.probabilities(features)[0] ?? 0).sort((a, b) => b - a);
console.log(
  'likeliest of the dangers',
  most
    .slice(0, 12)
    .map((value) => value.toFixed(3))
    .join(' '),
  'of',
  most.length,
);
for (const [index, { features }] of danger.entries()) {
  const value = trial.probabilities(features)[0] ?? 0;
  if (value >= 0.5) console.log(value.toFixed(2), kept[index]?.text);
}
for (const floor of [0.3, 0.5, 0.7, 0.8, 0.9, 0.95]) {
  console.log(floor, 'answers', share(own.filter(isHeld), floor), 'dangers', share(danger, floor));
}
const classifier = trainSoftmax([...own, ...others, ...danger], labels, options);
writeFileSync(new URL('../answer/everyday.json', folder), `${JSON.stringify({ classifier })}\n`);
