import type { Operations } from '../../platform/http/operation.ts';

const firstSteps = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church-admin/first-steps': {
    ...firstSteps,
    does: 'Tells which first steps the church has done: an app seen in its colors, live on its website, one person invited.',
    answers: [200, '{ firstSteps }'],
  },
  'POST /api/church-admin/first-steps': {
    ...firstSteps,
    does: 'Notes that an app was seen in the church’s colors, or that the list of first steps is hidden.',
    answers: [204, ''],
  },
};
