import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableSentences } from '../../care/normalise.ts';
import { attacks } from '../injection-corpus/index.ts';
import { contactsIn, phonesIn } from './contacts.ts';
import { hasUnknownFigure } from './figures.ts';
import { goodSentences } from './good-sentences.fixture.ts';
import { isForeign } from './language.ts';
import { normalizedFormsOf } from './normalized-forms.ts';

const LONG = 60_000;
const texts = [...goodSentences, ...attacks.flatMap(({ text, obeyed }) => [text, obeyed])];
const bits = [
  ...'dot,[dot],(at),at,punto,{.},.,com,org,co,church,www.,hxxp,tel,two,ten,hundred,percent,dollars,months,payments,Jan'.split(
    ',',
  ),
  ...'grace,call me,five,5,555,0100,$,€,k,-,(,), ,telegram,@ruth,help.example,a/b,:'.split(','),
];
const anything = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(fc.constantFrom(...bits), { maxLength: 9 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...bits), { maxLength: 9 }).map((words) => words.join('')),
);
const nothingAllowed = {
  allowed: { contacts: new Set<string>(), phones: new Set<string>(), figures: new Set<string>(), names: [] },
};

test(
  'the quick pattern never skips a contact or a figure',
  () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (text, exact) => {
        // The suffix matches the quick pattern but is no contact and no figure.
        expect(contactsIn(text)).toEqual(contactsIn(`${text} ;; @ ;`));
        expect(phonesIn(text)).toEqual(phonesIn(`${text} ;;;; call;; 1`));
        expect(hasUnknownFigure(text, nothingAllowed, exact)).toBe(
          hasUnknownFigure(`${text} ;; percent`, nothingAllowed, exact),
        );
      }),
      { numRuns: 3_000 },
    );
  },
  LONG,
);

test(
  'an ASCII text normalizes like the same text next to other letters',
  () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(`${normalizedFormsOf(text).folded} e`.trim()).toBe(normalizedFormsOf(`${text} é`).folded);
        expect(readableSentences(`${text} é`).join(' ')).toBe(readableSentences(`${text} e`).join(' '));
        expect(isForeign(text)).toBe(isForeign(`${text} É`));
      }),
      { numRuns: 2_000 },
    );
  },
  LONG,
);
