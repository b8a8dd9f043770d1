export { forgetTrust, forgetTrustOf } from './forget-trust.ts';
export { createQualityCounters as createTrustLedger, type QualityCounters as TrustLedger } from './quality-counters.ts';
