import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/subscribed-apps': {
    ...website,
    does: 'Lists the apps, which of them are built, and which the church has switched off.',
    answers: [200, '{ apps, allOff }'],
  },
  'GET /api/church/embed-settings': {
    ...website,
    does: 'Answers the appearance and language of the church’s apps.',
    answers: [200, '{ settings }'],
  },
  'PUT /api/church/embed-settings': {
    ...website,
    does: 'Sets the appearance and language of the church’s apps. Pages that show them follow at once; choosing a platform allows its wrapper hosts.',
    answers: [200, '{ settings }'],
  },
  'GET /api/church/sites': {
    ...website,
    does: 'Lists the addresses whose pages may show the church’s apps.',
    answers: [200, '{ sites }'],
  },
  'POST /api/church/sites': {
    ...website,
    does: 'Allows the pages of one address.',
    answers: [201, '{ site }'],
  },
  'DELETE /api/church/sites/:origin': {
    ...website,
    does: 'Takes an address off the list. The origin is written with encodeURIComponent.',
    answers: [204, ''],
  },
  'PUT /api/church/app-switches': {
    ...website,
    does: 'Switches every app off at once, or back to its own state.',
    answers: [200, '{ apps, allOff }'],
  },
  'PUT /api/church/app-switches/:appId': {
    ...website,
    does: 'Switches one app on or off on all pages of the church.',
    answers: [200, '{ apps, allOff }'],
  },
};
