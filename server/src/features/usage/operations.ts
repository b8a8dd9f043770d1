import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'POST /embed-api/beacon': {
    group: 'Apps in church pages',
    who: 'anyone',
    does: 'Reports that an app failed in a page: { church, app, code, page } as text. Always answers 204.',
    answers: [204, ''],
  },
  'GET /api/church/pages': {
    ...website,
    does: 'Lists where the church’s apps were last seen, with views and errors of the last seven days.',
    answers: [200, '{ pages, nextCursor }'],
  },
  'GET /api/church/usage': {
    ...website,
    does: 'Counts uses, visits and errors by day, app and page; the last thirty days by default.',
    answers: [200, '{ usage }'],
  },
  'GET /api/church/usage.csv': { ...website, does: 'The same as CSV.', answers: [200, 'the file'] },
};
