export { beaconRoutes } from './beacon.ts';
export { createUsageCounter, type UsageCounter } from './counter.ts';
export { rangeOf } from './day-range.ts';
export { forgetUsage, forgetUsageOf } from './forget-usage.ts';
export { usageRoutes } from './routes.ts';
