import type { Operations } from '../../platform/http/operation.ts';

const website = { group: 'The church’s website', who: 'administrators of the church' } as const;

export const operations: Operations = {
  'GET /api/church/voice': {
    ...website,
    does: 'Returns the voice of the church’s apps, the imported translations, and if AI writes.',
    answers: [200, '{ voice, translations, writer }'],
  },
  'PUT /api/church/voice': {
    ...website,
    does: 'Sets the voice of the church’s apps and the care contact. The next run of every app uses them.',
    answers: [200, '{ voice, translations, writer }'],
  },
  'GET /api/church/ai-statement': {
    ...website,
    does: 'Writes a statement about AI in the church’s apps for its members, in English or Spanish.',
    answers: [200, '{ statement }'],
  },
};
