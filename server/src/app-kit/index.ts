export * from './money.ts';
export * from './random.ts';
export * from './shares.ts';
