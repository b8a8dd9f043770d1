import { deflateRawSync } from 'node:zlib';
import { type ClassifierFile, type Features, sigmoid, wordValues } from './classifier.ts';
import { WORD_FEATURES } from './word-features.ts';

export interface Example {
  features: Features;
  labels: readonly string[];
}

export interface TrainingOptions {
  encoder: string;
  epochs: number;
  rate: number;
  /** Pull of every weight toward 0. */
  decay: number;
  /** How much more a missed label counts than a wrong one. */
  positive: number;
}

const BATCH = 256;
/** Vectors and word features have length 1; larger numbers are learned faster. */
const STRETCH = 5;

/** Smaller weights of words are left out: they decide nothing, and without them the file is a third as large. */
const LEAST = 4;

/**
 * Trains one logistic regression a label by Adam, over the examples in a fixed shuffled order: the same examples give the same
 * weights.
 */
export function trainClassifier(
  examples: readonly Example[],
  labels: readonly string[],
  { encoder, ...options }: TrainingOptions,
): ClassifierFile {
  const width = examples[0]?.features.vector.length ?? 0;
  const row = width + WORD_FEATURES;
  const rarity = rarityOf(examples);
  const values = examples.map(({ features }) => wordValues(features.places, rarity));
  const order = shuffledOrder(examples.length);
  const weights = new Int8Array(labels.length * row);
  const scales: number[] = [];
  const biases: number[] = [];
  for (const [index, label] of labels.entries()) {
    const { trained, bias } = trainLabel({ examples, values, label, order, width, ...options });
    const scale = trained.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
    for (let i = 0; i < row; i++) {
      const byte = Math.round((trained[i] ?? 0) / scale);
      weights[index * row + i] = i >= width && Math.abs(byte) < LEAST ? 0 : byte;
    }
    scales.push(scale * STRETCH);
    biases.push(bias);
  }
  return { encoder, labels, width, scales, biases, rarity: packed(rarity), weights: packed(weights) };
}

export const packed = (bytes: Uint8Array | Int8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64');

export function rarityOf(examples: readonly Example[]): Uint8Array {
  const counts = new Uint32Array(WORD_FEATURES);
  for (const { features } of examples) for (const place of features.places) counts[place] = (counts[place] ?? 0) + 1;
  return Uint8Array.from(counts, (count) =>
    count === 0 ? 0 : Math.min(255, Math.round(Math.log(examples.length / count) * 20)),
  );
}

interface LabelTraining extends Omit<TrainingOptions, 'encoder'> {
  examples: readonly Example[];
  values: readonly Float32Array[];
  label: string;
  order: readonly number[];
  width: number;
}

function trainLabel({ examples, values, label, order, width, epochs, rate, decay, positive }: LabelTraining) {
  const row = width + WORD_FEATURES;
  // The last number is the bias.
  const trained = new Float32Array(row + 1);
  trained[row] = -1;
  const gradient = new Float32Array(row + 1);
  const mean = new Float32Array(row + 1);
  const square = new Float32Array(row + 1);
  let turn = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      for (let i = 0; i < row; i++) gradient[i] = decay * (trained[i] ?? 0);
      gradient[row] = 0;
      for (const at of batch) {
        const { features, labels } = examples[at] as Example;
        const { places, vector } = features;
        const words = values[at] as Float32Array;
        let sum = 0;
        for (let i = 0; i < width; i++) sum += (trained[i] ?? 0) * (vector[i] ?? 0);
        for (let i = 0; i < places.length; i++) sum += (trained[width + (places[i] ?? 0)] ?? 0) * (words[i] ?? 0);
        const truth = labels.includes(label) ? 1 : 0;
        const error = ((sigmoid((trained[row] ?? 0) + sum * STRETCH) - truth) * (truth ? positive : 1)) / batch.length;
        for (let i = 0; i < width; i++) gradient[i] = (gradient[i] ?? 0) + error * STRETCH * (vector[i] ?? 0);
        for (let i = 0; i < places.length; i++) {
          const place = width + (places[i] ?? 0);
          gradient[place] = (gradient[place] ?? 0) + error * STRETCH * (words[i] ?? 0);
        }
        gradient[row] = (gradient[row] ?? 0) + error;
      }
      turn += 1;
      const [correctMean, correctSquare] = [1 - 0.9 ** turn, 1 - 0.999 ** turn];
      for (let i = 0; i <= row; i++) {
        const pull = gradient[i] ?? 0;
        mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * pull;
        square[i] = 0.999 * (square[i] ?? 0) + 0.001 * pull * pull;
        const step = (mean[i] ?? 0) / correctMean / (Math.sqrt((square[i] ?? 0) / correctSquare) + 1e-8);
        trained[i] = (trained[i] ?? 0) - rate * step;
      }
    }
  }
  return { trained: trained.subarray(0, row), bias: trained[row] ?? 0 };
}

/** A fixed order that mixes neighbors. */
export function shuffledOrder(length: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let seed = 12_345;
  for (let i = length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
