import { inflateRawSync } from 'node:zlib';
import { WORD_FEATURES, wordFeatures } from './word-features.ts';

/** What a classifier reads of a text. */
export interface Features {
  /** Places of the word features. */
  places: Uint16Array;
  /** Dense part. */
  vector: Float32Array;
}

export interface ClassifierFile {
  /** Model of the vectors. */
  encoder: string;
  labels: readonly string[];
  /** Numbers of the dense part. */
  width: number;
  /** One scale a label: a weight is its byte times the scale. */
  scales: readonly number[];
  biases: readonly number[];
  /** How rare each word feature is, packed bytes: 0 for never seen, else the logarithm of its rarity times 20. */
  rarity: string;
  /** For each label a row of packed bytes, first the dense part, then the word features. */
  weights: string;
}

/** A multi-label logistic regression: a probability for each label, each by itself. */
export interface Classifier {
  readonly labels: readonly string[];
  /** Numbers of its dense part. */
  readonly width: number;
  /** One probability a label, in their order. */
  probabilities(features: Features): Float32Array;
}

export const featuresOf = (text: string, vector: Float32Array): Features => ({
  places: wordFeatures(text),
  vector,
});

export function openClassifier(file: ClassifierFile): Classifier {
  const { labels, width, scales, biases } = file;
  const row = width + WORD_FEATURES;
  const weights = new Int8Array(unpacked(file.weights));
  if (weights.length !== labels.length * row) throw new Error('The weights do not fit the classifier.');
  const rarity = unpacked(file.rarity);
  return {
    labels,
    width,
    probabilities({ places, vector }) {
      if (vector.length !== width) throw new Error(`The classifier needs ${width} numbers, not ${vector.length}.`);
      const values = wordValues(places, rarity);
      return Float32Array.from(labels, (_, label) => {
        const start = label * row;
        let sum = 0;
        for (let i = 0; i < width; i++) sum += (weights[start + i] ?? 0) * (vector[i] ?? 0);
        for (const [i, place] of places.entries()) sum += (weights[start + width + place] ?? 0) * (values[i] ?? 0);
        return sigmoid((biases[label] ?? 0) + (scales[label] ?? 0) * sum);
      });
    },
  };
}

/** Bytes of deflated base64; most of them are 0. */
const unpacked = (packed: string) => new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64')));

/** One value a word feature, larger for rare ones; their squares sum to 1. */
export function wordValues(places: Uint16Array, rarity: Uint8Array): Float32Array {
  const values = Float32Array.from(places, (place) => rarity[place] ?? 0);
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return values.map((value) => value / length);
}

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
