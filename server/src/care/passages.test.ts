import { expect, test } from 'vitest';
import { bearableVerse, deniedPassages, isDenied } from './passages.ts';
import { careKinds } from './types.ts';

test('no verse that is offered to someone in danger is one that must not be there', () => {
  for (const kind of careKinds)
    for (const who of ['self', 'other'] as const)
      for (const turn of [1, 2, 3, 4]) {
        const verse = bearableVerse({ kind, level: 'urgent', who }, turn);
        if (verse) expect(isDenied(verse), verse).toBe(false);
      }
});

test('each denied passage is found in a text, also as part of a longer one', () => {
  for (const reference of deniedPassages) expect(isDenied(`See ${reference} for this.`), reference).toBe(true);
  expect(isDenied('Philippians 1:21-23')).toBe(true);
  expect(isDenied('Philippians 1:3')).toBe(false);
  expect(isDenied('Revelation 21:4')).toBe(true);
  expect(isDenied('Psalm 34:18')).toBe(false);
});

test('our own words for the same thing are found, too', () => {
  expect(isDenied('Paul speaks of being with Christ at once')).toBe(true);
  expect(isDenied('He is in a better place')).toBe(true);
  expect(isDenied('God is near to those whose heart is broken')).toBe(false);
});

test('the next turns bring another verse that can be borne', () => {
  const verses = [1, 2, 3, 4].map((turn) => bearableVerse({ kind: 'suicide', level: 'urgent', who: 'self' }, turn));

  expect(new Set(verses).size).toBe(3);
  expect(verses[3]).toBe(verses[0]);
});
