export { PREVIEW_PAGE } from './contract.ts';
export { createUsageCounter, type UsageCounter } from './counter.ts';
export { rangeOf } from './day-range.ts';
export { forgetUsage, forgetUsageOf } from './forget-usage.ts';
export { seenPages, usageDays } from './table.ts';
