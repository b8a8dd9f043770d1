import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;

export const operations: Operations = {
  'POST /embed-api/token': {
    ...embed,
    does: 'Exchanges an embed token, at most a day after its end, for a new one of the same church and app. Refused with 403 when x-lampstand-app names another church or app.',
    answers: [200, '{ token }'],
  },
};
