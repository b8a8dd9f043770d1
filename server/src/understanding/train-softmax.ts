import { wordValues } from './classifier.ts';
import { type SoftmaxFile, STRETCH, softmax } from './softmax.ts';
import { type Example, packed, rarityOf, shuffledOrder } from './train-classifier.ts';
import { WORD_FEATURES } from './word-features.ts';

interface SoftmaxOptions {
  encoder: string;
  epochs: number;
  rate: number;
}

const BATCH = 128;
/** Smaller bytes of words are left out: they decide nothing, and the file is half as large. */
const LEAST = 14;

/**
 * Trains a choice of one label by Adagrad, over the examples in a fixed shuffled order: the same examples give the same
 * weights. Each example has one label.
 */
export function trainSoftmax(
  examples: readonly Example[],
  labels: readonly string[],
  { encoder, epochs, rate }: SoftmaxOptions,
): SoftmaxFile {
  const width = examples[0]?.features.vector.length ?? 0;
  const count = labels.length;
  const rarity = rarityOf(examples);
  const values = examples.map(({ features }) => wordValues(features.places, rarity));
  const placeOf = new Map(labels.map((label, index) => [label, index]));
  const truth = examples.map(({ labels: [label = ''] }) => placeOf.get(label) ?? 0);
  // The weights of a word are together, one for each label; only words of the batch change.
  const words = new Map<number, Learned>();
  for (const { features } of examples) {
    for (const place of features.places) if (!words.has(place)) words.set(place, learned(count));
  }
  const dense = Array.from({ length: width }, () => learned(count));
  const biases = learned(count);
  const order = shuffledOrder(examples.length);
  const change = new Float32Array(count);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      // One row of weights at a time, for the whole batch: it stays in the processor's cache.
      const rows = rowsOf(batch, examples, values, { dense, words });
      rows.push({ row: biases, uses: batch.map((_, at) => ({ at, value: 1 })) });
      const scores = batch.map(() => new Float32Array(count));
      for (const { row, uses } of rows) {
        for (const { at, value } of uses) add(scores[at] as Float32Array, row.weights, value);
      }
      const slopes = scores.map((score, at) => {
        const slope = softmax(score);
        const right = truth[batch[at] ?? 0] ?? 0;
        slope[right] = (slope[right] ?? 0) - 1;
        return slope;
      });
      for (const { row, uses } of rows) {
        change.fill(0);
        for (const { at, value } of uses) add(change, slopes[at] as Float32Array, value / batch.length);
        step(row, change, rate);
      }
    }
  }
  return fileOf({ encoder, labels, width, rarity, dense, words, biases });
}

interface Learned {
  weights: Float32Array;
  /** Sum of the squares of all changes so far. */
  squares: Float32Array;
}

interface RowUse {
  row: Learned;
  /** Which examples of the batch it is used for, and with which value. */
  uses: { at: number; value: number }[];
}

function rowsOf(
  batch: readonly number[],
  examples: readonly Example[],
  values: readonly Float32Array[],
  { dense, words }: { dense: readonly Learned[]; words: ReadonlyMap<number, Learned> },
): RowUse[] {
  const rows: RowUse[] = dense.map((row, i) => ({
    row,
    uses: batch.map((example, at) => ({ at, value: (examples[example]?.features.vector[i] ?? 0) * STRETCH })),
  }));
  const ofWords = new Map<number, RowUse>();
  for (const [at, example] of batch.entries()) {
    for (const [index, place] of (examples[example]?.features.places ?? new Uint16Array()).entries()) {
      const row = words.get(place);
      if (!row) continue;
      const use = ofWords.get(place) ?? { row, uses: [] };
      ofWords.set(place, use);
      use.uses.push({ at, value: (values[example]?.[index] ?? 0) * STRETCH });
    }
  }
  return [...rows, ...ofWords.values()];
}

const learned = (count: number): Learned => ({
  weights: new Float32Array(count),
  squares: new Float32Array(count).fill(1e-6),
});

function add(to: Float32Array, row: Float32Array, share: number): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + (row[i] ?? 0) * share;
}

function step({ weights, squares }: Learned, change: Float32Array, rate: number): void {
  for (let i = 0; i < weights.length; i++) {
    const slope = change[i] ?? 0;
    squares[i] = (squares[i] ?? 0) + slope * slope;
    weights[i] = (weights[i] ?? 0) - (rate * slope) / Math.sqrt(squares[i] ?? 1);
  }
}

interface Trained {
  encoder: string;
  labels: readonly string[];
  width: number;
  rarity: Uint8Array;
  dense: readonly Learned[];
  words: ReadonlyMap<number, Learned>;
  biases: Learned;
}

function fileOf({ encoder, labels, width, rarity, dense, words, biases }: Trained): SoftmaxFile {
  let most = 1e-9;
  for (const { weights } of [...dense, ...words.values()])
    for (const one of weights) most = Math.max(most, Math.abs(one));
  const scale = most / 127;
  const byte = (value = 0) => Math.round(value / scale);
  const rows = new Int8Array(labels.length * width);
  for (const [i, { weights }] of dense.entries()) {
    for (const label of labels.keys()) rows[label * width + i] = byte(weights[label]);
  }
  const counts = new Uint16Array(WORD_FEATURES);
  const holders: number[] = [];
  const bytes: number[] = [];
  for (let place = 0; place < WORD_FEATURES; place++) {
    const weights = words.get(place)?.weights ?? new Float32Array();
    for (const [label, weight] of weights.entries()) {
      if (Math.abs(byte(weight)) < LEAST) continue;
      counts[place] = (counts[place] ?? 0) + 1;
      holders.push(label);
      bytes.push(byte(weight));
    }
  }
  return {
    encoder,
    labels,
    width,
    scale,
    biases: [...biases.weights].map((bias) => Math.round(bias * 1_000) / 1_000),
    rarity: packed(rarity),
    dense: packed(rows),
    counts: packed(new Uint8Array(counts.buffer)),
    holders: packed(new Uint8Array(Uint16Array.from(holders).buffer)),
    words: packed(Int8Array.from(bytes)),
  };
}
