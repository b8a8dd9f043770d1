import { inflateRawSync } from 'node:zlib';
import { type Features, wordValues } from './classifier.ts';

/** A trained choice of one among many labels. */
export interface SoftmaxFile {
  /** Model of the vectors. */
  encoder: string;
  labels: readonly string[];
  /** Numbers of the dense part. */
  width: number;
  /** A weight is its byte times this. */
  scale: number;
  biases: readonly number[];
  /** How rare each word feature is, packed bytes (see classifier.ts). */
  rarity: string;
  /** Weights of the dense part, packed bytes, a row for each label. */
  dense: string;
  /** Word features: how many labels each has, packed 16-bit numbers. */
  counts: string;
  /** Labels of the word features, packed 16-bit numbers. */
  holders: string;
  /** Weights for these labels, packed bytes. */
  words: string;
}

/** One of many labels is meant; their probabilities sum to 1. */
export interface SoftmaxClassifier {
  readonly labels: readonly string[];
  /** Numbers of its dense part. */
  readonly width: number;
  /** One probability a label, in their order. */
  probabilities(features: Features): Float32Array;
}

/** Vectors and word features have length 1; larger numbers are learned faster. */
export const STRETCH = 4;

export function openSoftmax(file: SoftmaxFile): SoftmaxClassifier {
  const { labels, width, scale, biases } = file;
  const dense = new Int8Array(unpacked(file.dense));
  const rarity = new Uint8Array(unpacked(file.rarity));
  const counts = new Uint16Array(unpacked(file.counts));
  const holders = new Uint16Array(unpacked(file.holders));
  const words = new Int8Array(unpacked(file.words));
  if (dense.length !== labels.length * width || holders.length !== words.length) {
    throw new Error('The weights do not fit the classifier.');
  }
  const starts = new Uint32Array(counts.length + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = (starts[place] ?? 0) + count;
  return {
    labels,
    width,
    probabilities({ places, vector }) {
      if (vector.length !== width) throw new Error(`The classifier needs ${width} numbers, not ${vector.length}.`);
      const values = wordValues(places, rarity);
      const scores = new Float32Array(labels.length);
      for (const label of labels.keys()) {
        let sum = 0;
        for (let i = 0; i < width; i++) sum += (dense[label * width + i] ?? 0) * (vector[i] ?? 0);
        scores[label] = sum;
      }
      for (const [index, place] of places.entries()) {
        for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
          const label = holders[at] ?? 0;
          scores[label] = (scores[label] ?? 0) + (words[at] ?? 0) * (values[index] ?? 0);
        }
      }
      return softmax(scores.map((score, label) => (biases[label] ?? 0) + score * scale * STRETCH));
    },
  };
}

const unpacked = (packed: string): ArrayBuffer => new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64'))).buffer;

/** Probabilities of scores. */
export function softmax(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
