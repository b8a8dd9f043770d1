import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;

export const operations: Operations = {
  'POST /embed-api/hand-offs': {
    ...embed,
    does: 'Sends the result in the frame to the church’s care contact, with the visitor’s consent. The body names the church and app that the visitor saw; a token for another is refused with 403. No copy is kept.',
    answers: [202, '{ to, help? }'],
  },
};
