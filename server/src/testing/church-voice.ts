import type { ChurchVoice } from '@lampstand/sdk/app';

/** A church that has set nothing but its name. */
export const someChurch: ChurchVoice = {
  id: 'church-1',
  slug: 'grace',
  name: 'Grace',
  tradition: 'general',
  translation: 'web',
  readingLevel: 'everyday',
  avoid: [],
  disputed: { policy: 'each-view', teaching: '' },
  care: null,
};
