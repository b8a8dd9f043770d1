import type { Operations } from '../../platform/http/operation.ts';

const site = { group: 'About Lampstand', who: 'anyone' } as const;

export const operations: Operations = {
  'GET /api/openapi.json': { ...site, does: 'Describes this API as OpenAPI 3.1.', answers: [200, 'the description'] },
};
