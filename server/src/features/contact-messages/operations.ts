import type { Operations } from '../../platform/http/operation.ts';

export const operations: Operations = {
  'POST /api/contact': {
    group: 'About Lampstand',
    who: 'anyone',
    does: 'Emails a message from the contact page to support; replies go to the person who wrote it. When the message says that someone is in danger, it’s answered with help first, status 200, and sent only when it comes again with helpSeen. No copy is kept.',
    answers: [202, '{ sent, help? }'],
  },
};
