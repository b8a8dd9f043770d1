import type { Operations } from '../../platform/http/operation.ts';

export const operations: Operations = {
  'GET /api/church-admin/church': {
    group: 'Who is here',
    who: 'administrators of the church',
    does: 'Answers the church that the person administers.',
    answers: [200, '{ church }'],
  },
  'GET /api/context': {
    group: 'Who is here',
    who: 'anyone',
    does: 'Returns who is logged in, with church, plan and home; all null when no one is.',
    answers: [200, '{ user, church, subscription, home }'],
  },
};
