export { builtInWriter } from './built-in.ts';
export type { TextWriter } from './writer.ts';
