export { noteStep } from './note-step.ts';
