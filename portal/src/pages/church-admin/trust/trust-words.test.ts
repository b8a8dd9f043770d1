import type { ChurchTrust } from '@lampstand/server/contracts';
import { expect, test } from 'vitest';
import { checkInWords, dollars, fallbackInWords } from './trust-words.ts';

const none: ChurchTrust['totals'] = {
  ...{ verified: 0, repaired: 0, moved: 0, paraphrase: 0, references: 0, removed: 0, crisis: 0, model: 0, withheld: 0 },
  ...{ 'other-translation': 0, 'not-in-translation': 0, 'no-such-verse': 0, 'built-in': 0, 'fell-back': 0 },
};

test('the check is said in one sentence', () => {
  expect(checkInWords({ ...none, verified: 1_200 })).toBe(
    '1,200 references and quotations were checked, and nothing had to be changed.',
  );
  expect(checkInWords({ ...none, verified: 1 })).toBe(
    '1 reference or quotation was checked, and nothing had to be changed.',
  );
  expect(
    checkInWords({ ...none, verified: 8, 'not-in-translation': 1, repaired: 2, moved: 1, 'no-such-verse': 1 }),
  ).toBe(
    'Of 13 references and quotations, 9 stood as they should, 3 were put right and 1 taken out, all before anybody read them.',
  );
});

test('that a model did not write is said only where it happened', () => {
  expect(fallbackInWords(none)).toBeUndefined();
  expect(fallbackInWords({ ...none, 'fell-back': 1 })).toBe(
    'A model could not write 1 time; the built-in writer wrote instead and said so.',
  );
  expect(fallbackInWords({ ...none, 'fell-back': 2, withheld: 3 })).toMatch(
    /^A model could not write 2 times, and what it wrote was held back 3 times;/,
  );
});

test('millionths of a dollar are said in dollars and cents', () => {
  expect(dollars(1_204_999)).toBe('$1.20');
});
