export { builtInWriter } from './built-in.ts';
export { filterOutput } from './output-filter.ts';
export { type TextWriter, type Trouble, WriterTrouble } from './writer.ts';
