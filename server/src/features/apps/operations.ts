import type { Operations } from '../../platform/http/operation.ts';

const site = { group: 'About Lampstand', who: 'anyone' } as const;

export const operations: Operations = {
  'GET /api/apps': { ...site, does: 'Lists every ministry app and if it’s ready.', answers: [200, '{ apps }'] },
  'GET /api/apps/:appId': {
    ...site,
    does: 'Describes one ministry app: its story, if it’s ready, and a sample result.',
    answers: [200, '{ app }'],
  },
  'POST /api/apps/:appId/token': {
    group: 'Who is here',
    who: 'people who are logged in',
    does: 'Opens an app for the person: a token for its frame that ends with the session, and the church whose frame shows it.',
    answers: [200, '{ token, church }'],
  },
};
