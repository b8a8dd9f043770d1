export * from './as-of-words.ts';
export * from './blocks.ts';
export * from './check-input.ts';
export * from './document-text.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './manifest.ts';
export * from './passages.ts';
