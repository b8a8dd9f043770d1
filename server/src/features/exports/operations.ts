import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;

export const operations: Operations = {
  'POST /embed-api/exports': {
    ...embed,
    does: 'Makes a Word file, a calendar or a table out of a document that the frame holds. Nothing is stored.',
    answers: [200, 'the file'],
  },
};
