export { forgetTrust, forgetTrustOf } from './forget-trust.ts';
export { createQualityCounters, type QualityCounters } from './quality-counters.ts';
