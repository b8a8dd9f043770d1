import type { Operations } from '../../platform/http/operation.ts';

const done = '{ ok }';
const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/platforms': {
    ...website,
    does: 'Lists the website platforms with instructions, in English or Spanish.',
    answers: [200, '{ platforms }'],
  },
  'GET /api/church/embed-codes': {
    ...website,
    does: 'Returns the church’s embed codes for one platform: every app in six forms, with instructions. Without a plan that allows embedding `success` is false and `error` says why.',
    answers: [200, '{ success, platform, embedCodes, error? }'],
  },
  'GET /api/church/website-texts': {
    ...website,
    does: 'Returns texts for the church’s website: two lines for a strict CSP, a privacy text, an accessibility statement.',
    answers: [200, '{ texts }'],
  },
  'POST /api/church/webmaster-mail': {
    ...website,
    does: 'Emails embed codes with instructions to the person who runs the website.',
    answers: [201, done],
  },
};
