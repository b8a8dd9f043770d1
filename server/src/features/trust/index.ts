export { forgetTrust } from './forget-trust.ts';
export { createTrustLedger, type TrustLedger } from './ledger.ts';
export { trustRoutes } from './routes.ts';
