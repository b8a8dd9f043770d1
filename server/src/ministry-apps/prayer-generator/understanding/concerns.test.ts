import { expect, test } from 'vitest';
import type { SoftmaxClassifier } from '../../../understanding/softmax.ts';
import { concernsOf, readConcerns } from './concerns.ts';

/** Reads each sentence as these situations. */
const reader = (likely: Readonly<Record<string, number>>) => ({
  choose: async (classifier: SoftmaxClassifier, sentences: readonly string[]) =>
    sentences.map(() => Float32Array.from(classifier.labels, (label) => likely[label] ?? 0)),
});

async function foundIn(text: string, likely: Readonly<Record<string, number>>, listed: readonly string[] = []) {
  const read = await readConcerns(text, listed, reader(likely));
  return concernsOf(read ?? [], new Set());
}

test('an illness that someone beat is one that is over, or is not named', async () => {
  const { found } = await foundIn('My sister beat cancer.', { 'breast-cancer': 0.7, 'in-remission': 0.1 });

  expect(found.map(({ situation }) => situation?.id)).toEqual(['in-remission']);
});

test('a house that was almost lost is not prayed for as lost', async () => {
  const { found } = await foundIn('We almost lost the house.', { foreclosure: 0.8 });

  expect(found).toEqual([]);
});

test('who hopes that it will be over still has it', async () => {
  const { found } = await foundIn('Pray that she beats cancer.', { 'breast-cancer': 0.8 });

  expect(found.map(({ situation }) => situation?.id)).toEqual(['breast-cancer']);
});

test('a need of a list is read by itself, and is not what the text is about', async () => {
  const { found, listed } = await foundIn('', { 'joint-replacement-ahead': 0.9 }, ['Mom’s hip']);

  expect(found).toEqual([]);
  expect(listed.get('mom’s hip')?.concern.id).toBe('joints-and-bones');
});

test('what is praised for is a joy', async () => {
  const probabilities = { 'relapse-loved-one': 0.5, 'sober-milestone-other': 0.2 };
  const read = await readConcerns('My brother is six months clean.', [], reader(probabilities), true);

  expect(concernsOf(read ?? [], new Set()).found[0]?.situation?.id).toBe('sober-milestone-other');
});

test('a trouble that someone brought the writer through is not there now', async () => {
  const { found } = await foundIn('My dog got me through my deployment.', { 'boot-camp-now': 0.8 });

  expect(found).toEqual([]);
});

test('a concern that is not likely without a sure situation is asked about', async () => {
  const { found, likely } = await foundIn('The inspector comes to our food truck.', {
    hunger: 0.22,
    'food-pantry': 0.2,
  });

  expect(found).toEqual([]);
  expect(likely.length).toBeGreaterThan(0);
});
