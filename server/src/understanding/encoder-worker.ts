import { serveTasks } from '../platform/workers/serve-tasks.ts';
import { loadUniversalEncoder } from './universal-encoder.ts';

const encoder = loadUniversalEncoder();

const tasks = {
  embed: async (sentences: readonly string[]): Promise<Float32Array[]> => (await encoder).embed(sentences),
};
export type EncoderTasks = typeof tasks;

serveTasks(tasks);
