export { planInTerms, voiceOfRun } from './apply-voice.ts';
export { builtInWriter } from './built-in.ts';
export type { ModelSettings } from './model/call-model.ts';
export { createModelWriter, type ModelTools } from './model/create-model-writer.ts';
export { OutputFilter, readyFilter } from './output-filter/index.ts';
export { ModelError, type ModelErrorKind, type TextWriter } from './writer.ts';
