import type { Operations } from '../../platform/http/operation.ts';

const site = { group: 'About this server', who: 'anybody' } as const;

export const operations: Operations = {
  'GET /api/apps': { ...site, does: 'Lists every ministry app and whether it is built.', answers: [200, '{ apps }'] },
  'GET /api/apps/:appId': {
    ...site,
    does: 'Describes one ministry app: its story, whether it is built, and a sample document.',
    answers: [200, '{ app }'],
  },
  'POST /api/apps/:appId/token': {
    group: 'Who is here',
    who: 'signed-in people',
    does: 'Opens an app for the person: a token for its frame that ends with the session, and the church whose frame shows it.',
    answers: [200, '{ token, church }'],
  },
};
