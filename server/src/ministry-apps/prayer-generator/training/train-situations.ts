// Trains the reader of single sentences. `npm run train-situations` writes understanding/situations.json and prints how it does.
import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf } from '../../../understanding/classifier.ts';
import { openSoftmax } from '../../../understanding/softmax.ts';
import type { Example } from '../../../understanding/train-classifier.ts';
import { trainSoftmax } from '../../../understanding/train-softmax.ts';
import { loadUniversalEncoder } from '../../../understanding/universal-encoder.ts';
import { concerns } from '../data/concerns/index.ts';

/** The last wordings of each situation, by another hand than the first ones, are left out once to be read by the rest. */
const LEFT_OUT = 2;
/** Situations that a need without a stage is an example of. */
const MOST_OPEN = 4;
const BATCH = 64;
const FLOORS = [0.4, 0.5, 0.6, 0.7, 0.8];

const folder = new URL('./', import.meta.url);
const rows = ['situations.tsv', 'nothing-in-particular.tsv']
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
  .map((line) => {
    const [label = '', text = ''] = line.split('\t');
    return { label, text };
  });
/** "Biopsy tuesday": how people name a need in a list. With `concern:` before it, it tells no situation, and each one has it. */
const fragments = readFileSync(new URL('fragments.tsv', folder), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [label = '', text = ''] = line.split('\t');
    const concern = concerns.find(({ id }) => label === `concern:${id}`);
    const open = concern?.situations.filter(({ glad }) => !glad).slice(0, MOST_OPEN) ?? [{ id: label }];
    return open.map(({ id }) => ({ label: id, text }));
  });
const encoder = await loadUniversalEncoder();
const examples: Example[] = [];
const all = [...rows, ...fragments];
for (let at = 0; at < all.length; at += BATCH) {
  const batch = all.slice(at, at + BATCH);
  const vectors = await encoder.embed(batch.map(({ text }) => text));
  for (const [index, { label, text }] of batch.entries()) {
    examples.push({ features: featuresOf(text, vectors[index] as Float32Array), labels: [label] });
  }
}
const labels = [...new Set(rows.map(({ label }) => label))];
const options = { encoder: encoder.model, epochs: 6, rate: 0.12 };

const ofLabel = Map.prototype.get.bind(
  new Map(concerns.flatMap(({ id, situations }) => situations.map((situation) => [situation.id, id]))),
) as (label: string) => string | undefined;
const seen = new Map<string, number>();
const total = new Map<string, number>();
for (const { label } of rows) total.set(label, (total.get(label) ?? 0) + 1);
const isLeftOut = rows.map(({ label }) => {
  const count = (seen.get(label) ?? 0) + 1;
  seen.set(label, count);
  return count > (total.get(label) ?? 0) - LEFT_OUT;
});
const classifier = openSoftmax(
  trainSoftmax(
    examples.filter((_, index) => !isLeftOut[index]),
    labels,
    options,
  ),
);
const read = examples.flatMap(({ features, labels: [label = ''] }, index) => {
  if (!isLeftOut[index]) return [];
  const probabilities = classifier.probabilities(features);
  const byConcern = new Map<string, number>();
  for (const [at, other] of labels.entries()) {
    const concern = ofLabel(other) ?? other;
    byConcern.set(concern, (byConcern.get(concern) ?? 0) + (probabilities[at] ?? 0));
  }
  const [concern = ['', 0] as const] = [...byConcern].sort((a, b) => b[1] - a[1]);
  const most = Math.max(...probabilities);
  return [
    {
      situation: { right: labels[probabilities.indexOf(most)] === label, probability: most },
      concern: { right: concern[0] === (ofLabel(label) ?? label), probability: concern[1] },
    },
  ];
});
const round = (value: number) => Math.round(value * 1_000) / 1_000;
const measured = (kind: 'situation' | 'concern') => ({
  firstIsRight: round(read.filter((one) => one[kind].right).length / read.length),
  fromFloor: FLOORS.map((floor) => {
    const taken = read.filter((one) => one[kind].probability >= floor);
    return {
      floor,
      taken: round(taken.length / read.length),
      right: round(taken.filter((one) => one[kind].right).length / taken.length),
    };
  }),
});
const metrics = {
  trainedOn: examples.length,
  leftOut: read.length,
  situation: measured('situation'),
  concern: measured('concern'),
};
console.log(JSON.stringify(metrics, null, 1));

const content = { metrics, classifier: trainSoftmax(examples, labels, options) };
writeFileSync(new URL('../understanding/situations.json', folder), `${JSON.stringify(content)}\n`);
