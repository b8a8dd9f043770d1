import type { Language } from '@lampstand/sdk/app';
import { sentencesOf } from '../text/sentences.ts';
import { type Classifier, featuresOf } from './classifier.ts';
import { indexPhrasings, type Near, nearestOf, type PhrasingIndex, type PhrasingSet } from './nearest.ts';
import { type OperatorEncoder, scaleBetween } from './operator-encoder.ts';
import { meanOf, type SentenceEncoder } from './sentence-encoder.ts';

export interface LabelScore {
  label: string;
  /** 0 to 1, of each label by itself. */
  probability: number;
}

/** Reads texts by their meaning. Every answer is undefined while the encoder is down; callers then go by rules or ask. */
export interface Understanding {
  /** One vector a text, as classifiers of whole texts read them: twice as long as a sentence's. */
  vectorsOf(texts: readonly string[]): Promise<Float32Array[] | undefined>;
  /** All labels of a classifier of whole texts, the likeliest first. */
  classify(classifier: Classifier, text: string): Promise<LabelScore[] | undefined>;
  /** The ids whose phrasings are nearest to a short English text, best first. */
  nearest(set: PhrasingSet, text: string, limit?: number): Promise<Near[] | undefined>;
  /**
   * The same for each of several texts, by the operator's encoder alone and with its own scores. Undefined as well where it
   * does not read the language.
   */
  nearestIn(
    language: Language,
    set: PhrasingSet,
    texts: readonly string[],
    limit?: number,
  ): Promise<Near[][] | undefined>;
}

/** Answers nothing: for tests of rules. */
export const withoutEncoder: Understanding = {
  vectorsOf: async () => undefined,
  classify: async () => undefined,
  nearest: async () => undefined,
  nearestIn: async () => undefined,
};

interface UnderstandingParts {
  encoder: SentenceEncoder;
  /** Vectors that the build made; those of other sets are made when they are first needed. */
  prepared?: (set: PhrasingSet, model: string) => PhrasingIndex | undefined;
  /** Asked first by `nearest`; classifiers never ask it, because their weights belong to `encoder`. */
  operator?: OperatorEncoder | undefined;
  /** Hears why the encoder did not answer. */
  onFailure: (error: unknown) => void;
}

/** A text of more sentences is read by these first ones. */
const MOST_SENTENCES = 40;

export function createUnderstanding({ encoder, prepared, operator, onFailure }: UnderstandingParts): Understanding {
  const indexes = new Map<string, Promise<PhrasingIndex>>();
  const scales = new WeakMap<PhrasingIndex, Promise<number>>();

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
    const ready = prepared?.(set, encoder.model);
    const made = ready ? Promise.resolve(ready) : indexPhrasings(set.phrasings, encoder);
    indexes.set(set.id, made);
    made.catch(() => indexes.delete(set.id));
    return made;
  }

  /** By the operator's encoder, with its scores on the scale of the built-in one. */
  async function nearestByOperator(set: PhrasingSet, text: string, limit?: number): Promise<Near[] | undefined> {
    const found = operator?.reads('en') ? await operator.nearest(set, [text], limit) : undefined;
    if (!found) return undefined;
    const known = scales.get(found.index) ?? indexOf(set).then((index) => scaleBetween(found.index, index));
    scales.set(found.index, known);
    known.catch(() => scales.delete(found.index));
    const scale = await known;
    return found.near[0]?.map((near) => ({ ...near, score: 1 - (1 - near.score) * scale }));
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
    nearest: (set, text, limit) =>
      orUndefined(async () => {
        const byOperator = await nearestByOperator(set, text, limit);
        if (byOperator) return byOperator;
        const [index, [vector]] = await Promise.all([indexOf(set), encoder.embed([text])]);
        return nearestOf(vector as Float32Array, index, limit);
      }),
    nearestIn: async (language, set, texts, limit) =>
      operator?.reads(language) ? (await operator.nearest(set, texts, limit))?.near : undefined,
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
