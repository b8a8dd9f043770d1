export { loadOf } from './load.ts';
export { type ChallengeService, createChallengeService } from './proof-of-work.ts';
