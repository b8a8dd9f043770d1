import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/subscribed-apps': {
    ...website,
    does: 'Lists the apps, which are ready, and which the church has turned off.',
    answers: [200, '{ apps, allOff }'],
  },
  'GET /api/church/embed-settings': {
    ...website,
    does: 'Returns the appearance and language of the church’s apps.',
    answers: [200, '{ settings }'],
  },
  'PUT /api/church/embed-settings': {
    ...website,
    does: 'Sets the appearance and language of the church’s apps. Pages that show them follow at once; choosing a platform allows its wrapper hosts.',
    answers: [200, '{ settings }'],
  },
  'GET /api/church/sites': {
    ...website,
    does: 'Lists the church’s allowed websites.',
    answers: [200, '{ sites }'],
  },
  'POST /api/church/sites': {
    ...website,
    does: 'Allows a website.',
    answers: [201, '{ site }'],
  },
  'DELETE /api/church/sites/:origin': {
    ...website,
    does: 'Removes an allowed website. The origin is written with encodeURIComponent.',
    answers: [204, ''],
  },
  'PUT /api/church/app-switches': {
    ...website,
    does: 'Turns all apps off, or back to their own state.',
    answers: [200, '{ apps, allOff }'],
  },
  'PUT /api/church/app-switches/:appId': {
    ...website,
    does: 'Turns one app on or off on all pages of the church.',
    answers: [200, '{ apps, allOff }'],
  },
};
