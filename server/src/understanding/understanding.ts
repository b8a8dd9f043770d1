import { sentencesOf } from '../text/sentences.ts';
import { type Classifier, featuresOf } from './classifier.ts';
import { type Comparison, comparison } from './compare.ts';
import { indexPhrasings, type Phrasing, type PhrasingIndex } from './nearest.ts';
import { type PreparedVectors, preparedIndex } from './phrasing-file.ts';
import { meanOf, type SentenceEncoder } from './sentence-encoder.ts';
import type { SoftmaxClassifier } from './softmax.ts';

export interface LabelScore {
  label: string;
  /** 0 to 1, of each label by itself. */
  probability: number;
}

/** Prepared phrasings under one name; their vectors are made once. */
export interface PhrasingSet {
  readonly id: string;
  readonly phrasings: readonly Phrasing[];
  /** What is answered, by id: its words tell ids of one subject apart. */
  readonly answers?: ReadonlyMap<string, string>;
}

/** Reads texts by their meaning. Every answer is undefined while the encoder is down; callers then go by rules or ask. */
export interface Understanding {
  /** One vector a text, as classifiers of whole texts read them: twice as long as a sentence's. */
  vectorsOf(texts: readonly string[]): Promise<Float32Array[] | undefined>;
  /** All labels of a classifier of whole texts, the likeliest first. */
  classify(classifier: Classifier, text: string): Promise<LabelScore[] | undefined>;
  /** For each sentence one probability a label, in the order of the labels. */
  choose(classifier: SoftmaxClassifier, sentences: readonly string[]): Promise<Float32Array[] | undefined>;
  /** A short text beside the phrasings of a set. */
  compare(set: PhrasingSet, text: string): Promise<Comparison | undefined>;
}

/** Answers nothing: for tests of rules. */
export const withoutEncoder: Understanding = {
  vectorsOf: async () => undefined,
  classify: async () => undefined,
  choose: async () => undefined,
  compare: async () => undefined,
};

interface UnderstandingParts {
  encoder: SentenceEncoder;
  /** Vectors that the build made; those of other sets are made when they are first needed. */
  prepared?: PreparedVectors;
  /** Hears why the encoder did not answer. */
  onFailure: (error: unknown) => void;
}

/** A text of more sentences is read by these first ones. */
const MOST_SENTENCES = 40;

export function createUnderstanding({ encoder, prepared, onFailure }: UnderstandingParts): Understanding {
  const indexes = new Map<string, Promise<PhrasingIndex>>();

  async function orUndefined<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  function indexOf(set: PhrasingSet): Promise<PhrasingIndex> {
    const known = indexes.get(set.id);
    if (known) return known;
    const ready = prepared && preparedIndex(set, encoder.model, prepared);
    const made = ready ? Promise.resolve(ready) : indexPhrasings(set.phrasings, encoder);
    indexes.set(set.id, made);
    made.catch(() => indexes.delete(set.id));
    return made;
  }

  return {
    vectorsOf: (texts) => orUndefined(() => Promise.all(texts.map((text) => textVector(text, encoder)))),
    classify: (classifier, text) =>
      orUndefined(async () => {
        const features = featuresOf(text, await textVector(text, encoder));
        const probabilities = classifier.probabilities(features);
        return classifier.labels
          .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
          .sort((a, b) => b.probability - a.probability);
      }),
    choose: (classifier, sentences) =>
      orUndefined(async () => {
        const vectors = await encoder.embed(sentences);
        return sentences.map((text, index) =>
          classifier.probabilities(featuresOf(text, vectors[index] as Float32Array)),
        );
      }),
    compare: (set, text) =>
      orUndefined(async () => {
        const [index, [vector]] = await Promise.all([indexOf(set), encoder.embed([text])]);
        return comparison(text, vector as Float32Array, index, set);
      }),
  };
}

/** The dense part of a classifier of whole texts: the vector of the text, then the mean of its sentences, of length 1 together. */
export async function textVector(text: string, encoder: Pick<SentenceEncoder, 'embed'>): Promise<Float32Array> {
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const [whole, ...parts] = await encoder.embed([text, ...sentences.map((sentence) => sentence.text)]);
  if (!whole) throw new Error('The encoder answered without a vector.');
  const mean = parts.length > 0 ? meanOf(parts) : whole;
  return Float32Array.from([...whole, ...mean], (value) => value * Math.SQRT1_2);
}
