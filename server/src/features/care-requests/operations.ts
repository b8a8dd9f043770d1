import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;

export const operations: Operations = {
  'POST /embed-api/hand-offs': {
    ...embed,
    does: 'Sends the document that the frame holds to the care contact of the church, with the consent of the person who asks. The body names the church and app that the person saw; a token for another is refused with 403. No copy is kept.',
    answers: [202, '{ to, help? }'],
  },
};
