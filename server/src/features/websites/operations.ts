import type { Operations } from '../../platform/http/operation.ts';

const done = '{ ok }';
const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/platforms': {
    ...website,
    does: 'Lists the website platforms that there are instructions for, in English or Spanish.',
    answers: [200, '{ platforms }'],
  },
  'GET /api/church/embed-codes': {
    ...website,
    does: 'Gives what the church pastes into its pages on one platform: every app in six forms, with instructions. Without a plan that serves embeds `success` is false and `error` says why.',
    answers: [200, '{ success, platform, embedCodes, error? }'],
  },
  'GET /api/church/website-texts': {
    ...website,
    does: 'Gives the texts that the church’s website may need: two lines for a strict CSP, a privacy text, an accessibility statement.',
    answers: [200, '{ texts }'],
  },
  'POST /api/church/webmaster-mail': {
    ...website,
    does: 'Emails the codes of some apps, with instructions, to the person who maintains the website.',
    answers: [201, done],
  },
};
