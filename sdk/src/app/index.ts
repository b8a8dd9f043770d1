export * from './blocks.ts';
export * from './check-input.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './manifest.ts';
