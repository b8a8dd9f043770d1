export { type ModelSimulator, startModelSimulator } from './start-model-simulator.ts';
