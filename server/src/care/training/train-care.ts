// Trains the care gate's classifier. `npm run train-care` writes care/danger.json and prints how it does.
import { writeFileSync } from 'node:fs';
import { type Features, featuresOf, openClassifier } from '../../understanding/classifier.ts';
import { trainClassifier } from '../../understanding/train-classifier.ts';
import { textVector } from '../../understanding/understanding.ts';
import { loadUniversalEncoder } from '../../understanding/universal-encoder.ts';
import { heldOut } from '../corpus/held-out.ts';
import { heldOutFifth } from '../corpus/held-out-fifth.ts';
import { heldOutFourth } from '../corpus/held-out-fourth.ts';
import { heldOutSecond } from '../corpus/held-out-second.ts';
import { heldOutSixth } from '../corpus/held-out-sixth.ts';
import { heldOutThird } from '../corpus/held-out-third.ts';
import { corpus } from '../corpus/index.ts';
import { ordinaryBible, ordinaryMoney, ordinaryPrayers } from '../corpus/ordinary.ts';
import { piecesOf } from '../meaning.ts';
import { careKinds } from '../types.ts';
import { writtenLanguage } from '../written-language.ts';
import { type Row, readRows, thresholdFor } from './read-rows.ts';

/** Shares of everyday texts that are taken for urgent, and that bring anything, at most. Some of them are cries, too. */
const MOST_URGENT = 0.01;
const MOST_SHOWN = 0.06;

const folder = new URL('./', import.meta.url);
const fromTests: Row[] = [
  ...corpus,
  ...heldOut,
  ...heldOutSecond,
  ...heldOutThird,
  ...heldOutFourth,
  ...heldOutFifth,
  ...heldOutSixth,
  ...ordinaryPrayers,
  ...ordinaryMoney,
  ...ordinaryBible,
]
  .filter(({ text }) => writtenLanguage([text]) !== 'es')
  .map(({ text, expected, kinds }) => ({ text, kinds, level: expected === 'harmless' ? 'none' : expected, style: '' }));

const training = [...fromTests, ...readRows('sentences.tsv')];
const choosing = readRows('thresholds.tsv');
const encoder = await loadUniversalEncoder();
const vectors = new Map<string, Float32Array>();
for (const text of new Set([...training.map(({ text }) => text), ...choosing.flatMap(({ text }) => piecesOf(text))])) {
  vectors.set(text, await textVector(text, encoder));
}

const read = (text: string): Features => featuresOf(text, vectors.get(text) as Float32Array);
const examples = training.map((row) => ({ features: read(row.text), labels: labelsOf(row) }));
const labels = ['urgent', 'shown', ...careKinds.filter((kind) => training.some(({ kinds }) => kinds.includes(kind)))];
const options = { encoder: encoder.model, epochs: 20, rate: 0.01, decay: 1e-3, positive: 2 };
const file = trainClassifier(examples, labels, options);
const classifier = openClassifier(file);
const highest = (text: string, label: string) =>
  Math.max(...piecesOf(text).map((piece) => classifier.probabilities(read(piece))[labels.indexOf(label)] ?? 0));
const scored = choosing.map((row) => ({
  ...row,
  urgent: highest(row.text, 'urgent'),
  shown: highest(row.text, 'shown'),
}));
const ordinary = scored.filter(({ style }) => style === 'everyday');
const thresholds = {
  urgent: thresholdFor(
    ordinary.map(({ urgent }) => urgent),
    MOST_URGENT,
  ),
  note: thresholdFor(
    ordinary.map(({ shown }) => shown),
    MOST_SHOWN,
  ),
};
const isUrgent = ({ urgent }: { urgent: number }) => urgent >= thresholds.urgent;
const isShown = (row: { urgent: number; shown: number }) => isUrgent(row) || row.shown >= thresholds.note;
const rates = (level: Row['level'], style?: string) => {
  const rows = scored.filter((row) => row.level === level && (!style || row.style === style));
  const share = (some: typeof rows) => Math.round((some.length / rows.length) * 1_000) / 1_000;
  return { texts: rows.length, urgent: share(rows.filter(isUrgent)), shown: share(rows.filter(isShown)) };
};
const metrics = {
  trainedOn: examples.length,
  plain: rates('urgent', 'plain'),
  indirect: rates('urgent', 'indirect'),
  note: rates('note'),
  everyday: rates('none', 'everyday'),
  soundsDangerous: rates('none', 'hard'),
};
console.log(thresholds, metrics);
const content = { metrics, thresholds, classifier: file };
writeFileSync(new URL('../danger.json', folder), `${JSON.stringify(content)}\n`);

function labelsOf({ level, kinds }: Row): string[] {
  if (level === 'none') return [];
  return level === 'urgent' ? ['urgent', 'shown', ...kinds] : ['shown', ...kinds];
}
