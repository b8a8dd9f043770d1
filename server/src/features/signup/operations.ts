import type { Operations } from '../../platform/http/operation.ts';

const publicSignIn = { group: 'Logging in', who: 'anyone' } as const;

export const operations: Operations = {
  'POST /api/auth/signup': {
    ...publicSignIn,
    does: 'Creates an account: for one person, for a new church, from an invitation, or with a church’s join code. A known email gets the same answer and an email.',
    answers: [201, '{ ok, requiresVerification, trialExtension? }, and the session for an invited person'],
  },
};
