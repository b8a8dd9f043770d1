import type { Operations } from '../../platform/http/operation.ts';

export const operations: Operations = {
  'GET /api/church/directory': {
    group: 'Who is here',
    who: 'people who are logged in',
    does: 'Lists people of the person’s own church by name, each with what they show to members. Refused until the church has approved the person.',
    answers: [200, '{ people }'],
  },
};
