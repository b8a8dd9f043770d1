import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;

export const operations: Operations = {
  'POST /embed-api/exports': {
    ...embed,
    does: 'Creates a Word file, calendar or spreadsheet from a result in the frame. Nothing is stored.',
    answers: [200, 'the file'],
  },
};
