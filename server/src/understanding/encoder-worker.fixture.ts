import { serveTasks } from '../platform/workers/serve-tasks.ts';

let calls = 0;

/** In place of the model: a vector is the length of its sentence and the number of the call. */
serveTasks({
  embed: async (sentences: readonly string[]): Promise<Float32Array[]> => {
    calls += 1;
    if (sentences.includes('fail')) throw new Error('failed');
    return sentences.map((sentence) => Float32Array.of(sentence.length, calls));
  },
});
