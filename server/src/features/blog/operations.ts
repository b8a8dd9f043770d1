import type { Operations } from '../../platform/http/operation.ts';

const site = { group: 'About Lampstand', who: 'anyone' } as const;

export const operations: Operations = {
  'GET /api/blog/posts': {
    ...site,
    does: 'Lists what is published, newest first, page by page, and the categories; category narrows it to one.',
    answers: [200, '{ posts, categories, nextCursor }'],
  },
  'GET /api/blog/posts/:slug': {
    ...site,
    does: 'Shows a published article as a tree of elements, with its neighbors in time and others of its category.',
    answers: [200, '{ post, previous, next, related }'],
  },
};
