import type { Operations } from '../../platform/http/operation.ts';

const embed = { group: 'Apps in church pages', who: 'frames with an embed token' } as const;
const site = { group: 'About Lampstand', who: 'anyone' } as const;

export const operations: Operations = {
  'GET /embed-api/scripture/chapter': {
    ...embed,
    does: 'Shows the chapter of a passage, with the passage marked, in the church’s translation or a named one; of a licensed text no more verses than can be shown at once.',
    answers: [200, '{ title, reference, translation, verses, note?, href?, previous, next }'],
  },
  'GET /embed-api/scripture/compare': {
    ...embed,
    does: 'Shows one passage, of 40 verses at most, in every imported translation.',
    answers: [200, '{ reference, texts }'],
  },
  'GET /api/scripture/search': {
    ...site,
    does: 'Finds verses with the words, best first. Verses of a licensed text beyond its limit are returned without their words.',
    answers: [200, '{ verses, translation }'],
  },
  'GET /api/scripture/concordance': {
    ...site,
    does: 'Counts how often words occur in a translation, book by book.',
    answers: [200, '{ word, occurrences, verses, books, translation }'],
  },
};
