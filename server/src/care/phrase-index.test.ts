import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carePatterns } from './patterns/index.ts';
import { phraseLists, phrasesFor } from './phrase-index.ts';
import { anyOf } from './phrases.ts';

/** The expression without its conditions, which the generator of examples does not know. */
function generative(source: string): RegExp {
  let rest = source;
  for (let start = rest.search(/\(\?<?[=!]/); start >= 0; start = rest.search(/\(\?<?[=!]/)) {
    let depth = 0;
    let end = start;
    do {
      if (rest[end] === '(') depth++;
      if (rest[end] === ')') depth--;
      end++;
    } while (depth > 0);
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return new RegExp(`^(?:${rest.replaceAll('\\S', '[a-z]').replaceAll('\\w', '[a-z]').replaceAll('$', '')})$`);
}

test('the index offers a phrase for whatever that phrase fits', () => {
  for (const patterns of carePatterns)
    for (const list of phraseLists)
      for (const phrase of patterns[list]) {
        const source = anyOf([phrase]).source;
        const fits = new RegExp(source);
        for (const example of fc.sample(fc.stringMatching(generative(source)), { numRuns: 12, seed: 7 })) {
          if (!fits.test(example)) continue;
          const offered = [...phrasesFor(example)].some((entry) => entry.pattern().source === source);

          expect(offered, `${patterns.kind} ${list}: "${example}" by ${phrase}`).toBe(true);
        }
      }
}, 60_000);

test('an ordinary sentence is compared with a small part of the phrases only', () => {
  const all = carePatterns.reduce(
    (sum, patterns) => sum + phraseLists.reduce((count, list) => count + patterns[list].length, 0),
    0,
  );

  expect(all).toBeGreaterThan(500);
  expect(phrasesFor('· the lord is my shepherd and i shall not want').size).toBeLessThan(all / 10);
});
