export { forgetTrust } from './forget-trust.ts';
export { createQualityCounters, type QualityCounters } from './quality-counters.ts';
export { trustRoutes } from './routes.ts';
