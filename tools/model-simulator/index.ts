export type { Asked } from './composed-answer.ts';
export { type ModelSimulator, startModelSimulator } from './start-model-simulator.ts';
