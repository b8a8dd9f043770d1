export { beaconRoutes } from './beacon.ts';
export { createUsageCounter, type UsageCounter } from './counter.ts';
export { forgetUsage } from './forget-usage.ts';
export { usageRoutes } from './routes.ts';
