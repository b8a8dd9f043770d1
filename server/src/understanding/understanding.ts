import type { Language } from '@lampstand/sdk/app';
import { sentencesOf } from '../text/sentences.ts';
import { type Classifier, featuresOf } from './classifier.ts';
import { type Comparison, comparison } from './compare.ts';
import { indexPhrasings, type Near, nearestOf, type PhrasingIndex, type PhrasingSet } from './nearest.ts';
import { type OperatorEncoder, scaleBetween } from './operator-encoder.ts';
import { type PreparedVectors, preparedIndex } from './phrasing-file.ts';
import { meanOf, type SentenceEncoder, similarity } from './sentence-encoder.ts';
import type { SoftmaxClassifier } from './softmax.ts';

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
  /** For each sentence one probability a label, in the order of the labels. */
  choose(classifier: SoftmaxClassifier, sentences: readonly string[]): Promise<Float32Array[] | undefined>;
  /** A short text beside the phrasings of a set. */
  compare(set: PhrasingSet, text: string): Promise<Comparison | undefined>;
  /** The same beside several sets, in their order; the text is encoded once. */
  compareAll(sets: readonly PhrasingSet[], text: string): Promise<Comparison[] | undefined>;
  /** How near each of a few other texts is to a text: cosines, by the built-in encoder. */
  similarTo(text: string, others: readonly string[]): Promise<number[] | undefined>;
  /**
   * The nearest ids for each of several texts, by the operator's encoder alone and with its own scores. Undefined as well
   * where it does not read the language.
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
  choose: async () => undefined,
  compare: async () => undefined,
  compareAll: async () => undefined,
  similarTo: async () => undefined,
  nearestIn: async () => undefined,
};

interface UnderstandingParts {
  encoder: SentenceEncoder;
  /** Vectors that the build made; those of other sets are made when they are first needed. */
  prepared?: PreparedVectors;
  /** Asked first for what is nearest. `among` and classifiers never ask it: their weights belong to `encoder`. */
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
    const ready = prepared && preparedIndex(set, encoder.model, prepared);
    const made = ready ? Promise.resolve(ready) : indexPhrasings(set.phrasings, encoder);
    indexes.set(set.id, made);
    made.catch(() => indexes.delete(set.id));
    return made;
  }

  /** What is nearest by the operator's encoder, with its scores on the scale of the built-in one. */
  async function nearestByOperator(set: PhrasingSet, text: string): Promise<Comparison['nearest'] | undefined> {
    const found = operator?.reads('en') ? await operator.vectorsOf(set, [text]) : undefined;
    if (!found) return undefined;
    const { index, vectors } = found;
    const known = scales.get(index) ?? indexOf(set).then((builtIn) => scaleBetween(index, builtIn));
    scales.set(index, known);
    known.catch(() => scales.delete(index));
    const scale = await known;
    return (limit, accepts) =>
      nearestOf(vectors[0] as Float32Array, index, limit, accepts).map((near) => ({
        ...near,
        score: 1 - (1 - near.score) * scale,
      }));
  }

  async function compareBuiltIn(sets: readonly PhrasingSet[], text: string): Promise<Comparison[]> {
    const [[vector], ...indexed] = await Promise.all([encoder.embed([text]), ...sets.map(indexOf)] as const);
    return sets.map((set, at) => comparison(text, vector as Float32Array, indexed[at] as PhrasingIndex, set));
  }

  async function compareAll(sets: readonly PhrasingSet[], text: string): Promise<Comparison[] | undefined> {
    const [builtIn, ...nearest] = await Promise.all([
      orUndefined(() => compareBuiltIn(sets, text)),
      ...sets.map((set) => orUndefined(() => nearestByOperator(set, text))),
    ] as const);
    const found = sets.map((_, at) => {
      const own = builtIn?.[at];
      const near = nearest[at];
      return near ? { nearest: near, among: own?.among ?? (() => []) } : own;
    });
    return found.every((one) => one !== undefined) ? found : undefined;
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
    compare: async (set, text) => (await compareAll([set], text))?.[0],
    compareAll,
    similarTo: (text, others) =>
      orUndefined(async () => {
        const [vector, ...vectors] = await encoder.embed([text, ...others]);
        return vectors.map((other) => similarity(vector as Float32Array, other));
      }),
    async nearestIn(language, set, texts, limit) {
      const found = operator?.reads(language) ? await operator.vectorsOf(set, texts) : undefined;
      return found?.vectors.map((vector) => nearestOf(vector, found.index, limit));
    },
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
