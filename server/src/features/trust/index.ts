export { forgetTrust } from './forget-trust.ts';
export { createQualityCounters as createTrustLedger, type QualityCounters as TrustLedger } from './quality-counters.ts';
export { trustRoutes } from './routes.ts';
