import type { Operations } from '../../platform/http/operation.ts';

const joinCode = { group: 'Invitations', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church-admin/join-code': {
    ...joinCode,
    does: 'Answers the church’s join code with its link and poster; null when it has none.',
    answers: [200, '{ joinCode }'],
  },
  'POST /api/church-admin/join-code': {
    ...joinCode,
    does: 'Makes a new join code; the one before stops working. Everyone who joins with it waits for approval.',
    answers: [201, '{ joinCode }'],
  },
  'DELETE /api/church-admin/join-code': {
    ...joinCode,
    does: 'Removes the join code.',
    answers: [204, 'nothing'],
  },
};
