export * from './counts.ts';
export * from './dates.ts';
export * from './holidays.ts';
export * from './lists.ts';
export * from './money.ts';
export * from './random.ts';
export * from './shares.ts';
export * from './verses.ts';
