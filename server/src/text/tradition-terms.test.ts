import { traditions } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { isNamedTradition, termsOf } from './tradition-terms.ts';

test('every tradition has a word for everything, and its church comes with an article', () => {
  for (const tradition of traditions) {
    const terms = termsOf(tradition);

    expect(Object.values(terms).every((word) => word.trim() === word && word !== '')).toBe(true);
    expect(terms.church).toMatch(/^(?:an (?=[AO])|a (?![AEIOU]))/);
  }
});

test('leaders and homes are those that the apps have said until now', () => {
  const said = traditions.filter(isNamedTradition).map((tradition) => {
    const { leader, home } = termsOf(tradition);
    return `${tradition}: ${leader}, ${home}`;
  });

  expect(said).toEqual([
    'anglican: priest, church',
    'baptist: pastor, church',
    'catholic: priest, parish',
    'lutheran: pastor, congregation',
    'methodist: pastor, church',
    'non-denominational: pastor, church',
    'orthodox: priest, parish',
    'pentecostal: pastor, church',
    'presbyterian: minister, congregation',
  ]);
});

test('only the traditions of bishops and priests in parishes speak of a homily', () => {
  expect(traditions.filter((tradition) => termsOf(tradition).sermon === 'homily')).toEqual(['catholic', 'orthodox']);
  expect(['general', 'other'].some((tradition) => isNamedTradition(tradition as 'general'))).toBe(false);
});
