export { loadOf as pressureOf } from './load.ts';
export { type ChallengeService as Doorkeeper, createChallengeService as createDoorkeeper } from './proof-of-work.ts';
