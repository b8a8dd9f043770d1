import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;

export const operations: Operations = {
  'POST /embed-api/runs': {
    ...embed,
    does: 'Runs the app of the token on what a visitor entered, and streams the result as server-sent events. Our own messages use the language of x-lampstand-lang (en, es), or the church’s. During unusual traffic it can answer 429 proof_required with a challenge (ALTCHA, version 2); send the run again with the solution, base64, in x-lampstand-proof.',
    answers: [200, 'text/event-stream: section, block, text, verse, notice, done or error'],
  },
};
