export { createTrustLedger, type TrustLedger } from './ledger.ts';
