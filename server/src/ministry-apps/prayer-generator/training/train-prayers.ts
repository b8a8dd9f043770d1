// Trains the reader of prayer requests. `npm run train-prayers` writes understanding/occasions.json and prints how it does.
import { readFileSync, writeFileSync } from 'node:fs';
import { featuresOf, openClassifier } from '../../../understanding/classifier.ts';
import { type Example, trainClassifier } from '../../../understanding/train-classifier.ts';
import { textVector } from '../../../understanding/understanding.ts';
import { loadUniversalEncoder } from '../../../understanding/universal-encoder.ts';
import { type Group, groupLabel, groupOf, groups } from '../understanding/groups.ts';
import { isSpanish } from '../understanding/language.ts';

/** Every fourth example is left out in turn and read by what was learned from the others. */
const FOLDS = 4;

const folder = new URL('./', import.meta.url);
const rows = ['prayer-requests.tsv', 'prayer-more.tsv', 'prayer-more2.tsv']
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
  .map((line) => {
    const [labels = '', text = ''] = line.split('\t');
    return { labels: labels.split(','), text };
  })
  // The encoder reads English only.
  .filter(({ text }) => !isSpanish(text));

const encoder = await loadUniversalEncoder();
const examples: Example[] = [];
for (const { labels, text } of rows) {
  const found = [...new Set(labels.flatMap((label) => groupOf(label) ?? []))];
  examples.push({
    features: featuresOf(text, await textVector(text, encoder)),
    labels: [...labels, ...found.map(groupLabel)],
  });
}
const occasions = [...new Set(rows.flatMap(({ labels }) => labels))];
const labels = [...occasions, ...(Object.keys(groups) as Group[]).map(groupLabel)];
const options = { encoder: encoder.model, epochs: 20, rate: 0.01, decay: 3e-4, positive: 1 };

const ranks: { right: number; sure: boolean }[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const learned = trainClassifier(
    examples.filter((_, index) => index % FOLDS !== fold),
    labels,
    options,
  );
  const classifier = openClassifier(learned);
  for (const example of examples.filter((_, index) => index % FOLDS === fold)) {
    const probabilities = classifier.probabilities(example.features);
    const ranked = occasions
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
    ranks.push({
      right: ranked.findIndex(({ label }) => example.labels.includes(label)),
      sure: (ranked[0]?.probability ?? 0) >= 0.5,
    });
  }
}
const share = (some: readonly unknown[], all: readonly unknown[]) =>
  Math.round((some.length / all.length) * 1_000) / 1_000;
const sure = ranks.filter((rank) => rank.sure);
const metrics = {
  trainedOn: examples.length,
  firstIsRight: share(
    ranks.filter(({ right }) => right === 0),
    ranks,
  ),
  rightAmongFive: share(
    ranks.filter(({ right }) => right < 5),
    ranks,
  ),
  takenAsSure: share(sure, ranks),
  sureIsRight: share(
    sure.filter(({ right }) => right === 0),
    sure,
  ),
};
console.log(metrics);

const content = { metrics, classifier: trainClassifier(examples, labels, options) };
writeFileSync(new URL('../understanding/occasions.json', folder), `${JSON.stringify(content)}\n`);
