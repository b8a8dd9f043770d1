// Trains the reader of answers. `npm run train-answers` writes answer/answers.json and prints how it does.
import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../../../understanding/classifier.ts';
import { openSoftmax } from '../../../understanding/softmax.ts';
import type { Example } from '../../../understanding/train-classifier.ts';
import { trainSoftmax } from '../../../understanding/train-softmax.ts';
import { loadUniversalEncoder } from '../../../understanding/universal-encoder.ts';
import { roles } from '../data/rubric.ts';

/** Every fifth story, and every fifth sentence of the rest, is left out once to be read by the others. */
const LEFT_OUT = 5;
const BATCH = 64;
const FLOORS = [0.3, 0.4, 0.5, 0.6, 0.7];
const marks = { s: 'situation', t: 'task', a: 'action', r: 'result', l: 'learned', f: 'fit' } as const;

interface Row {
  label: string;
  text: string;
  held: boolean;
}

const folder = new URL('./', import.meta.url);
const lines = (file: string) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n');

/** A story is one line; each part has its mark. */
const stories: Row[] = ['stories.txt', 'stories-2.txt', 'stories-3.txt'].flatMap((file) =>
  lines(file).flatMap((line, index) =>
    line.split(' | ').map((part) => {
      const label = marks[part.slice(0, 1) as keyof typeof marks];
      if (!label || part.slice(1, 3) !== ': ') throw new Error(`${file}:${index + 1} has a part without a mark.`);
      return { label, text: part.slice(3), held: index % LEFT_OUT === 0 };
    }),
  ),
);
/** Under the name of a role in brackets, one sentence a line. */
const others: Row[] = ['others.txt', 'others-2.txt', 'others-3.txt'].flatMap((file) => {
  let label = '';
  return lines(file).flatMap((line, index) => {
    const heading = /^\[([a-z]+)\]$/.exec(line);
    if (heading) label = heading[1] ?? '';
    return heading || !line.trim() ? [] : [{ label, text: line, held: index % LEFT_OUT === 0 }];
  });
});
const rows = [...stories, ...others];
const unknown = rows.find(({ label }) => !(roles as readonly string[]).includes(label));
if (unknown) throw new Error(`There is no role ${unknown.label}.`);

const encoder = await loadUniversalEncoder();
const examples: Example[] = [];
for (let at = 0; at < rows.length; at += BATCH) {
  const batch = rows.slice(at, at + BATCH);
  const vectors = await encoder.embed(batch.map(({ text }) => text));
  for (const [index, { label, text }] of batch.entries()) {
    examples.push({ features: featuresOf(text, vectors[index] as Float32Array), labels: [label] });
  }
}
const options = { encoder: encoder.model, epochs: 24, rate: 0.1 };
const taught = examples.filter((_, index) => !rows[index]?.held);
const classifier = openSoftmax(trainSoftmax(taught, roles, options));
const round = (value: number) => Math.round(value * 1_000) / 1_000;
const read = examples.flatMap(({ features, labels: [label = ''] }, index) => {
  if (!rows[index]?.held) return [];
  const probabilities = classifier.probabilities(features);
  const most = Math.max(...probabilities);
  const said = classifier.labels[probabilities.indexOf(most)] ?? '';
  return [{ label, said, most, text: rows[index]?.text }];
});
const metrics = {
  trainedOn: examples.length,
  leftOut: read.length,
  firstIsRight: round(read.filter(({ label, said }) => label === said).length / read.length),
  fromFloor: FLOORS.map((floor) => {
    const taken = read.filter(({ most }) => most >= floor);
    return {
      floor,
      taken: round(taken.length / read.length),
      right: round(taken.filter(({ label, said }) => label === said).length / Math.max(1, taken.length)),
    };
  }),
};
console.log(JSON.stringify(metrics, null, 1));
if (process.argv.includes('--wrong')) {
  for (const { label, said, most, text } of read.filter((one) => one.label !== one.said)) {
    console.log(`${label} read as ${said} (${round(most)}): ${text}`);
  }
}

const content = { metrics, classifier: trainSoftmax(examples, roles, options) };
writeFileSync(new URL('../answer/answers.json', folder), `${JSON.stringify(content)}\n`);
