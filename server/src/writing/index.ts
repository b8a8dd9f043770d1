export { builtInWriter } from './built-in-writer.ts';
export type { TextWriter } from './writer.ts';
